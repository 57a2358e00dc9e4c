// The dice of the last answer. They tumble once, before our eyes, and lie still when the page is opened and where motion is not
// wished. The page keeps them, not the board: that is fetched late, and gone while the next one at this screen is waited for.
import { tick, untrack } from 'svelte';
import { screen } from '../screen/settings.svelte';
import type { Cast, Rolled, View } from '../net/facts.gen';

/** Dice that are numbered, so that the last ones may stay in the view. */
interface Numbered {
  thrown?: { at: number }[];
}

/** A throw as it is shown: what it was for, who rolled (a number and a name), what each die shows, and what came of it. */
export interface Thrown {
  about: string;
  who: number;
  by: string;
  /** Drawn where nobody rolled. */
  icon: string;
  dice: string[];
  result: string;
  luck?: 'good' | 'bad' | '';
}

const SPIN = 540;
const ALL = 1200;
/** When each of so many dice begins to fall: one after the other, and yet all of them soon. */
export const wait = (order: number, n: number): number => Math.round(order * (n > 1 ? Math.min(130, (ALL - SPIN) / (n - 1)) : 0));

/** Those that are shown no more once they lie on the table, where they can be touched. */
export function apart<R extends Rolled>(fell: R[], laid: (Rolled | Cast)[]): R[] {
  const last = fell.at(-1);
  const lies = laid.at(-1);
  return last && lies && lies.type === 'rolled' && last.kind === lies.kind && String(last.faces) === String(lies.faces) ? fell.slice(0, -1) : fell;
}

export class Falls {
  /** The dice as the game tells of them. */
  dice = $state.raw<any[]>([]);
  rolling = $state.raw(false);
  /** Another one whenever others lie there. */
  stamp = $state.raw(0);
  #due = $state.raw(false);
  /** What happened while these were still rolling. */
  #next: any[] | null = null;
  #number = 0;
  #drawn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The table as it is found. */
  open(view: View): void {
    this.#fallen(view);
    this.#lay(view.fell ?? []);
    this.#due = false;
  }

  /** An answer was given. Where it was not our own, dice that are rolling come to rest first. */
  hear(view: View, own = false): void {
    const dice = this.#fallen(view);
    if (this.rolling && !own) this.#next = dice;
    else this.#lay(dice);
  }

  /** The board is before our eyes. */
  seen(): void {
    if (this.#due) untrack(() => this.#roll());
  }

  /** For how many milliseconds they have been rolling: on a tray that is drawn anew they roll on. */
  late(): number {
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

  #fallen(view: View & Numbered): any[] {
    const before = this.#number;
    const thrown = view.thrown ?? [];
    this.#number = thrown.at(-1)?.at ?? 0;
    return this.#number > before ? thrown : (view.fell ?? []);
  }
}
