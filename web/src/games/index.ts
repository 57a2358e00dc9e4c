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

interface Module {
  default: Component<BoardProps>;
  /** For the phone: the parts of the board that are shown one at a time; `settings.pane` says which is open. */
  panes?: Pane[];
  /** The board itself shows the page that is asked about; the question need not. */
  readsPages?: boolean;
  /** Deeds by which nothing is done: their answers stand after all others. */
  idles?: string[];
}

const boards = import.meta.glob<Module>('./*/Board.svelte');
const crews = import.meta.glob<Module>('./*/Crew.svelte');
const bars = import.meta.glob<Module>('./*/Bar.svelte');

export interface Drawn {
  Board: Component<BoardProps>;
  Crew?: Component<BoardProps>;
  Bar?: Component<BoardProps>;
  panes: Pane[];
  readsPages: boolean;
  idles: string[];
}

/** What is drawn for a game; nothing where nobody has drawn it yet. */
export async function drawn(game: string): Promise<Drawn | null> {
  const board = boards[`./${game}/Board.svelte`];
  const crew = crews[`./${game}/Crew.svelte`];
  const bar = bars[`./${game}/Bar.svelte`];
  if (!board) return null;
  const [main, crewed, barred] = await Promise.all([
    patiently(board),
    crew && patiently(crew),
    bar && patiently(bar),
  ]);
  return { Board: main.default, Crew: crewed?.default, Bar: barred?.default, panes: main.panes ?? [], readsPages: !!main.readsPages, idles: main.idles ?? [] };
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
