// What the server sends and takes, and what a board is given. One file, so that all sides read the same words.

import type { Falls } from '../dice/fell.svelte';

export type Lang = 'en' | 'it' | 'es';
export type Key = string;
export type Seat = number;
export type SeatKind = 'me' | 'here' | 'link' | 'bot';

export interface Reason {
  rule: string;
  text: string;
}

/** One answer to a question: legal when `open`, else with the reasons why not. */
export interface Amount {
  what: string;
  n?: number;
}

/** What an answer is; nobody reads keys. Fields without a value are left out. */
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
  roll?: { dice: string[]; need?: string; chances?: { what: string; of: number }[] };
  risks?: { what: string; n?: number; rule?: string }[];
}

export interface Option {
  key: Key;
  label: string;
  open: boolean;
  reasons: Reason[];
  back: boolean;
  offer: boolean;
  matters: boolean;
  facts: Facts;
  /** What follows, as rules text, where the server knows it. */
  follows?: string;
}

export interface Question {
  tag: string;
  asked: Seat[];
  prompt: string;
  why: string[];
  options: Option[];
  mine: boolean;
}

export interface CardText {
  name: string;
  text: string;
  flavour?: string;
  deck?: string;
}
export type Cards = Record<string, CardText>;

export interface SeatState {
  seat: Seat;
  name: string;
  kind: SeatKind | string;
  present: boolean;
  asked?: boolean;
  bot?: string;
  /** Who they play, once it is dealt. */
  character?: string;
}

export interface LogLine {
  n: number;
  text: string;
  seat: Seat | null;
  cards: string[];
  turn: number | string | null;
}

/** The plain data of `game.view(seat)`; each game has its own fields besides these. */
export interface View {
  game: string;
  players: number;
  zones: Record<string, string[]>;
  options: Record<string, string>;
  [field: string]: any;
}

export interface Outcome {
  won: boolean;
  why?: string;
  text?: string;
  rule?: string;
  winners?: Seat[];
  scores?: number[];
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  title?: string;
  players: number;
  options: Record<string, string>;
  lang: Lang;
  packs?: string[];
}

export interface ForAbsent {
  seat: Seat;
  key: Key;
  label: string;
}

export interface UndoState {
  can?: boolean;
  free: boolean;
  /** `decide`: some who are asked are away, and this host may decide for them. */
  waiting: { by: Seat; needs: Seat[]; yes?: Seat[]; decide?: boolean } | null;
}

/** One thing that happened: its lines, cards and dice, and how the view changed with it (RFC 6902). */
export interface Beat {
  kind: string;
  seq: number;
  lines: string[];
  cards: Key[];
  dice: any[];
  place: string;
  who: number;
  patch: { op: 'add' | 'replace' | 'remove'; path: string; value?: any }[];
}

export interface StateMessage {
  type: 'state';
  seq: number;
  /** The state on which `beats` stand; nothing where the whole view is told. */
  base: number | null;
  beats: Beat[];
  /** How long the view is as JSON: what was patched together must be as long. */
  size: number;
  table: TableInfo;
  you: Seat[];
  seat: Seat | null;
  host: boolean;
  seats: SeatState[];
  view: View | null;
  cards: Cards;
  question: Question | null;
  log: { from: number; lines: LogLine[] };
  over: boolean;
  outcome: Outcome | null;
  undo: UndoState;
  /** What the host may answer for seats whose players are away. */
  for_absent?: ForAbsent[];
  /** Standing orders of this seat. */
  orders?: Record<string, boolean>;
  /** Which of several seats at this screen have something to hide. */
  secrets?: number[];
  /** Who may not talk; -1 are the spectators. */
  muted?: Seat[];
  /** For the host of a server that calls web hooks: whether this table's group is told who must answer. */
  hook?: 'none' | 'set' | 'failing' | null;
  /** How many watch. */
  watching?: number;
  /** What the game is and how it is won, for who sits down. */
  intro?: string[];
  notice?: string;
}

/** How likely a line of the log is, and that said in words; of more than one, each of them. */
export interface Likely {
  percent: number;
  of: number;
  text: string;
  said: string;
}

/** What the coach says: the best answer and why, the runner-up, and the chance to win after each. */
export interface Hint {
  type: 'hint';
  seq: number;
  failed?: boolean;
  text?: string;
  best?: Key;
  why?: string;
  second?: Key;
  close?: boolean;
  answers?: { key: Key; chance?: number; low?: number; high?: number; worlds?: number; costs?: number; why?: string }[];
}

export type ServerMessage =
  | Hint
  | StateMessage
  | { type: 'chat'; seat: Seat | null; name: string; text: string; at: number | string; old?: boolean }
  | { type: 'suggest'; seat: Seat | null; name: string; key: Key; text: string; label?: string }
  | { type: 'presence'; seats: SeatState[]; watching?: number }
  | { type: 'refused'; seq: number | null; code?: string; message: string; rules: Reason[] }
  | { type: 'undo'; by: Seat; needs: Seat[]; refused?: Seat[]; withdrawn?: boolean }
  | { type: 'odds'; key: Key; text: string; lines?: Likely[]; failed?: boolean }
  | { type: 'notice'; message: string; code: string }
  | { type: 'error'; message: string }
  | { type: 'pong' };

export interface SettingValue {
  value: string;
  label: string;
  about?: string;
}
export interface GameSetting {
  name: string;
  label: string;
  about: string;
  default: string;
  /** Its values are told as stories. */
  story: boolean;
  /** A table may be called after its value. */
  names: boolean;
  values: SettingValue[];
}
/** A pack of the host's own cards: how many, and which values it adds to settings. */
export interface PackInfo {
  name: string;
  cards: number;
  values: Record<string, SettingValue[]>;
}
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  players: [number, number];
  settings: GameSetting[];
  secrets: boolean;
  bots: (string | { name: string; label: string })[];
  packs?: PackInfo[];
}

export interface TableRow {
  id: string;
  name: string;
  game: string;
  title: string;
  players: number;
  started: number | string;
  changed: number | string;
  over: boolean;
  outcome: Outcome | null;
  seats: SeatState[];
  yours: Seat[];
  host: boolean;
  asked: Seat[];
  options?: Record<string, string>;
  packs?: string[];
  /** Packs of this table that the server does not offer now: it waits for them. */
  missing?: string[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  /** Its table, the head first; nothing where it has none. */
  table: string[][];
  /** The language it is told in: English where it is not translated. */
  lang: Lang;
}

export interface GalleryCard {
  key: string;
  deck: string;
  name: string;
  count: number;
  known: boolean;
  text?: string;
  flavour?: string;
}

/** `t('id', {n: 2})`: words in the language of this screen; the id itself where nobody has written it yet. */
export type Words = (id: string, args?: Record<string, string | number>) => string;

/** What a board may know of this screen. */
export interface BoardSettings {
  /** The option that is pointed at, in the panel or on the board. */
  hinted: Key | null;
  /** On a phone: which of the board's `panes` is open (see web/README.md). */
  pane: string;
  /** 'phone' below 640 px, 'tablet' below 1180 px, else 'desktop'. */
  size: 'phone' | 'tablet' | 'desktop';
  reduced: boolean;
  theme: 'light' | 'dark';
  lang: Lang;
}

/** The props of `web/src/games/<game>/Board.svelte` (and of its Crew.svelte and Bar.svelte, where there are such). */
export interface BoardProps {
  view: View;
  question: Question | null;
  cards: Cards;
  seats: SeatState[];
  seat: Seat | null;
  t: Words;
  choose: (key: Key) => void;
  hint: (key: Key | null) => void;
  /** The dice of the last answer. */
  falls: Falls;
  settings: BoardSettings;
}
