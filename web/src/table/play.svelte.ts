// One table as this screen knows it: the socket, the state the server sent last, and what was asked of the server.
import type {
  Beat,
  Cards,
  ForAbsent,
  Hint,
  Key,
  Lang,
  Likely,
  LookedAt,
  Odds,
  Option,
  LogLine,
  Ending,
  Question,
  Seat,
  SeatState,
  ServerMessage,
  StateHeard,
  StateMessage,
  TableInfo,
  UndoState,
  View,
} from '../lib/net/types';
import { unseen } from '../lib/net/types';
import { Falls } from '../lib/dice/fell.svelte';
import { kept } from '../lib/screen/settings.svelte';
import { note } from '../lib/ui/notes.svelte';
import { seatName } from '../lib/parts/seats';
import { t } from '../lib/screen/words.svelte';
import { announce } from '../lib/ui/notes.svelte';
import { Away } from './away.svelte';
import { patched, Stage, tells, type Shown } from './stage.svelte';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface ChatLine {
  id: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
  /** A suggestion names an option. */
  key?: Key;
  /** Said before this screen came. */
  old?: boolean;
}

const PATIENCE = 20_000;

/** What may happen, the likeliest first; of many unlikely things only some. */
function told(lines: Likely[]): string {
  const few = lines.slice(0, 5).map((line) => line.said);
  return (lines.length > 5 ? [...few, t('odds-others')] : few).join('\n');
}

/** An answer that surely throws away so much is held, where a person wishes to be warned. */
const MUCH = 0.1;
const bytes = new TextEncoder();
const size = (view: View): number => bytes.encode(JSON.stringify(view)).length;

export class Play {
  link = $state<Link>('connecting');
  /** Why the table cannot be opened at all. */
  barred = $state('');
  tries = $state(0);
  table = $state.raw<TableInfo | null>(null);
  seq = $state(0);
  you = $state.raw<Seat[]>([]);
  seat = $state<Seat | null>(null);
  host = $state(false);
  seats = $state.raw<SeatState[]>([]);
  view = $state.raw<View | null>(null);
  falls = new Falls();
  stage = new Stage();
  away: Away;
  cards = $state.raw<Cards>({});
  question = $state.raw<Question | null>(null);
  /** The state as it was told last, and its options. */
  private state: Partial<StateMessage> = {};
  private offered: Option[] = [];
  log = $state.raw<LogLine[]>([]);
  /** Lines that were new with the last state. */
  fresh = $state(0);
  over = $state(false);
  outcome = $state.raw<Ending | null>(null);
  undo = $state.raw<UndoState>({ can: false, free: false, again: false, waiting: null });
  forAbsent = $state.raw<ForAbsent[]>([]);
  chat = $state<ChatLine[]>([]);
  odds = $state<Record<Key, string>>({});
  /** The same with success and failure in their proportion. */
  shares = $state<Record<Key, Odds>>({});
  /** What the coach said of this question; `null` while nobody has asked, `'thinks'` while it thinks. */
  counsel = $state.raw<Hint | 'thinks' | null>(null);
  /** An answer that would end the game or throw much away: held until it is given again. */
  held = $state<Key | null>(null);
  /** The one of which the table says that the game is lost for everybody by it, at once and surely. */
  ending = $state<Key | null>(null);
  /** What the coach thinks of this question, whether it was asked aloud or not. */
  private advice: Hint | null = null;
  /** The answer that is on its way. */
  pending = $state<Key | null>(null);
  ready = $state(false);
  orders = $state.raw<Record<string, boolean>>({});
  secrets = $state.raw<number[]>([]);
  /** Whether the coach may be asked at this table. */
  coach = $state(true);
  /** Who may not talk. */
  muted = $state<Seat[]>([]);
  /** Whether a group is told who must answer; null where that is not this screen's to say. */
  hook = $state<'none' | 'set' | 'failing' | null>(null);
  watching = $state(0);
  intro = $state.raw<string[]>([]);
  private noticed = '';
  /** The table as it is, while the screen may still show what led there. */
  private whole: View | null = null;
  private trusted = true;
  /** What the server complained about last: where it closes the door then, that is why. */
  private farewell = '';

  /** The log as it is. */
  private lines: LogLine[] = [];
  private socket: WebSocket | null = null;
  private wait = 400;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private asked = new Set<Key>();
  /** For which question it was asked why answers are blocked. */
  private reasoned = '';
  private count = 0;
  private pointing: ReturnType<typeof setTimeout> | undefined;
  private tokens = 4;
  private tokensAt = 0;
  private ended = false;

  constructor(
    readonly id: string,
    private lang: Lang,
    private wish: Seat | null = null,
  ) {
    this.away = new Away(id);
    this.connect();
  }

  connect(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.seat ?? this.wish;
    const query = new URLSearchParams({ lang: this.lang, patches: '1' });
    if (seat !== null) query.set('seat', String(seat));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`);
    this.socket = socket;
    if (this.link !== 'lost') this.link = 'connecting';
    socket.onopen = () => {
      this.heard = Date.now();
      this.chat = this.chat.filter((line) => line.key); // all that was said is told again
      clearInterval(this.beat);
      this.beat = setInterval(() => this.pulse(), 5000);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      let message: ServerMessage;
      try {
        message = JSON.parse(event.data);
      } catch {
        return;
      }
      if (message.type === 'state') this.hearState(this.complete(message));
      else this.hear(message);
    };
    socket.onclose = (event) => this.lost(socket, event);
  }

  private pulse(): void {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > PATIENCE) this.socket.close();
    else if (Date.now() - this.heard > PATIENCE / 3) this.send({ type: 'ping' });
  }

  private lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.socket) return;
    clearInterval(this.beat);
    this.socket = null;
    if (this.ended) return;
    if ([4401, 4403, 4404, 1008].includes(event.code)) {
      this.link = 'closed';
      this.barred = event.reason || this.farewell || 'barred';
      return;
    }
    this.pending = null;
    this.link = 'lost';
    this.tries += 1;
    if (this.tries === 3 && !this.ready) void this.seeWhy();
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, 6000);
  }

  /** A refused handshake tells the page nothing: is the server there, and may this browser sit here? */
  private async seeWhy(): Promise<void> {
    try {
      const answer = await fetch('/api/me', { credentials: 'same-origin' });
      const rows: { id: string }[] = answer.ok ? await answer.json() : [];
      if (answer.ok && !this.ready && !rows.some((row) => row.id === this.id)) {
        this.ended = true;
        clearTimeout(this.timer);
        this.link = 'closed';
        this.barred = 'barred';
      }
    } catch {
      // the server is away: go on trying
    }
  }

  /** What was told before is not told again: a state is whole before anybody looks at it. */
  private complete({ question, ...told }: StateHeard): StateMessage {
    const fresh = question?.options ?? [];
    let next = 0;
    const options = question && told.kept ? told.kept.map((place) => (place < 0 ? fresh[next++]! : this.offered[place]!)) : fresh;
    this.offered = options.map((one) => ('label' in one ? one : unseen(one)));
    const whole = { ...this.state, ...told, question: question && { ...question, options: this.offered } } as StateMessage;
    this.state = whole;
    return whole;
  }

  private hear(message: Exclude<ServerMessage, StateHeard>): void {
    switch (message.type) {
      case 'presence':
        this.seats = this.seats.map((old) => this.called({ ...old, ...message.seats.find((one) => one.seat === old.seat) }));
        this.watching = message.watching ?? this.watching;
        break;
      case 'chat':
        this.say(message.seat, message.name, message.text, message.at, undefined, message.old);
        break;
      case 'suggest':
        this.say(message.seat, message.name, message.text || message.label || message.key, Date.now(), message.key);
        break;
      case 'refused':
        if (message.seq === null && message.code === 'not-asked-now') break; // odds that came too late to matter
        if (message.code === 'final') this.held = this.ending = this.pending;
        else note(message.message, 'bad', message.rules ?? []);
        this.pending = null;
        break;
      case 'undo':
        if (message.withdrawn && !this.you.includes(message.by)) note(t('undo-withdrawn', { name: this.name(message.by) }));
        this.undo = { ...this.undo, waiting: message.needs.length ? { ...this.undo.waiting, by: message.by, needs: message.needs } : null };
        break;
      case 'odds':
        this.odds[message.key] = message.lines?.length ? told(message.lines) : message.shares?.length ? '' : message.text;
        this.shares[message.key] = message;
        if (message.failed) this.asked.delete(message.key); // it may be asked again
        break;
      case 'hint':
        if (message.seq !== this.seq) break;
        if (!message.failed) this.advice = message;
        if (this.counsel !== 'thinks') break; // asked for in silence, to warn
        if (message.failed) {
          this.counsel = null;
          note(message.text ?? '', 'plain');
        } else this.counsel = message;
        break;
      case 'reasons':
        this.hearReasons(message.seq, message.seat, message.blocked);
        break;
      case 'notice':
        note(message.message, 'plain', [], 12_000);
        break;
      case 'error':
        this.pending = null;
        this.farewell = message.message;
        note(message.message, 'bad');
        break;
    }
  }

  private hearState(message: StateMessage): void {
    const before = this.whole;
    const view = this.viewOf(message);
    if (!view) {
      this.send({ type: 'whole' });
      return;
    }
    const same = this.ready && message.seat === this.seat;
    this.whole = view;
    this.table = message.table;
    if (message.seq !== this.seq || message.seat !== this.seat) {
      this.odds = {};
      this.shares = {};
      this.asked.clear();
      this.counsel = null;
      this.advice = null;
      this.held = null;
      this.ending = null;
    }
    this.reasoned = '';
    const own = this.pending !== null;
    const lost = this.link === 'lost';
    const first = !this.ready;
    const changed = message.seq !== this.seq;
    this.seq = message.seq;
    this.you = message.you;
    this.seat = message.seat;
    this.host = message.host;
    if (this.ready) this.noteSeats(message.seats);
    this.seats = message.seats.map((one) => this.called(one));
    if (message.cards && Object.keys(message.cards).length) this.cards = { ...this.cards, ...message.cards };
    this.undo = message.undo ?? { can: false, free: false, again: false, waiting: null };
    this.forAbsent = message.for_absent ?? [];
    this.orders = message.orders ?? {};
    this.secrets = message.secrets ?? [];
    this.muted = message.muted ?? [];
    this.coach = message.coach;
    this.hook = message.hook ?? null;
    this.watching = message.watching ?? 0;
    if (message.intro) this.intro = message.intro;
    if (message.notice && message.notice !== this.noticed) {
      this.noticed = message.notice;
      note(message.notice, 'plain', [], 12_000);
    }
    this.pending = null;
    this.farewell = '';
    this.ready = true;
    this.link = 'open';
    this.tries = 0;
    this.wait = 400;
    const old = message.log.from === 0 ? [] : this.lines.slice(0, message.log.from);
    this.lines = [...old, ...message.log.lines];
    const fresh = !first && message.log.from > 0 ? message.log.lines.length : 0;
    const beats = same && before && message.base !== null ? message.beats : [];
    const settle = () => {
      this.view = this.whole;
      this.question = message.question;
      this.log = this.lines;
      this.fresh = fresh;
      this.over = message.over;
      this.outcome = message.outcome;
      this.away.sees(this.lines);
      if (kept.sure && this.coach && !this.advice && message.question?.mine && message.question.options.filter((one) => one.open).length > 1) this.send({ type: 'hint' });
    };
    const shown = beats.length ? this.remember(beats, before!, message.log.from) : [];
    this.stage.asked = message.question?.page ? (beats.findLast(tells) ?? null) : null;
    if (beats.length && this.stage.wanted(beats)) {
      if (!this.stage.playing) this.question = null;
      this.stage.play(beats, (beat) => this.show(beat), settle);
      return;
    }
    if (!same || !beats.length) {
      if (!this.stage.playing || changed || !same) this.stage.clear();
      else {
        this.stage.play([], () => undefined, settle); // somebody came or went meanwhile
        return;
      }
    }
    if (first) this.falls.open(view);
    else if (changed) this.falls.hear(view, own);
    if (first || lost) this.away.comes(this.lines);
    else if (!this.away.looks && fresh) this.away.missed(message.log.lines, shown);
    if (beats.length > 1) announce(beats.flatMap((beat) => beat.lines).join(' '));
    settle();
  }

  /** The view that a state tells, whole or beat by beat; nothing where it does not fit what is known. */
  private viewOf(message: StateMessage): View | null {
    if (message.view) {
      this.trusted = size(message.view) === message.size;
      return message.view;
    }
    if (!this.whole || message.base !== this.seq) return null;
    const view = message.beats.reduce((now, beat) => patched(now, beat.patch), this.whole);
    return this.trusted && size(view) !== message.size ? null : view;
  }

  /** One beat on the board: what it changes, its dice, its lines. */
  private show(beat: Beat): void {
    this.view = patched(this.view!, beat.patch);
    if (beat.dice.length) this.falls.hear({ ...this.view, fell: beat.dice } as View, true);
    this.log = this.lines.slice(0, Math.min(this.lines.length, this.log.length + beat.lines.length));
    this.fresh = beat.lines.length;
    announce(beat.lines.join(' '));
  }

  private remember(beats: Beat[], before: View, from: number): Shown[] {
    let view = before;
    let first = from;
    const found: Shown[] = [];
    for (const beat of beats) {
      if (beat.lines.length) found.push({ beat, before: view, first });
      view = patched(view, beat.patch);
      first += beat.lines.length;
    }
    found.forEach((shown) => this.stage.keep(shown));
    return found;
  }

  /** A beat once more, from the log: the table goes back to it, shows it, and returns. */
  again(n: number): void {
    const shown = this.stage.of(n);
    if (shown) this.replay([shown]);
  }

  /** What was missed, one beat after another; then the table as it is. */
  catchUp(): void {
    const missed = this.away.beats;
    this.away.forget();
    this.replay(missed);
  }

  private replay(all: Shown[]): void {
    if (!all.length || this.stage.playing) return;
    const { question, fresh } = this;
    const before = new Map(all.map((shown) => [shown.beat, shown.before]));
    this.question = null;
    this.view = all[0]!.before;
    this.stage.play(
      all.map((shown) => shown.beat),
      (beat) => {
        this.view = patched(before.get(beat) ?? this.view!, beat.patch);
        if (beat.dice.length) this.falls.hear({ ...this.view, fell: beat.dice } as View, true);
      },
      () => {
        this.view = this.whole;
        this.question = question;
        this.fresh = fresh;
      },
    );
  }

  /** Who has told no name and sits here alone is “you”, on this screen only. */
  private called(one: SeatState): SeatState {
    return !one.name && this.you.length === 1 && this.you[0] === one.seat ? { ...one, name: t('you') } : one;
  }

  /** Somebody else sits there now: everybody is told. */
  private noteSeats(seats: SeatState[]): void {
    for (const now of seats) {
      const old = this.seats.find((one) => one.seat === now.seat);
      if (old && old.kind !== now.kind && (old.kind === 'bot' || now.kind === 'bot' || now.kind === 'link'))
        note(t('seat-now', { n: now.seat + 1, name: seatName(now), kind: now.kind }));
    }
  }

  private say(seat: Seat | null, name: string, text: string, at: number | string, key?: Key, old = false): void {
    const when = typeof at === 'number' ? at : Date.parse(at);
    this.chat.push({ id: ++this.count, seat, name, text, at: Number.isFinite(when) ? when : Date.now(), key, old });
    if (this.chat.length > 300) this.chat.shift();
  }

  send(message: object): boolean {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN || this.link !== 'open') {
      note(t('not-connected'), 'bad');
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }

  answer(key: Key): void {
    clearTimeout(this.pointing);
    if (this.pending !== null || this.seat === null) return;
    if (this.held !== key && kept.sure && this.costs(key) >= MUCH) {
      this.held = key;
      return;
    }
    const careful = this.held !== key || this.ending !== key;
    if (this.send({ type: 'answer', seq: this.seq, seat: this.seat, key, careful })) this.pending = key;
  }

  /** How many points of the chance to win an answer surely throws away, from 0 to 1, as far as anybody has asked. */
  costs(key: Key): number {
    return this.advice?.answers?.find((one) => one.key === key)?.costs ?? 0;
  }

  /** The better answer to one that is held, and why. */
  get better(): { key: Key; why: string; chance: number; held: number } | null {
    const advice = this.advice;
    if (!this.held || !advice?.best) return null;
    const chance = (key: Key) => Math.round(100 * (advice.answers?.find((one) => one.key === key)?.chance ?? 0));
    return { key: advice.best, why: advice.why ?? '', chance: chance(advice.best), held: chance(this.held) };
  }

  /** What would the coach do? Asked again, it is put away. */
  hint(): void {
    if (this.counsel) this.counsel = null;
    else if (this.advice) this.counsel = this.advice;
    else if (this.coach && this.question?.mine && this.send({ type: 'hint' })) this.counsel = 'thinks';
  }

  /** For somebody who is not there: only the host may, and only what the game allows. */
  answerFor({ seat, key }: ForAbsent): void {
    this.send({ type: 'answer', seq: this.seq, seat, key });
  }

  takeBack(): void {
    this.send({ type: 'undo', seq: this.seq });
  }

  /** What was taken back is given again. */
  giveAgain(): void {
    if (this.undo.again) this.send({ type: 'redo', seq: this.seq });
  }

  /** Nobody else who sits here would be asked before something is taken back over a roll. */
  get alone(): boolean {
    return this.seats.every((one) => one.kind === 'bot' || this.you.includes(one.seat));
  }

  withdraw(): void {
    this.send({ type: 'withdraw' });
  }

  /** The host lets it be taken back for those who are asked and away; the log says so. */
  decide(): void {
    this.send({ type: 'decide' });
  }

  consent(yes: boolean): void {
    this.send({ type: 'consent', yes });
  }

  speak(lang: Lang): void {
    this.lang = lang;
    if (this.link === 'open') this.send({ type: 'language', lang });
  }

  look(seat: Seat): void {
    this.send({ type: 'seat', seat });
  }

  talk(text: string): void {
    this.send({ type: 'chat', text });
  }

  suggest(key: Key, text: string): void {
    this.send({ type: 'suggest', key, text });
  }

  order(offer: string, ask: boolean | null): void {
    this.send({ type: 'order', offer, ask });
  }

  /** Why what is blocked is blocked: made when somebody looks, once for a question. */
  wantReasons(): void {
    const question = this.question;
    const stamp = `${this.seq}/${this.seat}`;
    if (!question?.mine || this.reasoned === stamp || this.link !== 'open' || question.options.every((one) => one.open)) return;
    this.reasoned = stamp;
    this.send({ type: 'reasons' });
  }

  private hearReasons(seq: number, seat: Seat, blocked: Record<Key, LookedAt>): void {
    if (seq !== this.seq || seat !== this.seat || !this.question) return;
    this.question = { ...this.question, options: this.question.options.map((one) => ({ ...one, ...blocked[one.key] })) };
    // Their names stay known; why not may be another reason after the next answer.
    this.offered = this.offered.map((one) => ({ ...one, label: blocked[one.key]?.label ?? one.label }));
    // Who came there by the keyboard hears it.
    setTimeout(() => {
      const at = document.activeElement;
      if (at?.getAttribute('aria-disabled')) announce([at.getAttribute('aria-label') ?? at.textContent ?? '', at.getAttribute('aria-description') ?? ''].join('. '));
    });
  }

  /** How an answer may turn out: reckoning costs the server some work, so it is asked only for what is pointed at a while. */
  askOdds(key: Key): void {
    clearTimeout(this.pointing);
    if (this.asked.has(key)) return;
    this.pointing = setTimeout(() => this.wantOdds(key), 450);
  }

  /** Asked for outright, by the dice beside an option. Whether the server was asked. */
  wantOdds(key: Key): boolean {
    if (this.asked.has(key)) return true;
    const now = Date.now();
    this.tokens = Math.min(4, this.tokens + (now - this.tokensAt) / 2200);
    this.tokensAt = now;
    if (this.tokens < 1 || this.link !== 'open' || !this.question?.mine || this.pending !== null) return false;
    this.tokens -= 1;
    this.asked.add(key);
    return this.send({ type: 'odds', key });
  }

  retry(): void {
    this.wait = 400;
    this.connect();
  }

  name(seat: Seat | null): string {
    const found = this.seats.find((one) => one.seat === seat);
    return found ? seatName(found) : '';
  }

  end(): void {
    this.ended = true;
    this.stage.clear();
    clearTimeout(this.timer);
    clearTimeout(this.pointing);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
