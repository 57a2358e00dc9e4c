// The messages of the server and the props of boards.

import type { DiceResults } from '../dice/results.svelte';
import type {
  BeatMessage,
  Blocked,
  CardText,
  CoachAdvice,
  ResultMessage,
  OddsMessage,
  BlockedReason,
  OptionMessage,
  QuestionMessage as QuestionTold,
  ReasonMessage,
  SeatState,
  OutcomeMessage,
  StateMessage as StateTold,
  View,
} from './facts.gen';

export type {
  Amount,
  Blocked,
  CardText,
  BallotResult,
  ResultMessage,
  GameSummary,
  Facts,
  ForAbsent,
  OddsMessage,
  LogLine,
  BlockedReason,
  OptionMessage,
  ScriptPage,
  Person,
  ReasonMessage,
  Rolled,
  SeatState,
  OutcomeMessage,
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

export type Beat = BeatMessage;

/** The question with complete options: a blocked one gets its label and reasons when they are first shown. */
export interface Question extends Omit<QuestionTold, 'options'> {
  options: OptionMessage[];
}

/** A completed state, and the message that it is made of: what the message leaves out has not changed. */
export interface StateMessage extends Omit<StateTold, 'question'> {
  question: Question | null;
}
export type StateHeard = Partial<StateTold> & Pick<StateTold, 'type' | 'question' | 'kept'>;

/** A blocked option whose label and reasons are not known yet. */
export const unseen = ({ key, facts, offer = false }: Blocked): OptionMessage => ({
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

/** The coach's advice on the question with this number, or its failure. */
export interface Hint extends Partial<CoachAdvice> {
  type: 'hint';
  seq: number;
  failed?: boolean;
  text?: string;
}

/** The odds of an answer: shares with their costs, how they were computed, and likely log lines. */
export interface Odds {
  text: string;
  lines?: OddsMessage[];
  shares?: OutcomeMessage[];
  counted?: boolean;
  /** How they were computed, in words. */
  how?: string;
  /** The assumptions behind them. */
  assumed?: string;
}

export type ServerMessage =
  | Hint
  | StateHeard
  | { type: 'reasons'; seq: number; seat: Seat; blocked: Record<Key, BlockedReason> }
  | { type: 'chat'; seat: Seat | null; name: string; text: string; at: number | string; old?: boolean }
  | { type: 'suggest'; seat: Seat | null; name: string; key: Key; text: string; label?: string }
  | { type: 'presence'; seats: SeatState[]; watching?: number }
  | { type: 'refused'; seq: number | null; code?: string; message: string; rules: ReasonMessage[] }
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
  /** Its values are shown as stories. */
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
  outcome: ResultMessage | null;
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
  /** The language of the text: English if it is not translated. */
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

/** `t('id', {n: 2})`: a text in the language of this screen, or the id if there is none. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** What a board knows of this screen. */
export interface BoardSettings {
  /** The option that is pointed at, in the dock or on the board. */
  hinted: Key | null;
  /** On a phone: which of the board's `panes` is open (see web/README.md). */
  pane: string;
  /** 'phone' below 640 px, 'tablet' below 1180 px, otherwise 'desktop'. */
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
