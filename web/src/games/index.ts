// The drawn boards, each a chunk of its own that is fetched when a table of its game is opened.
import type { Component } from 'svelte';
import { patiently } from '../lib/net/patient';
import type { BoardProps } from '../lib/net/types';

export interface Pane {
  id: string;
  /** A message id for the tab bar of the phone. */
  label: string;
  /** The body of an icon. */
  icon: string;
}

export interface Drawn {
  Board: Component<BoardProps>;
  Crew?: Component<BoardProps>;
  Bar?: Component<BoardProps>;
  /** For the phone: the parts of the board that are shown one at a time; `settings.pane` says which is open. */
  panes?: Pane[];
  /** The board itself shows the page that is asked about; the question need not. */
  readsPages?: boolean;
}

const boards = import.meta.glob<Drawn>('./*/drawn.ts');

/** What is drawn for a game; nothing where nobody has drawn it yet. */
export async function drawn(game: string): Promise<Drawn | null> {
  const found = boards[`./${game}/drawn.ts`];
  return found ? patiently(found) : null;
}

/** What the last scene of a game is drawn from: how it ended, and for how many. */
export interface Told {
  won: boolean;
  alive: number;
  dead: number;
  rounds: number;
}

export interface LastScene {
  /** What stands in an <svg> of 1440 × 470: title room at the left top, the subject between 420 and 1180. */
  scene: (told: Told) => string;
  /** The ink of what is written over it. */
  ink: (told: Told) => string;
}

const endings = import.meta.glob<LastScene>('./*/prints/ending.ts');

/** The last scene of a game; nothing where nobody has drawn one. */
export const lastScene = async (game: string): Promise<LastScene | null> => {
  const ending = endings[`./${game}/prints/ending.ts`];
  return ending ? patiently(ending) : null;
};

/** How a game draws a die by its word, for the answer of this deed; plainly where nobody has. */
export type DrawsDie = (kind: string, deed: string) => string;
const dice = import.meta.glob<{ die: DrawsDie }>('./*/prints/odds.ts');
export const diceOf = async (game: string): Promise<DrawsDie | null> => {
  const found = dice[`./${game}/prints/odds.ts`];
  return found ? (await patiently(found)).die : null;
};
