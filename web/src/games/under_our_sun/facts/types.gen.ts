// Written by tools/wire_types.py from the Python structs: change those, and run it again.
import type { Cause, View } from '../../../lib/net/facts.gen';

/** The rules of a table: the rulebook's numbers by default. */
export interface Rules {
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
  karma?: number;
  karma_kept?: number;
  ap?: number;
  storm_ap?: number;
  tired_ap?: number;
  most_ap?: number;
  wounded_hp?: number;
  revival_phases?: number;
  hunger_damage?: number;
  fever_damage?: number;
  sun_damage?: number;
  starting_points?: number;
  offer_cards?: number;
  lawrence_water?: number;
  lawrence_cards?: number;
  trader_cubes?: number;
  dealer_cards?: number;
  supply_water?: number;
  cartridges?: number;
  arrows?: number;
  cooked_food?: number;
  cook_ap?: number;
  sleep_ap?: number;
  least_sleep_ap?: number;
  least_deep_sleep_ap?: number;
  charge_ap?: number;
  sneak_attack_ap?: number;
  sol_move_ap?: number;
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

/** A character as everybody sees it. */
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
  goods: Record<string, number>;
  things: ThingHeld[];
  tokens: string[];
}

/** An item or a piece of equipment, what is left on it, and whether it is turned. */
export interface ThingHeld {
  name: string;
  uses: number;
  turned: boolean;
}

/** A position of the map; while its tile lies face down, there are only traps and barricades. */
export interface Place {
  tile: string;
  trap: boolean;
  barricade: boolean;
  mv?: number;
  symbols?: number;
  printed?: Record<string, number>;
  dropped?: Record<string, number>;
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

/** An enemy in play. */
export interface EnemySeen {
  id: number;
  name: string;
  pos: string;
  damage: number;
  life: number;
  tapped: boolean;
  melee: string;
  ranged: string;
}

/** A defeated enemy that may be looted. */
export interface Fallen {
  id: number;
  name: string;
  pos: string;
}

/** A trader's display, and where it stands. */
export interface Stall {
  id: string;
  name: string;
  pos: string;
  water: number;
  goods: Record<string, number>;
  cards: string[];
}

/** A hostage, and who leads it. */
export interface Captive {
  pos: string;
  hp: number;
  guide: number;
  freed: boolean;
}

/** One count of an objective: of a tile by its number, of goods or a counter by their names, or a figure of its own. */
export interface Figure {
  of: 'counter' | 'figure' | 'good' | 'tile';
  what: string;
  tile: number;
  n: number;
  wanted: number;
}

/** Dice as they fell: for what, where, by which character (none: an enemy), what each counts and what they come to. */
export interface Throw {
  type: 'rolled';
  kind: string;
  faces: number[];
  sides: number[];
  by?: Cause;
  fixed?: number;
  dice?: string[];
  shows?: string[];
  context: string;
  counts: number[];
  place: string;
  who: number;
  total: number;
  foe?: Whose | null;
}

/** An enemy by its card and its number. */
export interface Whose {
  card: string;
  id: number;
}

/** US-1102: a character board. */
export interface CharacterPrint {
  deck: 'character';
  archetype: Record<string, string>;
  colour: string;
  expansion: boolean;
  hp: number;
  water: number;
  strength: string[];
  skill: string[];
  stealth: string[];
  melee: string[];
  ranged: string[];
  items: number;
  mixed: number;
  equipment: number;
  abilities: AbilityPrint[];
}

/** A special ability, in all languages. */
export interface AbilityPrint {
  id: string;
  name: Record<string, string>;
  text: Record<string, string>;
}

/** US-1111: a map tile; what lies on it the view tells. */
export interface TilePrint {
  deck: 'tile';
  number: number;
  mv: number;
}

/** US-1121: an enemy card. */
export interface EnemyPrint {
  deck: 'enemy';
  fighter: FighterPrint;
}

/** US-1121: what fights. `does` are its special texts (`text-foe-…`). */
export interface FighterPrint {
  kind: string;
  sol: boolean;
  melee: Arms;
  ranged: Arms;
  does: string[];
}

/** Dice by day and by night. */
export interface Arms {
  day: string[];
  night: string[];
}

/** US-1141: the weather of a phase. */
export interface SunPrint {
  deck: 'sun';
  keyword: string;
}

/** US-1161. */
export interface ItemPrint {
  deck: 'item';
  price: number;
  stars: number;
  dice: string[];
}

/** US-1171. */
export interface EquipmentPrint {
  deck: 'equipment';
  price: number;
  stars: number;
  dice: string[];
}

/** US-1181. */
export interface LootPrint {
  deck: 'loot';
  price: number;
  stars: number;
  dice: string[];
}

/** US-1191: whose side one is on. */
export interface TeamPrint {
  deck: 'team';
  role: string;
}

/** US-1201: mission cards, traders, figures; two of them fight (US-1204). */
export interface OtherPrint {
  deck: 'mission-and-other';
  kind: string;
  fighter: FighterPrint | null;
}

/** The table as the rules know it. */
export interface Seen extends View {
  rules: Rules;
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
  people: Person[];
  map: Record<string, Place>;
  enemies: EnemySeen[];
  fallen: Fallen[];
  traders: Stall[];
  captives: Captive[];
  weather: string;
  mission_cards: string[];
  mission_name: string;
  progress: Figure[];
  wanted: Record<string, number>;
  role: string;
  sizes: Record<string, number>;
  bag_left: number;
  roll: Throw | null;
  chosen: string[];
}

export const RESOURCES = [
  "fabric",
  "metal",
  "connector",
  "wood",
  "alcohol",
  "plastic",
  "food",
  "cartridge",
  "arrow",
] as const;

/** What is printed on a card, by its deck. */
export type Printed = CharacterPrint | TilePrint | EnemyPrint | SunPrint | ItemPrint | EquipmentPrint | LootPrint | TeamPrint | OtherPrint;
