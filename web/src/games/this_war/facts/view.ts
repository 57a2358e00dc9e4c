// The view of This War of Mine (`Seen`, written from its Python types), and what is printed in the box besides cards.
import type { View } from '../../../lib/net/types';
import { ROWS, TOKENS, type Seen } from './types.gen';

export { ROWS, TOKENS };
export type { Person, Room, Throw } from './types.gen';
export type Shelter = Seen;
export type Stock = Record<string, number>;

export const STATES = ['hunger', 'fatigue', 'illness', 'wounds', 'misery'] as const;

/** There are people: before, they are still being chosen. */
export const begun = (view: View): view is Shelter => 'people' in view;

const NUMBER: Record<string, number> = Object.fromEntries(TOKENS.map(({ id }, i) => [id, i]));
export const COLOUR: Record<string, string> = Object.fromEntries(TOKENS.map(({ id, colour }) => [id, colour]));
const FAMILIES = ['green', 'yellow', 'red', 'grey'];

export const byFamily = (stock: Stock): { family: string; items: [string, number][] }[] =>
  FAMILIES.map((family) => ({
    family,
    items: Object.entries(stock)
      .filter(([id]) => COLOUR[id] === family)
      .sort((a, b) => NUMBER[a[0]]! - NUMBER[b[0]]!),
  })).filter((it) => it.items.length);

export const SPACES: readonly string[] = ROWS.flat();
