// How the page reaches its tables. The implementation is chosen once at start-up; nothing else uses fetch or WebSocket.
import type { Lang, Seat, ServerMessage } from './types';

/** The reply to a request, whatever its status. */
export interface Reply {
  status: number;
  body: Blob;
}

/** What a client wants to see of a table. */
export interface ClientOptions {
  lang: Lang;
  seat: Seat | null;
}

/** Why a connection ended: a barred client is refused again if it reconnects. */
export interface Closed {
  barred: boolean;
  reason: string;
}

/** Called for a connection, in this order: `opened` once, `received` per message, `closed` once, even if it never opened. */
export interface ConnectionListener {
  opened(): void;
  received(message: ServerMessage): void;
  closed(closed: Closed): void;
}

/** One connected client of a table. */
export interface Connection {
  readonly open: boolean;
  send(message: object): void;
  close(): void;
}

export interface Transport {
  /** Send a request; rejects only if no reply arrives. A body is JSON, as a value or as a file. */
  request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply>;
  connect(table: string, options: ClientOptions, listener: ConnectionListener): Connection;
}

let chosen: Transport | null = null;

export function chooseTransport(transport: Transport): void {
  chosen = transport;
}

export function transport(): Transport {
  if (!chosen) throw new Error('no transport is chosen');
  return chosen;
}
