// What `game.view(seat)` of This War of Mine holds, as far as the board reads it.
import type { View } from '../../../lib/net/types';

export const STATES = ['hunger', 'fatigue', 'illness', 'wounds', 'misery'] as const;
export type State = (typeof STATES)[number];

export interface Person {
  id: string;
  card: string;
  states: Record<State, number>;
  prowess: number;
  empathy: number;
  inventory: number;
  abilities: string[];
  actions: number;
  task: string;
  away: boolean;
  outside: boolean;
  stopped: boolean;
  weapon: string;
  meds: string;
  bandages: boolean;
  fed: boolean;
  starting: boolean;
  job: string;
}
export interface Space {
  kind: string;
  fitting: string;
  waits: string;
  open: boolean;
}
export interface Foe {
  letter: string;
  prowess: number;
  weapon: number;
  wounds?: number;
}
/** A die that fell: when, which, what it shows, what for, whose, what was needed (below nought: feared), what is added. */
export interface Throw {
  at: number;
  die: 'black' | 'grey' | 'yellow' | 'red';
  face: number;
  why: string;
  who?: number;
  need?: number;
  plus?: number;
}
export type Stock = Record<string, number>;

export interface Shelter extends View {
  day: number;
  options: Record<string, string>;
  food_price?: number;
  phase: string;
  turn: number;
  leader: number;
  chapter: number;
  cold: number;
  noise: number;
  unknown: number;
  done: boolean;
  people: Person[];
  storage: Stock;
  pile: Stock;
  box: Stock;
  house: Record<string, Space>;
  reach: string[];
  boards: string[];
  locations: Record<string, string>;
  at: string;
  capacity: number;
  weight: number;
  tokens: { name: string; place: string; uses: number }[];
  pending: string[];
  event_now: string[];
  objective: string[];
  sizes: Record<string, number>;
  scripts_read: number;
  raid: { card: number; damage: number; wounds: number; hits?: number; ignored?: boolean; guards?: number[] } | null;
  fight: { foes: Foe[]; round?: number; fired?: number; kills?: number; no_flee?: boolean } | null;
  deal: { offer: number[]; credit?: number; given?: number[] } | null;
  thrown?: Throw[];
  group: number[];
  jobs: { person: number; what: string; space?: number; to?: number; partner?: number }[];
  idle: number;
}

/** There are people: before, they are still being chosen. */
export const begun = (view: View): view is Shelter => 'people' in view && Array.isArray(view.people);

/** TW-016: colour, value and weight of every token, in the order of their numbers. */
export const TOKENS: [id: string, colour: string, value: number, weight: number][] = [
  ['canned-food', 'green', 15, 1], ['raw-food', 'green', 10, 1], ['vegetable', 'green', 5, 0], ['alcohol-100', 'green', 10, 1], ['moonshine', 'green', 3, 1],
  ['sugar', 'green', 3, 1], ['coffee', 'green', 1, 0], ['cigarette', 'green', 1, 0], ['assault-rifle', 'red', 20, 2], ['shotgun', 'red', 20, 2],
  ['pistol', 'red', 16, 1], ['hatchet', 'red', 12, 1], ['knife', 'red', 8, 1], ['broken-assault-rifle', 'red', 8, 2], ['broken-shotgun', 'red', 8, 2],
  ['broken-pistol', 'red', 5, 1], ['weapon-part', 'red', 2, 1], ['ammo', 'red', 3, 0], ['shell', 'red', 1, 0], ['meds', 'yellow', 10, 0],
  ['bandages', 'yellow', 10, 0], ['herbal-meds', 'yellow', 6, 0], ['herb', 'yellow', 1, 0], ['chems', 'yellow', 1, 0], ['shovel', 'grey', 6, 1],
  ['lockpick', 'grey', 5, 0], ['sawblade', 'grey', 5, 0], ['filter', 'grey', 1, 1], ['mechanical-part', 'grey', 2, 1], ['electrical-part', 'grey', 3, 1],
  ['jewelry', 'grey', 10, 0], ['book', 'grey', 1, 0], ['broken-guitar', 'grey', 3, 1], ['guitar', 'grey', 10, 2], ['wood', 'resource', 0, 1],
  ['component', 'resource', 0, 1], ['water', 'resource', 0, 1],
];
export const COLOUR = Object.fromEntries(TOKENS.map(([id, colour]) => [id, colour]));
export const ORDER = Object.fromEntries(TOKENS.map(([id], i) => [id, i]));
export const FAMILIES = ['green', 'yellow', 'red', 'grey'];

export const byFamily = (stock: Stock): { family: string; items: [string, number][] }[] =>
  FAMILIES.map((family) => ({
    family,
    items: Object.entries(stock)
      .filter(([id]) => COLOUR[id] === family)
      .sort((a, b) => ORDER[a[0]]! - ORDER[b[0]]!),
  })).filter((it) => it.items.length);

/** TW-031. */
export const ROWS = [
  ['a1', 'a2', 'a3', 'a4', 'a5', 'k3'],
  ['k2', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8', 'u9'],
  ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8', 'k1'],
  ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'],
];
export const SPACES = ROWS.flat();
export const BEDS = ['fitting/bed', 'fitting/bed-idea'];
