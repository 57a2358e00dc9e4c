// Giving answers, and holding back the ones that a player should confirm.
import type { ForAbsent, Key } from '../../lib/net/types';
import { preferences } from '../../lib/screen/settings.svelte';
import type { Coach } from './coach.svelte';
import type { TableState } from './state.svelte';

/** The loss in win probability, from 0 to 1, from which an answer must be confirmed if the player wants that. */
const LARGE_LOSS = 0.1;

export class Answers {
  /** The answer that was sent and not yet confirmed by a new state. */
  pending = $state<Key | null>(null);
  /** The answer that must be given a second time: it ends the game or loses much. */
  held = $state<Key | null>(null);
  /** The answer by which everybody surely loses at once. */
  final = $state<Key | null>(null);

  constructor(
    private readonly state: TableState,
    private readonly coach: Coach,
    private readonly send: (message: object) => boolean,
  ) {}

  give(key: Key): void {
    const { seq, seat } = this.state;
    if (this.pending !== null || seat === null) return;
    if (this.held !== key && preferences.sure && this.coach.loss(key) >= LARGE_LOSS) {
      this.held = key;
      return;
    }
    const careful = this.held !== key || this.final !== key;
    if (this.send({ type: 'answer', seq, seat, key, careful })) this.pending = key;
  }

  /** Answer for an absent player, as far as the game allows that to the host. */
  giveForAbsent({ seat, key }: ForAbsent): void {
    this.send({ type: 'answer', seq: this.state.seq, seat, key });
  }

  /** The server wants the pending answer confirmed. */
  holdFinal(): void {
    this.held = this.final = this.pending;
  }

  forgetHeld(): void {
    this.held = null;
    this.final = null;
  }

  /** The better answer to the held one, with both chances in percent. */
  get better(): { key: Key; why: string; chance: number; held: number } | null {
    const advice = this.coach.advice;
    if (!this.held || !advice?.best) return null;
    const percent = (key: Key) => Math.round(100 * (this.coach.evaluation(key)?.chance ?? 0));
    return { key: advice.best, why: advice.why ?? '', chance: percent(advice.best), held: percent(this.held) };
  }
}
