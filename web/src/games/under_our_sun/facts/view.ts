// The view of Under Our Sun as `figures.show` makes it, and small questions to it.
import type { Rolled, View } from '../../../lib/net/types';

export type { Rolled };
import { FACES } from './printed';

export type Goods = Record<string, number>;
export interface Thing {
  name: string;
  uses: number;
  turned: boolean;
}
export interface Person {
  char: number;
  seat: number;
  name: string;
  hp: number;
  most_hp: number;
  water: number;
  most_water: number;
  ap: number;
  well: number;
  karma: number;
  pos: string;
  hidden: boolean;
  dead: boolean;
  gone: boolean;
  infected: boolean;
  crossed: boolean;
  waits: boolean;
  wounded: boolean;
  goods: Goods;
  things: Thing[];
  tokens: string[];
}
export interface Spot {
  /** Empty while it lies face down; then there are only traps and barricades. */
  tile: string;
  trap: boolean;
  barricade: boolean;
  mv?: number;
  symbols?: number;
  printed?: Goods;
  dropped?: Goods;
  things?: string[];
  water?: number;
  stored?: number;
  event?: boolean;
  box?: string;
  camp?: boolean;
  fire?: string;
  tokens?: string[];
  fields?: number;
}
export interface Foe {
  id: number;
  name: string;
  pos: string;
  damage: number;
  life: number;
  tapped: boolean;
}
export interface Trader {
  name: string;
  pos: string;
  water: number;
  goods: Goods;
  cards: string[];
}
/** A combat turn under way; what has its usual value is left out. */
export interface Fight {
  active: number;
  tile: string;
  first?: boolean;
  participants?: number[];
  targets?: number[];
  dodge?: number;
  hits?: [number, number][];
  beaten?: [number, number][];
}
export interface Sands extends View {
  day: number;
  days: number;
  phase: string;
  first: number;
  turn: number;
  owner: number[];
  people: Person[];
  map: Record<string, Spot>;
  enemies: Foe[];
  fallen: { id: number; name: string; pos: string }[];
  traders: Trader[];
  captives: { pos: string; hp: number; guide: number; freed: boolean }[];
  weather: string;
  keyword: string;
  mission_cards: string[];
  mission_name: string;
  progress: [string, number, number][];
  wanted: Goods;
  stage: number;
  role: string;
  revealed: number;
  acted: number;
  waiting: number;
  karma_used: number;
  sizes: Record<string, number>;
  bag_left: number;
  fights: Fight[];
  laid: Rolled[];
  points: number[];
  delivered: Goods;
  used: string[];
}

/** Before the characters are chosen there is no desert to show. */
export const begun = (view: View): view is Sands => 'people' in view;

/** What marks an enemy: A to Z, then A2 and so on. */
export const letter = (id: number): string => String.fromCharCode(65 + ((id - 1) % 26)) + (id > 26 ? Math.floor((id - 1) / 26) + 1 : '');

export const HAVEN = '0,0';
export const RESOURCES = ['fabric', 'metal', 'connector', 'wood', 'alcohol', 'plastic', 'food', 'cartridge', 'arrow'];
/** What can be counted in hand, and paid with. */
export const GOODS = ['water', ...RESOURCES];

export const at = (pos: string): [number, number] => {
  const [q = '0', r = '0'] = pos.split(',');
  return [Number(q), Number(r)];
};
/** The middle of a hex with radius R, its flat side up. */
export const middle = (pos: string, R: number): [number, number] => {
  const [q, r] = at(pos);
  return [1.5 * R * q, Math.sqrt(3) * R * (r + q / 2)];
};
const WAYS: [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
export const neighbours = (pos: string): string[] => {
  const [q, r] = at(pos);
  return WAYS.map(([dq, dr]) => `${q + dq},${r + dr}`);
};

export interface Die {
  colour: string;
  face: number;
  counts: number;
}
export interface Roll {
  context: string;
  dice: Die[];
  place: string;
  who: number;
  /** Which enemy rolled, by its card and its number. */
  foe: string;
  total: number;
  /** Changes with every throw; a die that is rolled again only changes its face. */
  stamp: string;
}
/** The dice that lie on the table. */
export function rollOf(view: Sands): Roll | null {
  const it = view.laid.at(-1);
  return it ? rolled(it) : null;
}
export function rolled(it: Rolled): Roll | null {
  if (it.type !== 'rolled' || !it.kind.includes('|')) return null;
  const [context = '', colours = '', place = '', who = '-1'] = it.kind.split('|');
  const dice = it.faces.map((face, i): Die => ({ colour: colours[i] ?? '', face, counts: FACES[colours[i] ?? '']?.[face] ?? 0 }));
  const total = Math.max(0, dice.reduce((sum, die) => sum + die.counts, 0));
  return { context, dice, place, who: Number(who), foe: it.by?.target ?? '', total, stamp: it.kind };
}
