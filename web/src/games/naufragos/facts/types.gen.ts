// Written by tools/wire_types.py from the Python structs: change those, and run it again.
import type { View } from '../../../lib/net/facts.gen';

/** The numbers and switches of a table. "Row" is a row of the table of differences between the rule sets. */
export interface Rules {
  name?: string;
  own?: string;
  switched?: string[];
  turns?: number[];
  weather?: number;
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
  pawns?: number;
  starting_wood?: number;
  counters?: number;
  ropes?: number;
  sails?: number;
  wrecks?: number;
  zeros?: number;
  pending?: number;
  deadly_trauma?: number;
  first_difficulty?: number;
  highest_difficulty?: number;
  weather_on_return?: number[];
  prices?: number[][];
  shelter_energy?: number[];
  shelter_wood?: number[];
  rest?: [number, number][];
  sand?: number;
  bonfire?: number;
  raft?: [number, number];
  larder?: [number, number];
  finds?: number;
  shark?: number;
  shark_wounds?: number;
  orchard_tiles?: number;
  cook?: number;
  strong?: number;
  pathfinder?: number;
  powder?: number;
  join_cost?: number;
  coffer?: number;
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

/** One castaway; the values of the tokens as far as the viewer knows them. */
export interface Castaway {
  seat: number;
  name: string;
  character: string;
  ability: string;
  energy: number;
  top: number;
  scale: number;
  wounds: number;
  trauma: number;
  track: number;
  dead: boolean;
  lost: number;
  exploring: boolean;
  food: number;
  items: string[];
  tokens: number;
  known_tokens: number[];
  strength: number;
  pawns: number;
}

/** A space of the camp board: its card, what it covers, who stands there. */
export interface CampSpace {
  card: string;
  covers: number;
  red: boolean;
  cost: number;
  wood: number;
  pawn: number;
  white: boolean;
}

/** A coloured pawn on a space: whose, and which of an action's spaces it is. */
export interface Placed {
  space: string;
  action: string;
  seat: number;
}

/** NA-655: what one offers another: an item by its key, or `food`; nothing where it is empty. */
export interface Deal {
  seat: number;
  partner: number;
  give: string;
  want: string;
}

/** A card of the island; what it is tells which parts it has. */
export interface Island {
  deck: 'camp' | 'event' | 'wreckage' | 'coast' | 'interior' | 'heart' | 'plot';
  trip?: Icons | null;
  event?: News | null;
  item?: Thing | null;
  camp?: Work | null;
}

/** NA-901: what an exploration shows. */
export interface Icons {
  foot: boolean;
  map: number;
  diary: boolean;
}

/** NA-903: weather, wreckage number, rescue strips, the "C". */
export interface News {
  weather: string;
  wreck: number;
  rescue: string[][];
  c: boolean;
}

/** NA-904: story value, strength, rescue icon. */
export interface Thing {
  story: number;
  strength: number;
  signal: string;
}

/** NA-905, NA-925: an action on the camp board, or trouble. */
export interface Work {
  cost: number;
  red: boolean;
}

/** NA-906: ability and energy scale. */
export interface Sheet {
  deck: 'character';
  ability: string;
  scale: number;
}

/** NA-021 to NA-024: a token or tile with its value. */
export interface Token {
  deck: 'story' | 'forage' | 'fish';
  value: number;
  kind: string;
}

/** The table that is played at: the shore, with what is open to a castaway besides answering. */
export interface Seen extends View {
  rules: Rules;
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
  castaways: Castaway[];
  camp: Record<string, CampSpace>;
  event_now: string[];
  strips: string[][][];
  icons: string[];
  pending: string[];
  tiles: number[];
  larder: number[];
  turns_left: number;
  plot_events: number;
  sizes: Record<string, number>;
  need: Record<string, number>;
  takes: Record<string, [number, number, number, number]>;
  prices: Record<string, number[]>;
  return_bonus: number;
  ruleset: string;
  standing: Placed[];
  bargain: Deal | null;
}

/** What is printed on a card, by its deck. */
export type Printed = Island | Sheet | Token;
