// The drawn boards: each is a chunk of its own, loaded when a table of its game is opened.
import type { Component } from 'svelte';
import { withRetries } from '../lib/net/retry';
import type { BoardProps } from '../lib/net/types';

export interface Pane {
  id: string;
  /** A message id for the tab bar of the phone. */
  label: string;
  /** The body of an icon. */
  icon: string;
}

export interface DrawnGame {
  Board: Component<BoardProps>;
  Crew?: Component<BoardProps>;
  Bar?: Component<BoardProps>;
  /** On a phone the board shows one of these parts at a time: `settings.pane`. */
  panes?: Pane[];
  /** The board shows the page that the question is about, so the dock does not. */
  readsPages?: boolean;
}

const boards = import.meta.glob<DrawnGame>('./*/drawn.ts');

/** The components of a game; null if it has no drawn board. */
export async function loadGame(game: string): Promise<DrawnGame | null> {
  const found = boards[`./${game}/drawn.ts`];
  return found ? withRetries(found) : null;
}

/** How a game ended, for its last scene. */
export interface GameOutcome {
  won: boolean;
  alive: number;
  dead: number;
  rounds: number;
}

export interface LastScene {
  /** The content of an <svg> of 1440 × 470: room for the title at the top left, the subject between 420 and 1180. */
  scene: (told: GameOutcome) => string;
  /** The colour of the text over it. */
  ink: (told: GameOutcome) => string;
}

const endings = import.meta.glob<LastScene>('./*/drawings/ending.ts');

/** The last scene of a game, if it has one. */
export const lastScene = async (game: string): Promise<LastScene | null> => {
  const ending = endings[`./${game}/drawings/ending.ts`];
  return ending ? withRetries(ending) : null;
};

/** Draws a die of a game, by its name and the deed of the option. */
export type DieDrawing = (kind: string, deed: string) => string;
const dice = import.meta.glob<{ die: DieDrawing }>('./*/drawings/odds.ts');
export const loadDieDrawing = async (game: string): Promise<DieDrawing | null> => {
  const found = dice[`./${game}/drawings/odds.ts`];
  return found ? (await withRetries(found)).die : null;
};
