// Written by tools/wire_types.py from the Python structs: change those, and run it again.
import type { View } from '../../../lib/net/facts.gen';

/** The rules of a table, where they are a number or a yes or no: those of the rulebook, unless said. */
export interface Rules {
  scenario: string;
  far_actions?: boolean;
  pit_food?: number;
  soldier_level_cost?: number;
  token_on_exhausted?: boolean;
  flip_at_once?: boolean;
  build_cost?: [number, number][];
  weapon_cost?: number;
  morale_low?: number;
  morale_high?: number;
  morale_gain?: number[];
  friday_life?: number;
  jenny_life?: number;
  friday_reroll?: number;
  hunger_wounds?: number;
  barrel_keeps?: number;
  failed_determination?: number;
  personal_determination?: number;
  weather_beast?: number;
  random_inventions?: number;
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

/** Somebody on the island; only players have arrows, skills, scars and pawns. */
export interface Person {
  who: number;
  name: string;
  character: string;
  wounds: number;
  life: number;
  determination: number;
  outside: boolean;
  arrows?: number[];
  skills?: Skill[];
  personal?: string[];
  scars?: [string, string][];
  pawns?: number;
}

/** RC-605: a skill, and whether it was used this round. */
export interface Skill {
  id: string;
  name: string;
  cost: number;
  used: boolean;
}

/** A space as it lies there, with its tile's terrain and symbols. */
export interface Space {
  tile: string;
  down: boolean;
  gone: boolean;
  camp: boolean;
  tokens: string[];
  totem: number;
  terrain?: string;
  covered?: boolean;
  symbols?: string[];
  exhausted?: string[];
  shelter?: boolean;
  has_totem?: boolean;
}

/** A weather die as it fell: `n` clouds of a kind, or an animal. */
export interface Sky {
  die: string;
  face: string;
  what: string;
  n: number;
}

/** A planned Action: what it is about and where, what is assigned to it, and by whom it is taken. */
export interface Action {
  kind: string;
  name: string;
  what: string;
  where: string;
  n: number;
  how: string;
  wood: number;
  fur: number;
  food: number;
  least: number;
  most: number;
  pawns: string[];
  slot: string;
}

/** A pawn that can be placed: whose it is, or which additional one. */
export interface Pawn {
  id: string;
  who: number;
  colour: string;
  of: string;
}

/** So many pawns act, so many surely (RC-279). */
export interface Pawns {
  least: number;
  most: number;
}

/** RC-301: the icon in its corner, and what its Threat Action takes. */
export interface Event {
  deck: 'event';
  icon: string;
  pawns: number;
  different: boolean;
  items: string[];
  weapon: number;
  price: Price[];
}

/** One way to meet a demand: resources to discard, or an Item that must only be there (RC-302, RC-303). */
export interface Price {
  wood?: number;
  fur?: number;
  food?: number;
  item?: string;
}

/** RC-353, RC-361: the terrain and Items that it needs, and each way to pay for it. */
export interface Invention {
  deck: 'invention';
  terrain: string;
  items: string[];
  price: Price[];
}

/** The same on the Scenario card. */
export interface ScenarioInvention {
  deck: 'scenario-invention';
  terrain: string;
  items: string[];
  price: Price[];
}

/** RC-451. */
export interface Beast {
  deck: 'beast';
  strength: number;
  weapon: number;
  food: number;
  fur: number;
}

/** RC-401: what lies on the ground. */
export interface Tile {
  deck: 'tile';
  terrain: string;
  symbols: string[];
  totem: boolean;
  shelter: boolean;
  discovery: number;
}

/** A token; with a letter it is what the Scenario says. */
export interface Discovery {
  deck: 'discovery';
  sigil: string;
}

/** RC-692: Treasure, Trap or Monster. */
export interface Mystery {
  deck: 'mystery';
  type: string;
}

/** Life, Morale arrows, and the skills in their order. */
export interface Character {
  deck: 'character';
  life: number;
  arrows: number[];
  skills: string[];
}

/** The island with people on it, who may use what they have besides answering. */
export interface Seen extends View {
  rules: Rules;
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
  plan: Action[];
  extras: string[];
  ready: number;
  acting: Action | null;
  temporary: number;
  searches: Search[];
  loot: number[];
  produced: Record<string, number>;
  score: Record<string, number>;
  options: Record<string, string>;
  card: string;
  people: Person[];
  island: Record<string, Space>;
  threats: Record<string, string[]>;
  rows: Record<string, string[]>;
  uses_left: Record<string, number>;
  gains: Record<string, number>;
  free: Record<string, number>;
  sheltered: boolean;
  forecast: string[][];
  sky: Sky[];
  progress: Record<string, number>;
  sizes: Record<string, number>;
  standing: Pawn[];
  explores: Record<string, Pawns>;
  terrains: string[];
}

/** What is printed on a card, by its deck. */
export type Printed = Event | Invention | ScenarioInvention | Beast | Tile | Discovery | Mystery | Character;
