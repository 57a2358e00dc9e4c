// The connection of this client to its table: it reconnects when lost, and notices when the server has gone silent.
import * as api from '../../lib/net/api';
import { transport, type Closed, type Connection } from '../../lib/net/transport';
import type { Lang, Seat, ServerMessage } from '../../lib/net/types';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** Milliseconds without any message after which a connection counts as lost. */
const SILENCE = 20_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 6000;

export interface TableConnectionListener {
  opened(): void;
  received(message: ServerMessage): void;
  lost(): void;
}

export class TableConnection {
  status = $state<Status>('connecting');
  /** Why this client may not open the table, if the server gave a reason. */
  barred = $state('');
  /** The last error message of the server: the reason if it closes the connection next. */
  lastError = '';
  #attempts = 0;
  #ready = false;
  #ended = false;
  #connection: Connection | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    readonly table: string,
    public lang: Lang,
    private readonly seat: () => Seat | null,
    private readonly listener: TableConnectionListener,
  ) {}

  connect(): void {
    clearTimeout(this.#retry);
    if (this.#ended) return;
    if (this.status !== 'lost') this.status = 'connecting';
    const connection: Connection = transport().connect(
      this.table,
      { lang: this.lang, seat: this.seat() },
      {
        opened: () => {
          this.#heard = Date.now();
          clearInterval(this.#heartbeat);
          this.#heartbeat = setInterval(() => this.#check(), 5000);
          this.listener.opened();
        },
        received: (message) => {
          this.#heard = Date.now();
          this.listener.received(message);
        },
        closed: (closed) => {
          if (connection === this.#connection) this.#lost(closed);
        },
      },
    );
    this.#connection = connection;
  }

  /** Connect again at once. */
  retry(): void {
    this.#wait = FIRST_WAIT;
    this.connect();
  }

  /** The server has sent the state of the table. */
  confirm(): void {
    this.#ready = true;
    this.status = 'open';
    this.lastError = '';
    this.#attempts = 0;
    this.#wait = FIRST_WAIT;
  }

  /** Send a message if the table is open; returns whether it was sent. */
  send(message: object): boolean {
    if (!this.#connection?.open || this.status !== 'open') return false;
    this.#connection.send(message);
    return true;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    const connection = this.#connection;
    this.#connection = null;
    connection?.close();
  }

  #check(): void {
    if (!this.#connection?.open) return;
    const silent = Date.now() - this.#heard;
    if (silent > SILENCE) this.#connection.close();
    else if (silent > SILENCE / 3) this.send({ type: 'ping' });
  }

  #lost({ barred, reason }: Closed): void {
    clearInterval(this.#heartbeat);
    this.#connection = null;
    if (this.#ended) return;
    if (barred) {
      this.#bar(reason || this.lastError);
      return;
    }
    this.listener.lost();
    this.status = 'lost';
    this.#attempts += 1;
    if (this.#attempts === 3 && !this.#ready) void this.#findOutWhy();
    this.#retry = setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  #bar(reason: string): void {
    this.status = 'closed';
    this.barred = reason;
  }

  /** A refused handshake carries no reason: stop if the server answers and does not list this table. */
  async #findOutWhy(): Promise<void> {
    const rows = await api.me(this.lang).catch(() => null);
    if (!rows || this.#ready || rows.some((row) => row.id === this.table)) return;
    this.#ended = true;
    clearTimeout(this.#retry);
    this.#bar('');
  }
}
