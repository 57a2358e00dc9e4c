// Shows what happened one beat after another, at the player's pace.
import type { Beat, View } from '../../lib/net/types';
import { pageVisible, preferences, screen } from '../../lib/screen/settings.svelte';

/** Milliseconds that a beat of each kind is shown at the brisk pace; a page stays until the player goes on. */
const DURATIONS: Record<string, number> = {
  phase: 900,
  dice: 1700,
  card: 2600,
  tile: 1500,
  death: 6000,
  wound: 1200,
  fight: 1400,
  build: 1200,
  end: 1500,
};
const PAGE = 'page';
/** Consecutive beats of the same of these kinds are shown as one. */
const JOINED = new Set(['gain', 'loss', 'wound', 'heal', 'build', 'move']);
const MOST_JOINED = 4;
const DEFAULT_DURATION = 800;
const CALM_FACTOR = 1.9;
/** The most beats waiting to be shown; older ones are applied at once. */
const MOST_WAITING = 30;
/** The number of beats that can be replayed from the log. */
const MOST_REPLAYABLE = 150;

/** Whether a beat is worth stopping at: it shows more than the answer itself. */
export const isShown = (beat: Beat): boolean => (beat.kind !== 'deed' && beat.lines.length > 0) || beat.dice.length > 0;

/** The beats, with consecutive plain ones of the same kind joined. */
export function joinBeats(beats: Beat[]): Beat[] {
  const out: Beat[] = [];
  for (const beat of beats) {
    const last = out.at(-1);
    const plain = (one: Beat) => JOINED.has(one.kind) && !one.dice.length && !one.cards.length;
    if (
      last &&
      last.kind === beat.kind &&
      plain(last) &&
      plain(beat) &&
      last.lines.length + beat.lines.length <= MOST_JOINED
    )
      out[out.length - 1] = { ...last, lines: [...last.lines, ...beat.lines], patch: [...last.patch, ...beat.patch] };
    else out.push(beat);
  }
  return out;
}

/** A beat that can be replayed: it was shown after this view. */
export interface PastBeat {
  beat: Beat;
  before: View;
  /** The index of its first line in the log. */
  first: number;
}

export class Playback {
  /** The beat on the screen. */
  now = $state.raw<Beat | null>(null);
  /** The number of beats still waiting. */
  left = $state(0);
  /** A page that the next question asks about is read there: it does not stay here. */
  asked: Beat | null = null;
  past = $state.raw<PastBeat[]>([]);
  #queue: { beat: Beat; step: () => void }[] = [];
  #done: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get playing(): boolean {
    return this.now !== null;
  }

  /** Whether to show these one by one, by the player's settings and if the page is visible. */
  wants(beats: Beat[]): boolean {
    return preferences.pace !== 'once' && !screen.reduced && pageVisible() && (this.playing || beats.some(isShown));
  }

  /** Show beats after the waiting ones: `step` applies one to the board, `done` is called after the last. */
  play(beats: Beat[], step: (beat: Beat) => void, done: () => void): void {
    for (const beat of joinBeats(beats)) this.#queue.push({ beat, step: () => step(beat) });
    this.#done = done;
    while (this.#queue.length > MOST_WAITING) this.#queue.shift()!.step();
    if (!this.playing) this.next();
    else this.left = this.#queue.length;
  }

  /** Go on to the next beat, or to the question. */
  next(): void {
    clearTimeout(this.#timer);
    let one = this.#queue.shift();
    while (one && !isShown(one.beat)) {
      one.step();
      one = this.#queue.shift();
    }
    this.left = this.#queue.length;
    this.now = one?.beat ?? null;
    if (one) {
      one.step();
      if (one.beat.kind === PAGE && one.beat !== this.asked) return;
      const duration =
        (DURATIONS[one.beat.kind] ?? DEFAULT_DURATION) + 25 * Math.max(0, one.beat.lines.join(' ').length - 60);
      this.#timer = setTimeout(() => this.next(), preferences.pace === 'calm' ? duration * CALM_FACTOR : duration);
      return;
    }
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  /** Apply all waiting beats and go on to the question. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const one of this.#queue.splice(0)) one.step();
    this.next();
  }

  /** Drop the waiting beats. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#done = null;
    this.now = null;
    this.left = 0;
  }

  remember(past: PastBeat): void {
    this.past = [...this.past.slice(1 - MOST_REPLAYABLE), past];
  }

  /** The beat of a line of the log. */
  beatOfLine(n: number): PastBeat | undefined {
    return this.past.findLast((one) => n >= one.first && n < one.first + one.beat.lines.length);
  }
}
