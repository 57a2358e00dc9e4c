// What the server sends and takes, and what a board is given. One file, so that all sides read the same words.

import type { DiceResults } from '../dice/results.svelte';
import type {
  BeatTold,
  Blocked,
  CardText,
  Counsel,
  Ending,
  Likely,
  LookedAt,
  Option,
  Question as QuestionTold,
  Reason,
  SeatState,
  Share,
  StateMessage as StateTold,
  View,
} from './facts.gen';

export type {
  Amount,
  Blocked,
  CardText,
  Cast,
  Ending,
  Evening,
  Facts,
  ForAbsent,
  Likely,
  LogLine,
  LookedAt,
  Option,
  Page,
  Person,
  Reason,
  Rolled,
  SeatState,
  Share,
  Stake,
  TableInfo,
  UndoState,
  View,
} from './facts.gen';

export type Lang = 'en' | 'it' | 'es';
export type Key = string;
export type Seat = number;
export type SeatKind = 'me' | 'here' | 'link' | 'bot';

export type Cards = Record<string, CardText>;

export type Beat = BeatTold;

/** What is asked, with every option whole: a blocked one has its name and its reasons as soon as somebody has looked. */
export interface Question extends Omit<QuestionTold, 'options'> {
  options: Option[];
}

/** A state as it is known here, and as it comes: what is not told is as it was told last. */
export interface StateMessage extends Omit<StateTold, 'question'> {
  question: Question | null;
}
export type StateHeard = Partial<StateTold> & Pick<StateTold, 'type' | 'question' | 'kept'>;

/** A blocked option before anybody has looked at it. */
export const unseen = ({ key, facts, offer = false }: Blocked): Option => ({
  key,
  facts,
  offer,
  open: false,
  label: '',
  tail: '',
  reasons: [],
  back: false,
  matters: true,
});

/** What the coach says of the question with this number; or that it has no time. */
export interface Hint extends Partial<Counsel> {
  type: 'hint';
  seq: number;
  failed?: boolean;
  text?: string;
}

/** How an answer may turn out: shares with what they cost, how they were found, and lines of the log that are likely. */
export interface Odds {
  text: string;
  lines?: Likely[];
  shares?: Share[];
  counted?: boolean;
  /** Counted or imagined, in words. */
  how?: string;
  /** What was assumed on the way. */
  assumed?: string;
}

export type ServerMessage =
  | Hint
  | StateHeard
  | { type: 'reasons'; seq: number; seat: Seat; blocked: Record<Key, LookedAt> }
  | { type: 'chat'; seat: Seat | null; name: string; text: string; at: number | string; old?: boolean }
  | { type: 'suggest'; seat: Seat | null; name: string; key: Key; text: string; label?: string }
  | { type: 'presence'; seats: SeatState[]; watching?: number }
  | { type: 'refused'; seq: number | null; code?: string; message: string; rules: Reason[] }
  | { type: 'undo'; by: Seat; needs: Seat[]; refused?: Seat[]; withdrawn?: boolean }
  | ({ type: 'odds'; key: Key; failed?: boolean } & Odds)
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
  outcome: Ending | null;
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
  facts?: unknown;
  /** Parts of its text that boards show apart. */
  parts?: Record<string, string>;
}

/** `t('id', {n: 2})`: words in the language of this screen; the id itself where nobody has written it yet. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

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
  t: Translate;
  choose: (key: Key) => void;
  hint: (key: Key | null) => void;
  /** The dice of the last answer. */
  diceResults: DiceResults;
  settings: BoardSettings;
}
