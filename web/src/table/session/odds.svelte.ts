// How answers may turn out. The server computes it, so it is asked sparingly, and only for options somebody points at.
import type { Key, OddsMessage, Odds, ServerMessage } from '../../lib/net/types';
import { t } from '../../lib/screen/texts.svelte';
import type { TableState } from './state.svelte';

/** The limit of requests: a bucket of tokens that refills over time. */
const BUCKET = 4;
const REFILL = 2200;
const POINTED_AT = 450;
const MOST_LINES = 5;

/** The likeliest lines, and a note if there are more. */
export function likeliest(lines: OddsMessage[]): string {
  const few = lines.slice(0, MOST_LINES).map((line) => line.said);
  return (lines.length > MOST_LINES ? [...few, t('odds-others')] : few).join('\n');
}

export class OddsBook {
  texts = $state<Record<Key, string>>({});
  shares = $state<Record<Key, Odds>>({});
  #asked = new Set<Key>();
  #pointing: ReturnType<typeof setTimeout> | undefined;
  #tokens = BUCKET;
  #filledAt = 0;

  /** `canAsk` tells whether the table is open and no answer is under way. */
  constructor(
    private readonly state: TableState,
    private readonly canAsk: () => boolean,
    private readonly send: (message: object) => boolean,
  ) {}

  /** Ask for an option once the pointer has rested on it. */
  point(key: Key): void {
    this.stopPointing();
    if (!this.#asked.has(key)) this.#pointing = setTimeout(() => this.ask(key), POINTED_AT);
  }

  stopPointing(): void {
    clearTimeout(this.#pointing);
  }

  /** Ask for an option at once; returns whether it has been asked for. */
  ask(key: Key): boolean {
    if (this.#asked.has(key)) return true;
    const now = Date.now();
    this.#tokens = Math.min(BUCKET, this.#tokens + (now - this.#filledAt) / REFILL);
    this.#filledAt = now;
    if (this.#tokens < 1 || !this.canAsk() || !this.state.question?.mine) return false;
    this.#tokens -= 1;
    this.#asked.add(key);
    return this.send({ type: 'odds', key });
  }

  receive(message: Extract<ServerMessage, { type: 'odds' }>): void {
    const { key, lines, shares, text } = message;
    this.texts[key] = lines?.length ? likeliest(lines) : shares?.length ? '' : text;
    this.shares[key] = message;
    if (message.failed) this.#asked.delete(key); // it may be asked again
  }

  clear(): void {
    this.texts = {};
    this.shares = {};
    this.#asked.clear();
  }
}
