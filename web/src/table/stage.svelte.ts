// What happened, shown one beat after another: at the pace of this person, and never longer than they wish.
import type { Beat, View } from '../lib/net/types';
import { kept, screen } from '../lib/screen/settings.svelte';

/** How long a beat stays, in milliseconds, at a brisk pace. A page is turned by hand. */
const LASTS: Record<string, number> = { phase: 900, dice: 1700, card: 2600, tile: 1500, death: 6000, wound: 1200, fight: 1400, build: 1200, end: 1500 };
/** It stays until somebody goes on. */
const PAGE = 'page';
/** Beats of these kinds that follow one another are one: three gains are told in one slip. */
const JOINED = new Set(['gain', 'loss', 'wound', 'heal', 'build', 'move']);
const MOST_JOINED = 4;
const OTHERS = 800;
const CALM = 1.9;
/** Who is further behind than this is shown the last of it only. */
const BEHIND = 30;
/** So many beats can be seen once more from the log. */
const KEPT = 150;

/** The view after the steps of a patch (RFC 6902; members of lists are replaced, never put in or taken out). */
export function patched(view: View, patch: Beat['patch']): View {
  const out: any = { ...view };
  for (const { op, path, value } of patch) {
    const parts = path.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const name = parts.pop()!;
    let into = out;
    for (const part of parts) into = into[part] = Array.isArray(into[part]) ? [...into[part]] : { ...into[part] };
    if (op === 'remove') delete into[name];
    else into[name] = value;
  }
  return out;
}

/** A beat worth stopping at: something is told besides the answer itself. */
export const tells = (beat: Beat): boolean => (beat.kind !== 'deed' && beat.lines.length > 0) || beat.dice.length > 0;

/** The same beats, where several of a kind that show no card and no dice are one. */
export function joined(beats: Beat[]): Beat[] {
  const out: Beat[] = [];
  for (const beat of beats) {
    const last = out.at(-1);
    const plain = (one: Beat) => JOINED.has(one.kind) && !one.dice.length && !one.cards.length;
    if (last && last.kind === beat.kind && plain(last) && plain(beat) && last.lines.length + beat.lines.length <= MOST_JOINED)
      out[out.length - 1] = { ...last, lines: [...last.lines, ...beat.lines], patch: [...last.patch, ...beat.patch] };
    else out.push(beat);
  }
  return out;
}

/** A beat that was shown, with the table before it: it can be seen once more. */
export interface Shown {
  beat: Beat;
  before: View;
  /** The number of its first line in the log. */
  first: number;
}

export class Stage {
  /** The beat that is before our eyes. */
  now = $state.raw<Beat | null>(null);
  /** How many are to come. */
  left = $state(0);
  /** A page that is asked about at once is read with its question: it does not wait here. */
  asked: Beat | null = null;
  shown = $state.raw<Shown[]>([]);
  #queue: { beat: Beat; step: () => void }[] = [];
  #done: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get playing(): boolean {
    return this.now !== null;
  }

  /** Whether these are to be shown one by one: somebody looks, and has not wished otherwise. */
  wanted(beats: Beat[]): boolean {
    return kept.pace !== 'once' && !screen.reduced && document.visibilityState === 'visible' && (this.playing || beats.some(tells));
  }

  /** Show beats after those that are being shown; `step` draws each on the board, `done` asks what is asked then. */
  play(beats: Beat[], step: (beat: Beat) => void, done: () => void): void {
    for (const beat of joined(beats)) this.#queue.push({ beat, step: () => step(beat) });
    this.#done = done;
    while (this.#queue.length > BEHIND) this.#queue.shift()!.step();
    if (!this.playing) this.next();
    else this.left = this.#queue.length;
  }

  /** On to the next that tells something; after the last one the question stands. */
  next(): void {
    clearTimeout(this.#timer);
    let one = this.#queue.shift();
    while (one && !tells(one.beat)) {
      one.step();
      one = this.#queue.shift();
    }
    this.left = this.#queue.length;
    this.now = one?.beat ?? null;
    if (one) {
      one.step();
      if (one.beat.kind === PAGE && one.beat !== this.asked) return;
      const lasts = (LASTS[one.beat.kind] ?? OTHERS) + 25 * Math.max(0, one.beat.lines.join(' ').length - 60);
      this.#timer = setTimeout(() => this.next(), kept.pace === 'calm' ? lasts * CALM : lasts);
      return;
    }
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  /** To the question at once. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const one of this.#queue.splice(0)) one.step();
    this.next();
  }

  /** Forget what was to come: the whole table is shown anew. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#done = null;
    this.now = null;
    this.left = 0;
  }

  keep(shown: Shown): void {
    this.shown = [...this.shown.slice(1 - KEPT), shown];
  }

  /** The beat to which a line of the log belongs. */
  of(n: number): Shown | undefined {
    return this.shown.findLast((one) => n >= one.first && n < one.first + one.beat.lines.length);
  }
}
