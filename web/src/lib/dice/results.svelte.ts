// The dice of the last answer. They tumble once, as soon as the board is on the screen, and lie still when the page is opened
// or motion is reduced. The page owns them because the board is loaded late and removed while the screen is handed over.
import { tick, untrack } from 'svelte';
import { screen } from '../screen/settings.svelte';
import type { BallotResult, Rolled, View } from '../net/facts.gen';

/** Numbered throws: the last ones may stay in the view. */
interface Numbered {
  thrown?: { at: number }[];
}

/** A throw as it is shown: its purpose, who rolled (number and name), the faces of the dice, and the result. */
export interface Thrown {
  about: string;
  who: number;
  by: string;
  /** Drawn instead of the roller if nobody rolled. */
  icon: string;
  dice: string[];
  result: string;
  luck?: 'good' | 'bad' | '';
}

const SPIN = 540;
const ALL = 1200;
/** Milliseconds until a die begins to tumble: one after another, all within `ALL`. */
export const startDelay = (order: number, n: number): number =>
  Math.round(order * (n > 1 ? Math.min(130, (ALL - SPIN) / (n - 1)) : 0));

/** The throws without the last one, if it lies on the board, where it can be clicked. */
export function withoutLaid<R extends Rolled>(thrown: R[], laid: (Rolled | BallotResult)[]): R[] {
  const last = thrown.at(-1);
  const lies = laid.at(-1);
  return last && lies && lies.type === 'rolled' && last.kind === lies.kind && String(last.faces) === String(lies.faces)
    ? thrown.slice(0, -1)
    : thrown;
}

export class DiceResults {
  /** The throws, in the form of the game. */
  dice = $state.raw<any[]>([]);
  rolling = $state.raw(false);
  /** Changes with the dice. */
  stamp = $state.raw(0);
  #due = $state.raw(false);
  /** The dice that follow when these have stopped. */
  #next: any[] | null = null;
  #number = 0;
  #drawn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show the dice of a newly opened table without rolling them. */
  open(view: View): void {
    this.#newThrows(view);
    this.#lay(view.fell ?? []);
    this.#due = false;
  }

  /** Show the dice of an answer; unless it was our own, rolling dice come to rest first. */
  update(view: View, own = false): void {
    const dice = this.#newThrows(view);
    if (this.rolling && !own) this.#next = dice;
    else this.#lay(dice);
  }

  /** The board is on the screen: roll the dice that are due. */
  boardShown(): void {
    if (this.#due) untrack(() => this.#roll());
  }

  /** Milliseconds since the roll began: a tray that is drawn again continues it. */
  elapsed(): number {
    const now = performance.now();
    this.#drawn ||= now;
    return Math.round(now - this.#drawn);
  }

  #lay(dice: any[]): void {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#drawn = 0;
    this.dice = dice;
    this.rolling = false;
    this.stamp += 1;
    this.#due = dice.length > 0;
  }

  #roll(): void {
    this.#due = false;
    if (screen.reduced) return;
    this.rolling = true;
    const stamp = this.stamp;
    void tick().then(() => {
      if (stamp === this.stamp) this.#timer = setTimeout(() => this.#rest(), ALL + 200);
    });
  }

  #rest(): void {
    this.rolling = false;
    if (this.#next) this.#lay(this.#next);
  }

  #newThrows(view: View & Numbered): any[] {
    const before = this.#number;
    const thrown = view.thrown ?? [];
    this.#number = thrown.at(-1)?.at ?? 0;
    return this.#number > before ? thrown : (view.fell ?? []);
  }
}
