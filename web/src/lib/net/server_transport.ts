// The transport to a Holdfast server: fetch for requests, one WebSocket per connected table.
import type { ClientOptions, Connection, ConnectionListener, Reply, Transport } from './transport';

/** Close codes after which the server would refuse this client again. */
const BARRED = [4401, 4403, 4404, 1008];

export class ServerTransport implements Transport {
  /** `origin` is the address of the server, without a path. */
  constructor(private readonly origin: string) {}

  async request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json' };
      init.body = body instanceof Blob ? body : JSON.stringify(body);
    }
    const response = await fetch(this.origin + path, init);
    return { status: response.status, body: await response.blob() };
  }

  connect(table: string, { lang, seat }: ClientOptions, listener: ConnectionListener): Connection {
    const query = new URLSearchParams({ lang, patches: '1' });
    if (seat !== null) query.set('seat', String(seat));
    const address = this.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${address}/api/tables/${encodeURIComponent(table)}/socket?${query}`);
    socket.onopen = () => listener.opened();
    socket.onmessage = ({ data }) => {
      const message = parsed(data);
      if (message) listener.received(message);
    };
    socket.onclose = ({ code, reason }) => listener.closed({ barred: BARRED.includes(code), reason });
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    };
  }
}

function parsed(data: string) {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
