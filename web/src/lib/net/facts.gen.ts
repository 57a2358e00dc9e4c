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

/** What is asked, why, and what this seat may answer: open options whole, then the blocked ones. */
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

/** One step that led to a question: whose action, and the card that asks, which can be read. */
export interface ReasonText {
  text: string;
  card: string;
}

/** One answer to a question: legal when `open`, else with the reasons why not, as far as somebody has looked. */
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

/** Why something is not allowed. */
export interface ReasonMessage {
  rule: string;
  text: string;
}

/** What an answer costs, how likely something is, what it risks or surely brings, in words; `percent` of a chance. */
export interface Stake {
  kind: 'price' | 'chance' | 'risk' | 'gain';
  text: string;
  percent?: number;
  rule?: string;
}

/** An answer that there is, but not now: what it is. What it is called and why not is told when somebody looks. */
export interface Blocked {
  key: string;
  open: false;
  facts: Facts;
  offer?: boolean;
}

/** What a blocked answer is called, and why it is not allowed now. */
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

/** One thing that happened: its lines, cards and dice, and how the view changed with it. */
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
 * The whole table as this seat may see it; of the log and the cards only what is new. Where patches are wished, so it is
 * of what seldom changes: what is not told is as it was told last.
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

/** Which table it is. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  players: number;
  options: Record<string, string>;
  lang: 'en' | 'it' | 'es';
  packs: string[];
}

/** Who sits there, whether somebody is present, and who they play once it is dealt. */
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

/** A card to read: the text, its parts that boards show apart, and what is printed on it as facts. */
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

/** One line of the log, and the cards that it names. */
export interface LogLine {
  n: number;
  text: string;
  seat: number | null;
  cards: string[];
  turn: number;
  code?: string;
}

/** How it ended, and why in words. */
export interface ResultMessage {
  won: boolean;
  why: string;
  rule: string;
  scores: number[];
  winners: number[];
}

/** Whether something can be taken back, and without asking anybody. */
export interface UndoState {
  can: boolean;
  free: boolean;
  again: boolean;
  waiting: UndoRequestState | null;
}

/** Somebody wishes to take back; `decide`: some who are asked are away, and this host may decide for them. */
export interface UndoRequestState {
  by: number;
  needs: number[];
  yes?: number[];
  decide?: boolean;
}

/** What the host may answer for a seat whose player is away. */
export interface ForAbsent {
  seat: number;
  key: string;
  label: string;
}

/** How likely a line of the log is, and that said in words; of more than one, each of them. */
export interface OddsMessage {
  percent: number;
  of: number;
  text: string;
  said: string;
}

/** How likely success, partial success or failure is, in percent with its interval, and what it costs and brings. */
export interface OutcomeMessage {
  kind: 'success' | 'partial' | 'failure';
  name: string;
  percent: number;
  low: number;
  high: number;
  changes: string[];
  said: string;
}

/** What the coach says: the best answer, why, and what comes next to it. */
export interface CoachAdvice {
  best: string;
  why?: string;
  second?: string;
  close?: boolean;
  answers?: RatedOptionText[];
}

/** An answer and the chance to win after it, from 0 to 1, with its interval; none where nothing was tried. */
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
