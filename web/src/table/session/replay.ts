// Shows beats on the board: new ones as they arrive, past ones again from the log or after an absence.
import type { DiceResults } from '../../lib/dice/results.svelte';
import type { Beat, View } from '../../lib/net/types';
import { announce } from '../../lib/ui/notes.svelte';
import type { Absence } from './absence.svelte';
import { applyPatch } from './json_patch';
import type { PastBeat, Playback } from './playback.svelte';
import type { TableState } from './state.svelte';

export class Replay {
  constructor(
    private readonly state: TableState,
    private readonly playback: Playback,
    private readonly dice: DiceResults,
    private readonly absence: Absence,
  ) {}

  /** Show a new beat: its changes, its dice and its log lines. */
  step(beat: Beat): void {
    const { state } = this;
    this.#draw(state.view!, beat);
    state.log = state.latestLog.slice(0, Math.min(state.latestLog.length, state.log.length + beat.lines.length));
    state.fresh = beat.lines.length;
    announce(beat.lines.join(' '));
  }

  /** Make new beats replayable from the log; returns those that have lines in it. */
  remember(beats: Beat[], before: View, first: number): PastBeat[] {
    const found: PastBeat[] = [];
    for (const beat of beats) {
      if (beat.lines.length) found.push({ beat, before, first });
      before = applyPatch(before, beat.patch);
      first += beat.lines.length;
    }
    for (const past of found) this.playback.remember(past);
    return found;
  }

  /** Replay the beat of a log line, and return to the present. */
  line(n: number): void {
    const past = this.playback.beatOfLine(n);
    if (past) this.#play([past]);
  }

  /** Replay what was missed, and return to the present. */
  missed(): void {
    const { beats } = this.absence;
    this.absence.forget();
    this.#play(beats);
  }

  #play(all: PastBeat[]): void {
    const { state } = this;
    if (!all.length || this.playback.playing) return;
    const { question, fresh } = state;
    const before = new Map(all.map((past) => [past.beat, past.before]));
    state.question = null;
    state.view = all[0]!.before;
    this.playback.play(
      all.map((past) => past.beat),
      (beat) => this.#draw(before.get(beat) ?? state.view!, beat),
      () => {
        state.view = state.latestView;
        state.question = question;
        state.fresh = fresh;
      },
    );
  }

  #draw(before: View, beat: Beat): void {
    this.state.view = applyPatch(before, beat.patch);
    if (beat.dice.length) this.dice.update({ ...this.state.view, fell: beat.dice } as View, true);
  }
}
