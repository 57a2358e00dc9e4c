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

/** TW-1211: a token a Script made: where it lies, how often it can still be used (0: it stays). */
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
 * fate dealt to somebody in particular: (who, Wounds, loses his weapon).
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
 * A die that fell: when, which, what it shows, what for, whose it is (a Character, or an enemy by his number), what was
 * needed (below nought: what was feared), what is added to it.
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
  storage: number[];
  pile: number[];
  box: number[];
  waste: number[];
  held: number[];
  meds: number[];
  bandaged: number;
  fed: number;
  drunk: number;
  house: number[];
  reach: number;
  waits: Record<number, string>;
  remnants: Record<number, number>;
  boards: number;
  cold: number;
  noise: number;
  tasks: string[];
  scavengers: number[];
  stopped: number[];
  location: number;
  unknown: number;
  today: string[];
  tonight: string[];
  jobs: Job[];
  idle: number;
  tokens: BlankToken[];
  pending: Pending[];
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
}
