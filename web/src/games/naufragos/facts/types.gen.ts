// Written by tools/wire_types.py from the Python structs: change those, and run it again.
import type { View } from '../../../lib/net/facts.gen';

/** The original rules of 2013; the defaults are theirs. */
export interface RuleSet {
  name?: string;
  c_events_up_to?: number;
  supply_at_start?: boolean;
  bags?: boolean;
  watch_at_start?: boolean;
  lowest_difficulty?: number;
  starting_difficulty?: number[];
  starving_wounds?: number;
  lost_survive?: boolean;
  trade_on_expedition?: boolean;
  trade_with_lost?: boolean;
  story_dice?: boolean;
  cooperative?: boolean;
  list_order?: boolean;
}

/** NA-271: castaways who failed the same return attempt, and the number their markers stand on. */
export interface Group {
  members: number[];
  difficulty: number;
}

/** A strength roll under way: who takes part, the strength to beat, and what was added before the die. */
export interface Fighters {
  seats: number[];
  against: number;
  attack: boolean;
  camp?: boolean;
  extra?: number;
  fired?: boolean;
}

/** The table that is played at: the shore, with what is open to a castaway besides answering. */
export interface Seen extends View {
  rules: RuleSet;
  turn: number;
  phase: string;
  starter: number;
  characters: number[];
  energy: number[];
  wounds: number[];
  trauma: number[];
  track: number[];
  held: number[];
  dead: number;
  groups: Group[];
  away: number;
  march: number[];
  party: number[];
  difficulty: number;
  weather: number;
  scorched: number;
  wrecks: number;
  wreck_ready: boolean;
  food: number;
  wood: number;
  rope: number;
  sail: number;
  cubes: number;
  left: [number, number];
  fed: number;
  dog_fed: boolean;
  fire: boolean;
  fire_wood: number;
  shelter: number;
  places: string[];
  waiting: string[];
  built: string[];
  progress: Record<string, number>;
  tokens: string[];
  loaded: boolean;
  on_card: Record<number, number>;
  seen_foot: number[];
  pawns: Record<string, number>;
  free_pawns: number[];
  done: string[][];
  white: string;
  white_waits: boolean;
  today: string[];
  prepared: number;
  rollers: number[];
  bonus: number;
  luck_spent: boolean;
  fight: Fighters | null;
  hurts: number;
  estate_food: number;
  alert: number;
  summit: number;
  last_turn: number;
  deaths: number;
  lost_turns: number;
  summit_turn: number;
  options: Record<string, string>;
}
