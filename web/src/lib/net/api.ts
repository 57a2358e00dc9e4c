// The requests of the client: each returns typed data, or throws a RequestError with a message for people.
import { transport, type Reply } from './transport';
import type {
  ResultMessage,
  GameSummary,
  GalleryCard,
  GameInfo,
  Lang,
  LogLine,
  Rule,
  SeatKind,
  TableRow,
  View,
} from './types';

/** A refused request; status 0 if no reply arrived. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> {
  let reply: Reply;
  try {
    reply = await transport().request(method, path, body);
  } catch {
    throw new RequestError('', 0);
  }
  if (reply.status < 200 || reply.status > 299) {
    const error = parsed(await reply.body.text());
    throw new RequestError(String(error?.message ?? error?.error ?? ''), reply.status);
  }
  return reply;
}

function parsed(text: string): any {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

const data = async <T>(reply: Promise<Reply>): Promise<T> => parsed(await (await reply).body.text()) as T;
const get = <T>(path: string) => data<T>(send('GET', path));
const post = <T>(path: string, body: unknown = {}) => data<T>(send('POST', path, body));
const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export interface NewTable {
  game: string;
  name: string;
  options: Record<string, string>;
  lang: Lang;
  seats: { kind: SeatKind; name: string; bot: string }[];
  packs: string[];
}
export interface NewTableReply {
  id: string;
  links: Record<string, string>;
  spectator: string;
}
export interface Position {
  n: number;
  of: number;
  view: View;
  log: LogLine[];
  cards?: Record<string, any>;
  outcome?: ResultMessage | null;
  /** The question of this position, and how it was answered. */
  question?: { prompt: string; at: string[]; rule: string; asked: number[]; who: number; answer: string } | null;
}

export const games = (lang: Lang) => get<GameInfo[]>(`/api/games?lang=${lang}`);
/** The tables of this browser. */
export const me = (lang: Lang) => get<TableRow[]>(`/api/me?lang=${lang}`);
export const createTable = (table: NewTable) => post<NewTableReply>('/api/tables', table);
export const claimSeat = (table: string, token: string, name: string, password: string) =>
  post<{ id: string; seats: number[] }>('/api/sit', { table, token, name, password });
/** What a link invites to; reading it claims no seat. */
export interface Invitation {
  game: string;
  title: string;
  name: string;
  options: Record<string, string>;
  host: string;
  /** The player for whom the seat is reserved. */
  invited: string;
  watch: boolean;
  free: number;
  seats: number;
  taken: boolean;
  password: boolean;
  over: boolean;
}
export const invitation = (table: string, token: string, lang: Lang) =>
  post<Invitation>(`/api/invitation?lang=${lang}`, { table, token });
/** Give up one's seats at another host's table. */
export const leave = (id: string) => post(`${tablePath(id)}/leave`);
/** Delete everything that the server stores about this browser. */
export const deleteMyData = () => post<{ deleted: number; left: number }>('/api/me/forget');
export const setCoach = (id: string, on: boolean) => post(`${tablePath(id)}/coach`, { on });
export const setMuted = (id: string, seat: number, muted: boolean) => post(`${tablePath(id)}/mute`, { seat, muted });
/** Require a password to claim a seat by a link; an empty one removes it. */
export const setPassword = (id: string, password: string) => post(`${tablePath(id)}/password`, { password });
export interface DeviceCode {
  code: string;
  link: string;
  minutes: number;
}
/** A code by which another device takes over the seats of this one; it is shown once. */
export const deviceCode = (id: string) => post<DeviceCode>(`${tablePath(id)}/code`);
/** Take over the seats of the device that made the code. */
export const moveDevice = (code: string) => post<{ id: string; seats: number[] }>('/api/move', { code });
/** A device at a table. */
export interface Device {
  person: string;
  seats: number[];
  present: boolean;
}
export const devices = (id: string) => get<Device[]>(`${tablePath(id)}/people`);
/** Remove a device for good; its links become void and these replace them. */
export const removeDevice = (id: string, person: string) =>
  post<{ links: Record<string, string>; spectator: string | null }>(`${tablePath(id)}/remove`, { person });
/** Set the webhook that reports who must answer; empty: none. */
export const setWebhook = (id: string, url: string) => post<{ hook: boolean }>(`${tablePath(id)}/hook`, { url });
export const renameTable = (id: string, name: string) => post(`${tablePath(id)}/name`, { name });
export const deleteTable = (id: string) => post(`${tablePath(id)}/delete`);
/** A new link for a seat, or for spectators; the old one becomes void. */
export const newLink = (id: string, seat: number | null) => post<{ link: string }>(`${tablePath(id)}/links`, { seat });
export interface SeatChange {
  seat: number;
  kind: 'here' | 'link' | 'bot';
  name: string;
  bot: string;
}
/** Change who plays a seat; a seat for a friend gets a new link. */
export const changeSeat = (id: string, change: SeatChange) =>
  post<{ seat: number; kind: SeatKind; link: string | null }>(`${tablePath(id)}/seats`, change);
/** A new table with the set-up of a finished one. */
export const rematch = (id: string, seats: NewTable['seats'], lang: Lang) =>
  post<NewTableReply>(`${tablePath(id)}/again?lang=${lang}`, { seats });
export const loadTable = (file: Blob, name: string, lang: Lang) =>
  post<NewTableReply>(`/api/tables/load?lang=${lang}&name=${encodeURIComponent(name)}`, file);
export const replay = (id: string, at: number, lang: Lang) =>
  get<Position>(`${tablePath(id)}/replay?at=${at}&lang=${lang}`);
/** A finished game in figures. */
export const summary = (id: string, lang: Lang) => get<GameSummary>(`${tablePath(id)}/evening?lang=${lang}`);
export const cards = (game: string, lang: Lang, table: string, spoilers: boolean) =>
  get<GalleryCard[]>(
    `/api/cards/${game}?lang=${lang}${table ? `&table=${encodeURIComponent(table)}` : ''}${spoilers ? '&spoilers=1' : ''}`,
  );
export const rules = (game: string, lang: Lang, q: string) =>
  get<Rule[]>(`/api/rules/${game}?lang=${lang}&q=${encodeURIComponent(q)}`);
/** The chapter of a rule. */
export const rulesAround = (game: string, lang: Lang, id: string) =>
  get<Rule[]>(`/api/rules/${game}?lang=${lang}&around=${encodeURIComponent(id)}`);
export interface Chapter {
  section: string;
  first: string;
  count: number;
  lang: Lang;
}
export const chapters = (game: string, lang: Lang) => get<Chapter[]>(`/api/chapters/${game}?lang=${lang}`);
export const rule = (game: string, lang: Lang, id: string) =>
  get<Rule>(`/api/rules/${game}/${encodeURIComponent(id)}?lang=${lang}`);
/** The exact position as a file, with the player's description of the problem. */
export const reportProblem = async (id: string, text: string): Promise<Blob> =>
  (await send('POST', `${tablePath(id)}/report`, { text })).body;
/** The names of the icons in the bundle. */
export const iconNames = () => get<string[]>('/icons.json');

/** Addresses that the browser opens itself: the save file, the review page, the story in Markdown. */
export const saveAddress = (id: string) => `${tablePath(id)}/save`;
export const reviewAddress = (id: string, lang: Lang) => `${tablePath(id)}/review?lang=${lang}`;
export const storyAddress = (id: string, lang: Lang) => `${tablePath(id)}/story?lang=${lang}`;

export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
