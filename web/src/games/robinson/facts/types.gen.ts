// Written by tools/wire_types.py from the Python structs: change those, and run it again.
import type { View } from '../../../lib/net/facts.gen';

/** The edition switches and difficulty of this table (RC-757). */
export interface Switches {
  scenario: string;
  far_actions?: boolean;
  pit_food?: number;
  soldier_level_cost?: number;
  token_on_exhausted?: boolean;
  flip_at_once?: boolean;
}

/** One space of the island: its tile, if explored, and all that lies on it. */
export interface Spot {
  tile?: number;
  down?: boolean;
  exhausted?: string[];
  covered?: boolean;
  totem?: number;
  tokens?: string[];
}

/**
 * An Action as it was planned: what, where, paid how, by which pawns (RC-264, RC-272).
 *
 * `least` pawns act, `most` act without dice (RC-279). Pawns: `0a`, `0b` of seat 0; `friday`; else additional ones.
 * `carries` names the tokens of its field whose demand it meets (RC-479).
 */
export interface Planned {
  kind: string;
  name: string;
  how?: string;
  wood?: number;
  fur?: number;
  food?: number;
  least?: number;
  most?: number;
  pawns?: string[];
  slot?: string;
  carries?: string[];
}

/** A Mystery draw under way: was it stopped, and which Treasures did it bring (RC-692)? */
export interface Search {
  stopped?: boolean;
  treasures?: number[];
}

/** The island with people on it, who may use what they have besides answering. */
export interface Seen extends View {
  rules: Switches;
  scenario: number;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  characters: number[];
  wounds: number[];
  determination: number[];
  arrows_covered: [number, number][];
  scars: [string, string, number][];
  friday: boolean;
  dog: boolean;
  jenny: string;
  morale: number;
  stock: Record<string, number>;
  future: number[];
  owner: Record<number, number>;
  outside: Record<number, boolean>;
  levels: Record<string, number>;
  shelter: boolean;
  camp: string;
  spots: Record<string, Spot>;
  land: number;
  gone: number;
  fields: Record<string, string[]>;
  built: string[];
  marked: number[];
  uses: Record<number, number>;
  links: Record<number, string>;
  used: string[];
  today: string[];
  tomorrow: string[];
  marks: string[];
  clouds: Record<string, number>;
  weather: string[];
  plan: Planned[];
  extras: string[];
  ready: number;
  acting: Planned | null;
  temporary: number;
  searches: Search[];
  loot: number[];
  produced: Record<string, number>;
  score: Record<string, number>;
  options: Record<string, string>;
}
