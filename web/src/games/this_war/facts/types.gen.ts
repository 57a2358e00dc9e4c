// Written by tools/wire_types.py from the Python structs: change those, and run it again.
import type { Effect, View } from '../../../lib/net/facts.gen';

/** TW-301: what a Character was assigned to do in this turn; its price is paid (TW-307). */
export interface Job {
  person: number;
  what: string;
  space?: number;
  card?: number;
  work?: string;
  partner?: number;
  tool?: number;
  paid?: [number, number][];
  to?: number;
  extra?: string;
}

/** TW-1211: a token a Script made: where it is, how often it can still be used (0: it stays). */
export interface BlankToken {
  name: 'boy-at-the-window' | 'carpenter' | 'cellar-trader' | 'child' | 'debt-note' | 'field-nurse' | 'flooded-basement' | 'forged-papers' | 'hand-cart' | 'junk-dealer' | 'leaking-roof' | 'music-box' | 'old-doctor' | 'police-whistle' | 'rats' | 'ring-of-keys' | 'sack-of-coal' | 'sack-of-flour' | 'tool-box' | 'warm-clothes' | 'watchdog';
  place: string;
  uses?: number;
}

/** TW-1213: a Script that waits on a deck: at the next draw, or at each draw by a roll within a range. */
export interface Pending {
  deck: 'events' | 'fate' | 'night-raids' | 'residents' | 'visitors';
  script: string;
  low?: number;
  high?: number;
  instead?: boolean;
  stay?: boolean;
}

/** What changes the numbers of a Night Raid card (TW-1793); an ignored Raid draws none (TW-726). */
export interface RaidChange {
  damage?: number;
  wounds?: number;
  ignore?: boolean;
}

/** A Night Raid under way. */
export interface Raid {
  card: number;
  damage: number;
  wounds: number;
  hits?: number;
  ignored?: boolean;
  guards?: number[];
}

/** TW-901: a fight under way. */
export interface Fight {
  foes: Foe[];
  round?: number;
  fired?: number;
  foes_fired?: number;
  thug?: boolean;
  no_flee?: boolean;
  flee_when?: number;
  loot?: string[];
  weapons_of_dead?: boolean;
  gains?: Effect[];
  after?: Effect[];
  dropped?: number[];
  kills?: number;
  disarmed?: number;
  struck?: Struck;
  parted?: boolean;
  fled?: boolean;
  stabbed?: boolean;
}

/** TW-014, TW-902: an Enemy token on the Combat Grid: what it holds now, what else it has, its Wounds. */
export interface Foe {
  letter: string;
  prowess: number;
  weapon: number;
  spare?: number[];
  wounds?: number;
}

/**
 * What the dice of one step of a round brought for either side (TW-909): Wounds to divide, instant deaths, and what
 * fate dealt to somebody in particular: (who, Wounds, loses the weapon).
 */
export interface Struck {
  ours?: number;
  our_kills?: number;
  theirs?: number;
  their_kills?: number;
  on_foes?: [number, number, boolean][];
  on_us?: [number, number, boolean][];
}

/** TW-965: a barter under way: what is on offer, the credit of this deal, what was given in it. */
export interface Deal {
  offer: number[];
  credit?: number;
  given?: number[];
}

/**
 * A die that fell: when, which, what it shows, what for, whose it is (a Character, or an enemy by number), what was
 * needed (below 0: what was feared), what is added to it.
 */
export interface Throw {
  at: number;
  die: string;
  face: number;
  why: string;
  who?: number;
  need?: number;
  plus?: number;
}

/** One Character as everybody sees them. */
export interface Person {
  id: string;
  card: string;
  states: States;
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
  job: JobSeen | null;
}

/** TW-1001: the five States of somebody. */
export interface States {
  hunger: number;
  fatigue: number;
  illness: number;
  wounds: number;
  misery: number;
}

/** What somebody was assigned to do in this turn, and where in the house, if anywhere. */
export interface JobSeen {
  what: string;
  space: string;
}

/** A slot of the house: a Shelter card by its type, a Fitting by its card, or nothing. */
export interface Room {
  kind: string;
  fitting: string;
  waits: string;
  open: boolean;
}

/** A blank token, and where it is. */
export interface BlankSeen {
  name: string;
  place: string;
  uses: number;
}

/** TW-1710: the people; the profession in all languages. */
export interface CharacterPrint {
  deck: 'character';
  profession: Record<string, string>;
  prowess: number;
  empathy: number;
  inventory: number;
  abilities: string[];
}

/** TW-1730: what it costs to build, whether somebody sleeps in it, whether a fire burns there. */
export interface FittingPrint {
  deck: 'fitting';
  cost: Record<string, number>;
  bed: boolean;
  fire: boolean;
}

/** TW-1760: a place to scavenge. */
export interface LocationPrint {
  deck: 'location';
  number: number;
  danger: 'high' | 'low' | 'medium';
  obstacles: ('bars' | 'basement' | 'closed-door' | 'open-space' | 'rubble')[];
}

/** TW-1830. */
export interface ObjectivePrint {
  deck: 'objective';
  chapter: number;
}

/** Of a Location. */
export interface PlacesScript {
  deck: 'script-location';
  number: number;
}

/** Of people. */
export interface PeopleScript {
  deck: 'script-people';
  number: number;
}

/** Of the end. */
export interface EndingScript {
  deck: 'script-ending';
  number: number;
}

/** The whole table. Lists and dictionaries are copied in `copy`; everything else is immutable. */
export interface Seen extends View {
  day: number;
  phase: '' | 'dawn' | 'day' | 'dusk' | 'end' | 'evening' | 'morning' | 'raid' | 'scavenging';
  leader: number;
  turn: number;
  group: number[];
  starting: number[];
  away: [number, number][];
  levels: number[];
  storage: Record<string, number>;
  pile: Record<string, number>;
  box: Record<string, number>;
  waste: Record<string, number>;
  held: number[];
  meds: number[];
  bandaged: number;
  fed: number;
  drunk: number;
  house: Record<string, Room>;
  reach: string[];
  waits: Record<number, string>;
  remnants: Record<number, number>;
  boards: string[];
  cold: number;
  noise: number;
  tasks: string[];
  scavengers: number[];
  packed: [number, number][];
  stopped: number[];
  location: number;
  unknown: number;
  today: string[];
  tonight: string[];
  jobs: Job[];
  idle: number;
  tokens: BlankSeen[];
  pending: string[];
  notes: string[];
  read: string[];
  scene: number;
  fallen: [number, number][];
  wavering: number[];
  fell_outside: boolean;
  losses: number;
  deaths: string[];
  food_price: number;
  raid_changes: RaidChange[];
  raid: Raid | null;
  fight: Fight | null;
  deal: Deal | null;
  done: boolean;
  goals: number;
  moved: [number, number][];
  shifts: [number, number, number][];
  thrown: Throw[];
  chapter: number;
  options: Record<string, string>;
  people: Person[];
  locations: Record<string, string>;
  at: string;
  capacity: number;
  weight: number;
  event_now: string[];
  objective: string[];
  sizes: Record<string, number>;
  scripts_read: number;
}

export const TOKENS = [
  {"id":"canned-food","colour":"green","number":3,"value":15,"weight":1},
  {"id":"raw-food","colour":"green","number":6,"value":10,"weight":1},
  {"id":"vegetable","colour":"green","number":5,"value":5,"weight":0},
  {"id":"alcohol-100","colour":"green","number":3,"value":10,"weight":1},
  {"id":"moonshine","colour":"green","number":3,"value":3,"weight":1},
  {"id":"sugar","colour":"green","number":3,"value":3,"weight":1},
  {"id":"coffee","colour":"green","number":4,"value":1,"weight":0},
  {"id":"cigarette","colour":"green","number":6,"value":1,"weight":0},
  {"id":"assault-rifle","colour":"red","number":2,"value":20,"weight":2},
  {"id":"shotgun","colour":"red","number":2,"value":20,"weight":2},
  {"id":"pistol","colour":"red","number":2,"value":16,"weight":1},
  {"id":"hatchet","colour":"red","number":2,"value":12,"weight":1},
  {"id":"knife","colour":"red","number":3,"value":8,"weight":1},
  {"id":"broken-assault-rifle","colour":"red","number":1,"value":8,"weight":2},
  {"id":"broken-shotgun","colour":"red","number":1,"value":8,"weight":2},
  {"id":"broken-pistol","colour":"red","number":1,"value":5,"weight":1},
  {"id":"weapon-part","colour":"red","number":4,"value":2,"weight":1},
  {"id":"ammo","colour":"red","number":9,"value":3,"weight":0},
  {"id":"shell","colour":"red","number":3,"value":1,"weight":0},
  {"id":"meds","colour":"yellow","number":3,"value":10,"weight":0},
  {"id":"bandages","colour":"yellow","number":3,"value":10,"weight":0},
  {"id":"herbal-meds","colour":"yellow","number":3,"value":6,"weight":0},
  {"id":"herb","colour":"yellow","number":3,"value":1,"weight":0},
  {"id":"chems","colour":"yellow","number":6,"value":1,"weight":0},
  {"id":"shovel","colour":"grey","number":2,"value":6,"weight":1},
  {"id":"lockpick","colour":"grey","number":2,"value":5,"weight":0},
  {"id":"sawblade","colour":"grey","number":1,"value":5,"weight":0},
  {"id":"filter","colour":"grey","number":3,"value":1,"weight":1},
  {"id":"mechanical-part","colour":"grey","number":4,"value":2,"weight":1},
  {"id":"electrical-part","colour":"grey","number":4,"value":3,"weight":1},
  {"id":"jewelry","colour":"grey","number":2,"value":10,"weight":0},
  {"id":"book","colour":"grey","number":3,"value":1,"weight":0},
  {"id":"broken-guitar","colour":"grey","number":1,"value":3,"weight":1},
  {"id":"guitar","colour":"grey","number":1,"value":10,"weight":2},
  {"id":"wood","colour":"resource","number":50,"value":0,"weight":1},
  {"id":"component","colour":"resource","number":50,"value":0,"weight":1},
  {"id":"water","colour":"resource","number":6,"value":0,"weight":1},
] as const;

export const ROWS = [
  ["a1","a2","a3","a4","a5","k3"],
  ["k2","u1","u2","u3","u4","u5","u6","u7","u8","u9"],
  ["g1","g2","g3","g4","g5","g6","g7","g8","k1"],
  ["c1","c2","c3","c4","c5","c6","c7","c8"],
] as const;

/** What is printed on a card, by its deck. */
export type Printed = CharacterPrint | FittingPrint | LocationPrint | ObjectivePrint | PlacesScript | PeopleScript | EndingScript;
