// Written by tools/wire_types.py from the Python structs: change those, and run it again.

/** The meaning of an option. Words are the game's, as in its cards and views. */
export interface Facts {
  deed: string;
  what?: string;
  where?: string;
  to?: string;
  by?: string;
  who?: number;
  n?: number;
  card?: string;
  team?: number[];
  price?: Amount[];
  gains?: Amount[];
  roll?: Roll | null;
  risks?: Risk[];
}

/** A number of something: a price, a gain. */
export interface Amount {
  what: string;
  n?: number;
}

/** Dice that an option rolls: the dice, their purpose, and the probability of each relevant result. */
export interface Roll {
  dice: string[];
  need?: string;
  chances?: Probability[];
  least?: number;
}

/** The probability of something, from 0 to 1. */
export interface Probability {
  what: string;
  of: number;
}

/** What an option provokes or puts at stake, by a word of the game (`risk-…` in its texts). */
export interface Risk {
  what: string;
  n?: number;
  rule?: string;
}

/**
 * Dice on the table: face numbers, who rolled, and a mask of dice that may not be rolled again.
 *
 * Where dice differ, `dice` says which each of them is, and `shows` what it shows, by words of the game.
 */
export interface Rolled {
  type: 'rolled';
  kind: string;
  faces: number[];
  sides: number[];
  by?: Cause;
  fixed?: number;
  dice?: string[];
  shows?: string[];
}

/** The actor, character, card, place and target of an effect; effects that follow inherit it. */
export interface Cause {
  seat?: number;
  who?: number;
  card?: number;
  place?: string;
  target?: string;
  bound?: [string, number][];
}

/** A ballot on the table: the choice of each seat. */
export interface BallotResult {
  type: 'cast';
  votes: [number, string][];
}

/** The fields of every view; each game adds its own. */
export interface View {
  game: string;
  players: number;
  zones: Record<string, string[]>;
  laid: (Rolled | BallotResult)[];
  fell?: Rolled[];
  outcome: Outcome | null;
  asked: number[];
  question: string;
}

/** How a game ended: won or lost for all, why (a rule's message id), and a score for each seat. */
export interface Outcome {
  won: boolean;
  why: string;
  rule: string;
  scores?: number[];
  winners?: number[];
}

/** A question with its causes and this seat's options: legal ones in full, then the blocked ones. */
export interface QuestionMessage {
  tag: string;
  asked: number[];
  prompt: string;
  page: ScriptPage | null;
  at: string[];
  rule: string;
  who: number;
  why: ReasonText[];
  cards: string[];
  mine: boolean;
  options: (OptionMessage | Blocked)[];
}

/** A page that is read out before a question: its full title, its bare name and number, and the question. */
export interface ScriptPage {
  title: string;
  name: string;
  number: number;
  paragraphs: string[];
  ask: string;
}

/** One cause of a question: the seat that acted, and the card that asks. */
export interface ReasonText {
  text: string;
  card: string;
}

/** One option: legal if `open`, otherwise with its blocks, if they were requested. */
export interface OptionMessage {
  key: string;
  label: string;
  tail: string;
  open: boolean;
  reasons: ReasonMessage[];
  back: boolean;
  offer: boolean;
  matters: boolean;
  facts: Facts;
  follows?: string;
  stakes?: Stake[];
}

/** Why an option is blocked. */
export interface ReasonMessage {
  rule: string;
  text: string;
}

/** A price, chance, risk or certain gain of an option in words; a chance has a `percent`. */
export interface Stake {
  kind: 'price' | 'chance' | 'risk' | 'gain';
  text: string;
  percent?: number;
  rule?: string;
}

/** A blocked option; its label and blocks are sent on request. */
export interface Blocked {
  key: string;
  open: false;
  facts: Facts;
  offer?: boolean;
}

/** The label and the blocks of a blocked option. */
export interface BlockedReason {
  label: string;
  reasons: ReasonMessage[];
}

/** One step of a JSON Patch (RFC 6902). */
export interface PatchStep {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: any;
}

/** One beat: its log entries, cards and dice, and the patch of the view. */
export interface BeatMessage {
  kind: string;
  seq: number;
  lines: string[];
  cards: string[];
  dice: Rolled[];
  place: string;
  who: number;
  patch: PatchStep[];
}

/**
 * The table as this seat may see it, with only the new log entries and cards; for a client that accepts patches,
 * fields that seldom change are left out if they are unchanged.
 */
export interface StateMessage {
  type: 'state';
  seq: number;
  answers: number;
  table: TableInfo;
  you: number[];
  seat: number | null;
  host: boolean;
  seats: SeatState[];
  watching: number;
  base: number | null;
  beats: BeatMessage[];
  view: View | null;
  size: number;
  cards: Record<string, CardText>;
  question: QuestionMessage | null;
  kept: number[] | null;
  log: LogTold;
  over: boolean;
  outcome: ResultMessage | null;
  undo: UndoState;
  for_absent: ForAbsent[];
  orders: Record<string, boolean>;
  secrets: number[];
  muted: number[];
  coach: boolean;
  hook: 'none' | 'set' | 'failing' | null;
  notice?: string;
  intro?: string[];
}

/** The identity of the table. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  players: number;
  options: Record<string, string>;
  lang: 'en' | 'it' | 'es';
  packs: string[];
}

/** A seat: its player, whether they are present, and their character once it is dealt. */
export interface SeatState {
  seat: number;
  name: string;
  kind: string;
  bot: string;
  present: boolean;
  character?: string;
  why?: string;
  heeded?: boolean;
}

/** A card's text, the parts that boards show separately, and its printed facts. */
export interface CardText {
  name: string;
  text: string;
  flavour: string;
  deck: string;
  id: string;
  parts?: Record<string, string>;
  facts?: unknown;
}

export interface LogTold {
  from: number;
  lines: LogLine[];
}

/** One log entry, and the cards that it names. */
export interface LogLine {
  n: number;
  text: string;
  seat: number | null;
  cards: string[];
  turn: number;
  code?: string;
}

/** The result of the game, and its reason in words. */
export interface ResultMessage {
  won: boolean;
  why: string;
  rule: string;
  scores: number[];
  winners: number[];
}

/** Whether an undo is possible, and whether without a request. */
export interface UndoState {
  can: boolean;
  free: boolean;
  again: boolean;
  waiting: UndoRequestState | null;
}

/** An open undo request; `decide` if this host may agree for absent players. */
export interface UndoRequestState {
  by: number;
  needs: number[];
  yes?: number[];
  decide?: boolean;
}

/** An answer that the host may give for an absent player. */
export interface ForAbsent {
  seat: number;
  key: string;
  label: string;
}

/** The probability of log entries, in words and for each entry if there are several. */
export interface OddsMessage {
  percent: number;
  of: number;
  text: string;
  said: string;
}

/** The probability of success, partial success or failure in percent with its interval, and its costs and gains. */
export interface OutcomeMessage {
  kind: 'success' | 'partial' | 'failure';
  name: string;
  percent: number;
  low: number;
  high: number;
  changes: string[];
  said: string;
}

/** The coach's advice: the best option, its reason, and the next best ones. */
export interface CoachAdvice {
  best: string;
  why?: string;
  second?: string;
  close?: boolean;
  answers?: RatedOptionText[];
}

/** An option and the probability to win after it, from 0 to 1, with its interval; none if it was not tried. */
export interface RatedOptionText {
  key: string;
  chance?: number | null;
  low?: number;
  high?: number;
  worlds?: number;
  costs?: number;
  why?: string;
}

/** The complete summary; `ended` names the round, turn or day. */
export interface GameSummary {
  ended?: string;
  rounds?: number[];
  people?: Person[];
  stores?: SupplyHistory[];
  score?: FinalScore[];
  turns?: Turn[];
}

/** A person of the game: their life by round (None if absent) and their fate. */
export interface Person {
  name: string;
  seat: number;
  alive: boolean;
  life: number;
  most: number;
  lives: (number | null)[];
  cause?: string;
  when?: string;
  round?: number;
}

/** The shared resources by round. */
export interface SupplyHistory {
  name: string;
  had: number[];
}

/** A line of the score; `each` is 0 if nothing is scored. */
export interface FinalScore {
  name: string;
  n: number;
  each: number;
  seat: number;
}

/** A turning point: its answer and round, the change of the win probability in points, and the event. */
export interface Turn {
  answer: number;
  round: number;
  points: number;
  text: string;
}

/** An effect of a card, by its name; its fields are those of the struct of this name. */
export interface Effect {
  do: string;
  [field: string]: unknown;
}

/** A condition of a card, by its name. */
export interface Condition {
  is: string;
  [field: string]: unknown;
}
