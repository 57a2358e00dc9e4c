// One table as this screen knows it: the socket, the state the server sent last, and what was asked of the server.
import type {
  Cards,
  ForAbsent,
  Key,
  Lang,
  Likely,
  LogLine,
  Ending,
  Question,
  Seat,
  SeatState,
  ServerMessage,
  TableInfo,
  UndoState,
  View,
} from '../lib/net/types';
import { Falls } from '../lib/dice/fell.svelte';
import { note } from '../lib/ui/notes.svelte';
import { seatName } from '../lib/parts/seats';
import { t } from '../lib/screen/words.svelte';

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
  cards = $state.raw<Cards>({});
  question = $state.raw<Question | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Lines that were new with the last state. */
  fresh = $state(0);
  over = $state(false);
  outcome = $state.raw<Ending | null>(null);
  undo = $state.raw<UndoState>({ can: false, free: false, waiting: null });
  forAbsent = $state.raw<ForAbsent[]>([]);
  chat = $state<ChatLine[]>([]);
  odds = $state<Record<Key, string>>({});
  /** The answer that is on its way. */
  pending = $state<Key | null>(null);
  ready = $state(false);
  orders = $state.raw<Record<string, boolean>>({});
  secrets = $state.raw<number[]>([]);
  /** Who may not talk. */
  muted = $state<Seat[]>([]);
  watching = $state(0);
  intro = $state.raw<string[]>([]);
  private noticed = '';

  private socket: WebSocket | null = null;
  private wait = 400;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private asked = new Set<Key>();
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
    this.connect();
  }

  connect(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.seat ?? this.wish;
    const query = new URLSearchParams({ lang: this.lang });
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
      this.hear(message);
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
      this.barred = event.reason || 'barred';
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

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state': {
        this.table = message.table;
        if (message.seq !== this.seq || message.seat !== this.seat) {
          this.odds = {};
          this.asked.clear();
        }
        if (!this.ready) this.falls.open(message.view);
        else if (message.seq !== this.seq) this.falls.hear(message.view, this.pending !== null);
        this.seq = message.seq;
        this.you = message.you;
        this.seat = message.seat;
        this.host = message.host;
        if (this.ready) this.noteSeats(message.seats);
        this.seats = message.seats.map((one) => this.called(one));
        if (message.cards && Object.keys(message.cards).length) this.cards = { ...this.cards, ...message.cards };
        this.view = message.view;
        this.question = message.question;
        const old = message.log.from === 0 ? [] : this.log.slice(0, message.log.from);
        this.fresh = this.ready && message.log.from > 0 ? message.log.lines.length : 0;
        this.log = [...old, ...message.log.lines];
        this.over = message.over;
        this.outcome = message.outcome;
        this.undo = message.undo ?? { can: false, free: false, waiting: null };
        this.forAbsent = message.for_absent ?? [];
        this.orders = message.orders ?? {};
        this.secrets = message.secrets ?? [];
        this.muted = message.muted ?? [];
        this.watching = message.watching ?? 0;
        if (message.intro) this.intro = message.intro;
        if (message.notice && message.notice !== this.noticed) {
          this.noticed = message.notice;
          note(message.notice, 'plain', [], 12_000);
        }
        this.pending = null;
        this.ready = true;
        this.link = 'open';
        this.tries = 0;
        this.wait = 400;
        break;
      }
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
        this.pending = null;
        note(message.message, 'bad', message.rules ?? []);
        break;
      case 'undo':
        if (message.withdrawn && !this.you.includes(message.by)) note(t('undo-withdrawn', { name: this.name(message.by) }));
        this.undo = { ...this.undo, waiting: message.needs.length ? { ...this.undo.waiting, by: message.by, needs: message.needs } : null };
        break;
      case 'odds':
        this.odds[message.key] = message.lines ? told(message.lines) : message.text;
        if (message.failed) this.asked.delete(message.key); // it may be asked again
        break;
      case 'notice':
        note(message.message, 'plain', [], 12_000);
        break;
      case 'error':
        this.pending = null;
        note(message.message, 'bad');
        break;
    }
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
    if (this.send({ type: 'answer', seq: this.seq, seat: this.seat, key })) this.pending = key;
  }

  /** For somebody who is not there: only the host may, and only what the game allows. */
  answerFor({ seat, key }: ForAbsent): void {
    this.send({ type: 'answer', seq: this.seq, seat, key });
  }

  takeBack(): void {
    this.send({ type: 'undo', seq: this.seq });
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
    clearTimeout(this.timer);
    clearTimeout(this.pointing);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
