// What players say at the table, and the options they suggest.
import type { Key, Seat, ServerMessage } from '../../lib/net/types';

const MOST_LINES = 300;

export interface ChatLine {
  id: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
  /** The suggested option. */
  key?: Key;
  /** Said before this client connected. */
  old?: boolean;
}

export class ChatHistory {
  lines = $state<ChatLine[]>([]);
  #count = 0;

  constructor(private readonly send: (message: object) => boolean) {}

  say(text: string): void {
    this.send({ type: 'chat', text });
  }

  suggest(key: Key, text: string): void {
    this.send({ type: 'suggest', key, text });
  }

  receive(message: Extract<ServerMessage, { type: 'chat' | 'suggest' }>): void {
    const { seat, name } = message;
    if (message.type === 'suggest') {
      this.#add({ seat, name, text: message.text || message.label || message.key, at: Date.now(), key: message.key });
      return;
    }
    const at = typeof message.at === 'number' ? message.at : Date.parse(message.at);
    this.#add({ seat, name, text: message.text, at: Number.isFinite(at) ? at : Date.now(), old: message.old ?? false });
  }

  /** A new connection receives the chat again, but not the suggestions. */
  keepSuggestions(): void {
    this.lines = this.lines.filter((line) => line.key);
  }

  #add(line: Omit<ChatLine, 'id'>): void {
    this.lines.push({ id: ++this.#count, ...line });
    if (this.lines.length > MOST_LINES) this.lines.shift();
  }
}
