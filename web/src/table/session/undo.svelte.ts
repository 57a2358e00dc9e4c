// Undo and redo, and the agreement of other players to an undo.
import type { Seat, ServerMessage } from '../../lib/net/types';
import { note } from '../../lib/ui/notes.svelte';
import { t } from '../../lib/screen/texts.svelte';
import type { TableState } from './state.svelte';

export class Undo {
  constructor(
    private readonly state: TableState,
    private readonly send: (message: object) => boolean,
  ) {}

  undo(): void {
    this.send({ type: 'undo', seq: this.state.seq });
  }

  redo(): void {
    if (this.state.undo.again) this.send({ type: 'redo', seq: this.state.seq });
  }

  withdraw(): void {
    this.send({ type: 'withdraw' });
  }

  agree(yes: boolean): void {
    this.send({ type: 'consent', yes });
  }

  /** As the host, undo without the players who are asked and absent; the log records it. */
  override(): void {
    this.send({ type: 'decide' });
  }

  receive({ by, needs, withdrawn }: Extract<ServerMessage, { type: 'undo' }>): void {
    const { state } = this;
    if (withdrawn && !state.you.includes(by)) note(t('undo-withdrawn', { name: state.name(by) }));
    state.undo = { ...state.undo, waiting: needs.length ? { ...state.undo.waiting, by, needs } : null };
  }

  /** Whether a player of this client must agree to the requested undo. */
  get mayAgree(): boolean {
    return this.state.you.some((seat) => this.#needs.includes(seat));
  }

  /** Whether the host may undo without absent players who must agree. */
  get mayOverride(): boolean {
    const absent = (seat: Seat) => !this.state.seats.find((one) => one.seat === seat)?.present;
    return this.state.host && this.#needs.some(absent);
  }

  get #needs(): Seat[] {
    return this.state.undo.waiting?.needs ?? [];
  }
}
