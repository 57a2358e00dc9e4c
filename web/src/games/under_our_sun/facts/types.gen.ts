// Written by tools/wire_types.py from the Python structs: change those, and run it again.
import type { View } from '../../../lib/net/facts.gen';

/** The options of this table. */
export interface Switches {
  mission: string;
  semi?: boolean;
  expansion?: boolean;
  crew_of_four?: boolean;
  less_karma?: boolean;
  tough_enemies?: boolean;
  no_defibrillator?: boolean;
  more_days?: boolean;
  ration?: boolean;
  supply_line?: boolean;
}

/** One position of the map: its tile, and all that lies on it. */
export interface Spot {
  tile?: number;
  printed?: number[];
  dropped?: number[];
  water?: number;
  stored_water?: number;
  event?: boolean;
  box?: string;
  covered?: number;
  tent?: number;
  fire?: string;
  trap?: boolean;
  barricade?: boolean;
  tokens?: string[];
}

/** An enemy in play. */
export interface Foe {
  id: number;
  card: number;
  pos: string;
  damage?: number;
  wave?: boolean;
  bonus?: string;
  by?: number;
  met?: boolean;
  only?: number;
}

/** A defeated enemy that may be looted (US-348). */
export interface Body {
  id: number;
  card: number;
  pos: string;
}

/** A combat turn under way (the state machine of chapter Combat). It changes while it lasts; copies have their own. */
export interface Fight {
  active: number;
  tile: string;
  first?: boolean;
  participants?: number[];
  at?: number;
  targets?: number[];
  dodge?: number;
  sneak?: boolean;
  quiet?: boolean;
  slow?: boolean;
  thrown?: boolean;
  scares?: boolean;
  hits?: [number, number][];
  free?: number;
  fresh?: number[];
  scared?: number[];
  beaten?: [number, number][];
  opposed?: boolean;
}

/** US-741: a wandering trader: its stock, and who has fled from it (US-738). */
export interface Dealer {
  id: number;
  pos: string;
  water: number;
  goods: number[];
  barred?: number;
}

/** US-1204: where it is, who leads it, how it is. */
export interface Hostage {
  pos: string;
  hp?: number;
  guide?: number;
  freed?: boolean;
}

/** The table as the rules know it. */
export interface Seen extends View {
  rules: Switches;
  mission: number;
  crew: number;
  owner: number[];
  characters: number[];
  day: number;
  days: number;
  phase: string;
  count: number;
  first: number;
  turn: number;
  hp: number[];
  water: number[];
  ap: number[];
  well: number[];
  karma: number[];
  pos: string[];
  goods: number[][];
  carried: string[][];
  died: number[];
  hidden: number;
  dead: number;
  gone: number;
  crossed: number;
  infected: number;
  acted: number;
  waiting: number;
  karma_used: number;
  supply: Record<string, number>;
  bag: Record<string, number>;
  spots: Record<string, Spot>;
  lying: Record<number, string>;
  foes: Foe[];
  tapped_foes: number[];
  bodies: Body[];
  next_id: number;
  uses: Record<number, number>;
  tapped: number[];
  used: string[];
  today: string[];
  truce: number;
  tired_next: number;
  keyword: string;
  sun: number;
  visited: string[];
  night_drawn: string[];
  fights: Fight[];
  openings: number;
  meeting: number;
  points: number[];
  dealers: Dealer[];
  lawrence: number[];
  lawrence_water: number;
  stage: number;
  delivered: Record<string, number>;
  score: Record<string, number>;
  hostages: Hostage[];
  revealed: number;
  blood: [number, number][];
  deaths: number;
  options: Record<string, string>;
}
