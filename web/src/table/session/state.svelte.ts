// The state of the table as the server sent it last, completed from what it sent before.
import { seatName } from '../../lib/parts/seats';
import { unseen } from '../../lib/net/types';
import type {
  Cards,
  ResultMessage,
  ForAbsent,
  Key,
  LogLine,
  BlockedReason,
  OptionMessage,
  Question,
  Seat,
  SeatState,
  StateHeard,
  StateMessage,
  TableInfo,
  UndoState,
  View,
} from '../../lib/net/types';
import { t } from '../../lib/screen/texts.svelte';
import { applyPatch } from './json_patch';

const NO_UNDO: UndoState = { can: false, free: false, again: false, waiting: null };
const encoder = new TextEncoder();
const byteSize = (view: View): number => encoder.encode(JSON.stringify(view)).length;

export class TableState {
  /** Whether any state has arrived. */
  ready = $state(false);
  table = $state.raw<TableInfo | null>(null);
  seq = $state(0);
  /** The seats of this client, and the one it looks from. */
  you = $state.raw<Seat[]>([]);
  seat = $state<Seat | null>(null);
  host = $state(false);
  seats = $state.raw<SeatState[]>([]);
  /** The view, question and log on the screen: earlier ones while beats are played back. */
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The number of lines at the end of the log that are new. */
  fresh = $state(0);
  over = $state(false);
  outcome = $state.raw<ResultMessage | null>(null);
  cards = $state.raw<Cards>({});
  undo = $state.raw<UndoState>(NO_UNDO);
  /** Answers that the host may give for absent players. */
  forAbsent = $state.raw<ForAbsent[]>([]);
  orders = $state.raw<Record<string, boolean>>({});
  secrets = $state.raw<number[]>([]);
  /** Whether the coach may be asked at this table. */
  coach = $state(true);
  muted = $state<Seat[]>([]);
  /** The group's webhook; null for all but the host. */
  webhook = $state<'none' | 'set' | 'failing' | null>(null);
  watching = $state(0);
  intro = $state.raw<string[]>([]);

  /** The newest view and log. */
  latestView: View | null = null;
  latestLog: LogLine[] = [];
  #message: Partial<StateMessage> = {};
  #options: OptionMessage[] = [];
  /** Whether the size of a full view agreed with the server's: only then can patched ones be checked. */
  #sizeAgrees = true;

  /** Fill in what a message leaves out because the client has it already. */
  complete({ question, ...rest }: StateHeard): StateMessage {
    const sent = question?.options ?? [];
    let next = 0;
    const options = question && rest.kept ? rest.kept.map((at) => (at < 0 ? sent[next++]! : this.#options[at]!)) : sent;
    this.#options = options.map((one) => ('label' in one ? one : unseen(one)));
    const whole = { ...this.#message, ...rest, question: question && { ...question, options: this.#options } };
    this.#message = whole as StateMessage;
    return whole as StateMessage;
  }

  /** The view of a message: sent in full, or made by its patches; null if they do not apply. */
  viewOf(message: StateMessage): View | null {
    if (message.view) {
      this.#sizeAgrees = byteSize(message.view) === message.size;
      return message.view;
    }
    if (!this.latestView || message.base !== this.seq) return null;
    const view = message.beats.reduce((now, beat) => applyPatch(now, beat.patch), this.latestView);
    return this.#sizeAgrees && byteSize(view) !== message.size ? null : view;
  }

  /** Store a message. The view, question and log on the screen stay until `show`. */
  store(message: StateMessage, view: View): void {
    this.latestView = view;
    this.table = message.table;
    this.seq = message.seq;
    this.you = message.you;
    this.seat = message.seat;
    this.host = message.host;
    this.seats = message.seats.map((one) => this.#named(one));
    if (message.cards && Object.keys(message.cards).length) this.cards = { ...this.cards, ...message.cards };
    this.undo = message.undo ?? NO_UNDO;
    this.forAbsent = message.for_absent ?? [];
    this.orders = message.orders ?? {};
    this.secrets = message.secrets ?? [];
    this.muted = message.muted ?? [];
    this.coach = message.coach;
    this.webhook = message.hook ?? null;
    this.watching = message.watching ?? 0;
    if (message.intro) this.intro = message.intro;
    const before = message.log.from === 0 ? [] : this.latestLog.slice(0, message.log.from);
    this.latestLog = [...before, ...message.log.lines];
    this.ready = true;
  }

  /** Show a stored message on the screen. */
  show(message: StateMessage, fresh: number): void {
    this.view = this.latestView;
    this.question = message.question;
    this.log = this.latestLog;
    this.fresh = fresh;
    this.over = message.over;
    this.outcome = message.outcome;
  }

  /** Somebody connected or disconnected. */
  updatePresence(seats: Partial<SeatState>[], watching?: number): void {
    this.seats = this.seats.map((old) => this.#named({ ...old, ...seats.find((one) => one.seat === old.seat) }));
    this.watching = watching ?? this.watching;
  }

  /** Add labels and reasons to blocked options. Only the labels stay valid for later questions. */
  explainBlocked(blocked: Record<Key, BlockedReason>): void {
    if (!this.question) return;
    const options = this.question.options.map((one) => ({ ...one, ...blocked[one.key] }));
    this.question = { ...this.question, options };
    this.#options = this.#options.map((one) => ({ ...one, label: blocked[one.key]?.label ?? one.label }));
  }

  name(seat: Seat | null): string {
    const found = this.seats.find((one) => one.seat === seat);
    return found ? seatName(found) : '';
  }

  /** Whether all players besides bots are at this screen. */
  get alone(): boolean {
    return this.seats.every((one) => one.kind === 'bot' || this.you.includes(one.seat));
  }

  /** On their own screen, a single player without a name is called “you”. */
  #named(one: SeatState): SeatState {
    return !one.name && this.you.length === 1 && this.you[0] === one.seat ? { ...one, name: t('you') } : one;
  }
}
