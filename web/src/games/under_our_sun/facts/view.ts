// The view of Under Our Sun (`Seen`, written from its Python types), and small questions to it.
import type { View } from '../../../lib/net/types';
import { RESOURCES as COUNTED, type Seen } from './types.gen';

export type { EnemySeen as Foe, Person, Place as Spot, Stall as Trader, Throw } from './types.gen';
export type Sands = Seen;

/** Before the characters are chosen there is no desert to show. */
export const begun = (view: View): view is Sands => 'people' in view;

/** What marks an enemy: A to Z, then A2 and so on. */
export const letter = (id: number): string =>
  String.fromCharCode(65 + ((id - 1) % 26)) + (id > 26 ? Math.floor((id - 1) / 26) + 1 : '');

export const HAVEN = '0,0';
export const RESOURCES: readonly string[] = COUNTED;
/** What can be counted in hand, and paid with. */
export const GOODS: readonly string[] = ['water', ...RESOURCES];

/** A place on the map by its two coordinates. */
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
