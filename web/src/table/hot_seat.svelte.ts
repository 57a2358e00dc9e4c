// Several players at one screen: whose view is shown, and when the screen must be handed over first.
import type { Seat } from '../lib/net/types';
import type { TableSession } from './session/session.svelte';

export class HotSeat {
  /** The player who holds the device, if somebody has said so. */
  #holder = $state<Seat | null>(null);

  constructor(private readonly session: TableSession) {}

  /** The next player at this screen to be asked, if it is not the one whose view is shown. */
  next = $derived.by((): Seat | null => {
    const { over, you, seat, question } = this.session.state;
    const asked = question?.asked ?? [];
    if (over || you.length < 2 || seat === null || asked.includes(seat)) return null;
    return you.find((one) => asked.includes(one)) ?? null;
  });

  /** The player to whom the device must be handed before anything is shown. */
  covered = $derived.by((): Seat | null => {
    const { ready, you, over, seat } = this.session.state;
    if (!ready || you.length < 2 || over) return null;
    if (this.next !== null) return this.#hasSecrets(this.next) ? this.next : null;
    return this.#holder === seat || seat === null || !this.#hasSecrets(seat) ? null : seat;
  });

  /** The player to switch to without a handover, because they have no secrets. */
  get open(): Seat | null {
    const { next } = this;
    return next !== null && !this.#hasSecrets(next) && this.session.connection.status === 'open' ? next : null;
  }

  uncover(): void {
    const seat = this.covered;
    if (seat === null) return;
    this.#holder = seat;
    this.switchTo(seat);
  }

  switchTo(seat: Seat): void {
    if (seat !== this.session.state.seat) this.session.switchSeat(seat);
  }

  #hasSecrets(seat: Seat): boolean {
    return this.session.state.secrets.includes(seat);
  }
}
