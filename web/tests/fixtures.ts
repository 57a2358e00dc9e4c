// Messages of a small imaginary game, and a transport that a test drives by hand.
import {
  chooseTransport,
  type ClientOptions,
  type ConnectionListener,
  type Reply,
  type Transport,
} from '../src/lib/net/transport';
import type { OptionMessage, Question, ServerMessage, View } from '../src/lib/net/types';

export function option(key: string, changes: Partial<OptionMessage> = {}): OptionMessage {
  const facts = { deed: key.split(':')[0]! } as OptionMessage['facts'];
  return {
    key,
    facts,
    label: key,
    tail: '',
    open: true,
    offer: false,
    back: false,
    matters: true,
    reasons: [],
    ...changes,
  };
}

export function question(options: OptionMessage[], changes: Partial<Question> = {}): Question {
  return {
    tag: 'plan',
    prompt: 'What now?',
    mine: true,
    asked: [0],
    why: [],
    at: [],
    rule: '',
    who: 0,
    options,
    ...changes,
  } as Question;
}

export const view = (changes: object): View => ({ game: 'imaginary', ...changes }) as View;

const bytes = (value: object): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** A full state message. */
export function stateMessage(seq: number, seen: View, asked: Question | null, changes: object = {}): ServerMessage {
  return {
    type: 'state',
    seq,
    base: null,
    table: { game: 'imaginary', name: 'Table', options: {} },
    you: [0],
    seat: 0,
    host: true,
    seats: [{ seat: 0, name: 'Ana', kind: 'me', present: true }],
    view: seen,
    size: bytes(seen),
    beats: [],
    log: { from: 0, lines: [] },
    coach: true,
    over: false,
    outcome: null,
    question: asked,
    ...changes,
  } as unknown as ServerMessage;
}

/** A transport that records requests and messages, and replies as the test says. */
export class TestTransport implements Transport {
  requests: { method: string; path: string; body: unknown }[] = [];
  replies: (Reply | Error)[] = [];
  connections: { table: string; options: ClientOptions; listener: ConnectionListener; sent: any[]; closed: boolean }[] =
    [];

  constructor() {
    chooseTransport(this);
  }

  async request(method: string, path: string, body?: unknown): Promise<Reply> {
    this.requests.push({ method, path, body });
    const reply = this.replies.shift() ?? new Error('no reply');
    if (reply instanceof Error) throw reply;
    return reply;
  }

  connect(table: string, options: ClientOptions, listener: ConnectionListener) {
    const made = { table, options, listener, sent: [] as any[], closed: false };
    this.connections.push(made);
    return {
      open: true,
      send: (message: object) => void made.sent.push(message),
      close: () => void (made.closed = true),
    };
  }
}

export const reply = (status: number, text = ''): Reply => ({ status, body: new Blob([text]) });
