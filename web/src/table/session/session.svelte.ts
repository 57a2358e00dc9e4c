// One open table: routes the server's messages to the parts of the session, and sends what the player does.
import { DiceResults } from '../../lib/dice/results.svelte';
import type { Lang, Seat, SeatState, ServerMessage, StateMessage } from '../../lib/net/types';
import { seatName } from '../../lib/parts/seats';
import { pageVisible, preferences } from '../../lib/screen/settings.svelte';
import { t } from '../../lib/screen/texts.svelte';
import { announce, announceBlocked, note } from '../../lib/ui/notes.svelte';
import { Absence } from './absence.svelte';
import { Answers } from './answers.svelte';
import { ChatHistory } from './chat.svelte';
import { Coach } from './coach.svelte';
import { TableConnection } from './connection.svelte';
import { OddsBook } from './odds.svelte';
import { isShown, Playback } from './playback.svelte';
import { Replay } from './replay';
import { TableState } from './state.svelte';
import { Undo } from './undo.svelte';

const NOTICE_DURATION = 12_000;

export class TableSession {
  readonly state = new TableState();
  readonly dice = new DiceResults();
  readonly playback = new Playback();
  readonly connection: TableConnection;
  readonly absence: Absence;
  readonly replay: Replay;
  readonly coach: Coach;
  readonly odds: OddsBook;
  readonly answers: Answers;
  readonly undo: Undo;
  readonly chat: ChatHistory;
  /** The question whose blocked options the server was asked to explain. */
  #explained = '';
  #notice = '';

  constructor(
    readonly id: string,
    lang: Lang,
  ) {
    const send = (message: object) => this.send(message);
    this.absence = new Absence(id);
    this.replay = new Replay(this.state, this.playback, this.dice, this.absence);
    this.coach = new Coach(this.state, send);
    this.odds = new OddsBook(this.state, () => this.#isOpen && this.answers.pending === null, send);
    this.answers = new Answers(this.state, this.coach, send);
    this.undo = new Undo(this.state, send);
    this.chat = new ChatHistory(send);
    this.connection = new TableConnection(id, lang, () => this.state.seat, {
      opened: () => this.chat.keepSuggestions(),
      received: (message) => this.#receive(message),
      lost: () => (this.answers.pending = null),
    });
    this.connection.connect();
  }

  send(message: object): boolean {
    const sent = this.connection.send(message);
    if (!sent) note(t('not-connected'), 'bad');
    return sent;
  }

  answer(key: string): void {
    this.odds.stopPointing();
    this.answers.give(key);
  }

  speak(lang: Lang): void {
    this.connection.lang = lang;
    if (this.#isOpen) this.send({ type: 'language', lang });
  }

  switchSeat(seat: Seat): void {
    this.send({ type: 'seat', seat });
  }

  /** Ask or pass on an offer from now on; null asks by default. */
  setStandingOrder(offer: string, ask: boolean | null): void {
    this.send({ type: 'order', offer, ask });
  }

  /** Ask once per question why its blocked options are blocked. */
  explainBlocked(): void {
    const { question, seq, seat } = this.state;
    const stamp = `${seq}/${seat}`;
    if (!question?.mine || this.#explained === stamp || !this.#isOpen || question.options.every((one) => one.open))
      return;
    this.#explained = stamp;
    this.send({ type: 'reasons' });
  }

  end(): void {
    this.playback.clear();
    this.odds.stopPointing();
    this.connection.end();
  }

  get #isOpen(): boolean {
    return this.connection.status === 'open';
  }

  #receive(message: ServerMessage): void {
    const { state } = this;
    switch (message.type) {
      case 'state':
        this.#receiveState(state.complete(message));
        break;
      case 'presence':
        state.updatePresence(message.seats, message.watching);
        break;
      case 'chat':
      case 'suggest':
        this.chat.receive(message);
        break;
      case 'refused':
        if (message.seq === null && message.code === 'not-asked-now') break; // a request for odds that came too late
        if (message.code === 'final') this.answers.holdFinal();
        else note(message.message, 'bad', message.rules ?? []);
        this.answers.pending = null;
        break;
      case 'undo':
        this.undo.receive(message);
        break;
      case 'odds':
        this.odds.receive(message);
        break;
      case 'hint':
        this.coach.receive(message);
        break;
      case 'reasons':
        if (message.seq !== state.seq || message.seat !== state.seat) break;
        state.explainBlocked(message.blocked);
        announceBlocked();
        break;
      case 'notice':
        note(message.message, 'plain', [], NOTICE_DURATION);
        break;
      case 'error':
        this.answers.pending = null;
        this.connection.lastError = message.message;
        note(message.message, 'bad');
        break;
    }
  }

  #receiveState(message: StateMessage): void {
    const { state, connection, playback } = this;
    const view = state.viewOf(message);
    if (!view) {
      this.send({ type: 'whole' });
      return;
    }
    const before = state.latestView;
    const first = !state.ready;
    const changed = message.seq !== state.seq;
    const sameSeat = !first && message.seat === state.seat;
    const ownAnswer = this.answers.pending !== null;
    const reconnected = connection.status === 'lost';
    if (changed || message.seat !== state.seat) {
      this.odds.clear();
      this.coach.clear();
      this.answers.forgetHeld();
    }
    if (!first) this.#noteSeatChanges(message.seats);
    state.store(message, view);
    connection.confirm();
    this.#explained = '';
    this.answers.pending = null;
    if (message.notice && message.notice !== this.#notice) {
      this.#notice = message.notice;
      note(message.notice, 'plain', [], NOTICE_DURATION);
    }

    const fresh = !first && message.log.from > 0 ? message.log.lines.length : 0;
    const beats = sameSeat && before && message.base !== null ? message.beats : [];
    const show = () => {
      state.show(message, fresh);
      this.absence.saw(state.latestLog);
      if (preferences.sure) this.coach.prepare();
    };
    const past = beats.length ? this.replay.remember(beats, before!, message.log.from) : [];
    playback.asked = message.question?.page ? (beats.findLast(isShown) ?? null) : null;
    if (beats.length && playback.wants(beats)) {
      if (!playback.playing) state.question = null;
      playback.play(beats, (beat) => this.replay.step(beat), show);
      return;
    }
    if (!beats.length && playback.playing && !changed && sameSeat) {
      playback.play([], () => undefined, show); // somebody connected or disconnected meanwhile
      return;
    }
    if (!beats.length) playback.clear();
    if (first) this.dice.open(view);
    else if (changed) this.dice.update(view, ownAnswer);
    if (first || reconnected) this.absence.returned(state.latestLog);
    else if (!pageVisible() && fresh) this.absence.missed(message.log.lines, past);
    if (beats.length > 1) announce(beats.flatMap((beat) => beat.lines).join(' '));
    show();
  }

  #noteSeatChanges(seats: SeatState[]): void {
    for (const now of seats) {
      const old = this.state.seats.find((one) => one.seat === now.seat);
      if (old && old.kind !== now.kind && (old.kind === 'bot' || now.kind === 'bot' || now.kind === 'link'))
        note(t('seat-now', { n: now.seat + 1, name: seatName(now), kind: now.kind }));
    }
  }
}
