// The dice of the last answer, as the view tells of them in `fell`: they tumble where they fell before our eyes, and lie still
// when the page is opened, when somebody else takes the seat, and where motion is not wished.
import { untrack } from 'svelte';
import type { BoardProps } from '../types';
import { still } from './motion';

export interface Rolled {
  type: string;
  kind: string;
  faces: number[];
  by?: { seat?: number; who?: number };
}

/** A throw as it is shown: what it was for, who rolled, what each die shows, and what came of it. */
export interface Thrown {
  about: string;
  by: string;
  dice: string[];
  result: string;
  luck?: 'good' | 'bad' | '';
}

const SPIN = 540;
const ALL = 1200;
/** The time between two of so many dice: one after the other, and yet all of them soon. */
export const pace = (n: number): number => (n > 1 ? Math.min(130, (ALL - SPIN) / (n - 1)) : 0);

/** Those that are shown no more once they lie on the table, where they can be touched. */
export function apart<R extends Rolled>(fell: R[], laid: Rolled[]): R[] {
  const last = fell.at(-1);
  const lies = laid.at(-1);
  return last && lies && lies.type === 'rolled' && last.kind === lies.kind && String(last.faces) === String(lies.faces) ? fell.slice(0, -1) : fell;
}

export class Falls {
  #props: () => BoardProps;
  /** They are falling. */
  rolling = $state.raw(false);
  /** Another one with every answer. */
  stamp = $state.raw(0);
  #now = $derived.by(() => ({ seat: this.#props().seat, said: JSON.stringify(this.#props().view) }));
  #last: { seat: number | null; said: string } | null = null;

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect.pre(() => {
      const now = this.#now;
      untrack(() => this.#look(now));
    });
    $effect(() => {
      if (!this.rolling) return;
      void this.stamp;
      const timer = setTimeout(() => (this.rolling = false), ALL + 200);
      return () => clearTimeout(timer);
    });
  }

  /** So many throws are shown; a phone has no room for more. */
  get most(): number {
    return this.#props().settings.size === 'phone' ? 2 : 4;
  }

  #look(now: { seat: number | null; said: string }): void {
    const last = this.#last;
    this.#last = now;
    if (last?.said === now.said) return;
    this.stamp += 1;
    this.rolling = last !== null && last.seat === now.seat && !still() && Boolean(this.#props().view.fell?.length);
  }
}
