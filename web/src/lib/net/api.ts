// Small typed HTTP: every call answers with data or throws a Trouble whose message a person can read.
import type { Evening, GalleryCard, GameInfo, Lang, LogLine, Ending, Rule, SeatKind, TableRow, View } from './types';

export class Trouble extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Trouble('', 0);
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) {
    const said = data && typeof data === 'object' ? ((data as any).message ?? (data as any).error ?? '') : '';
    throw new Trouble(String(said), answer.status);
  }
  return data as T;
}

const post = <T>(path: string, body: unknown = {}) =>
  ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export interface NewTable {
  game: string;
  name: string;
  options: Record<string, string>;
  lang: Lang;
  seats: { kind: SeatKind; name: string; bot: string }[];
  packs: string[];
}
export interface Made {
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
  outcome?: Ending | null;
  /** What was asked then, and what was answered. */
  question?: { prompt: string; at: string[]; rule: string; asked: number[]; who: number; answer: string } | null;
}

export const games = (lang: Lang) => ask<GameInfo[]>(`/api/games?lang=${lang}`);
export const me = (lang: Lang) => ask<TableRow[]>(`/api/me?lang=${lang}`);
export const create = (wish: NewTable) => post<Made>('/api/tables', wish);
export const sit = (id: string, token: string, name: string, password: string) =>
  post<{ id: string; seats: number[] }>('/api/sit', { table: id, token, name, password });
/** What a link invites to; nobody sits down by asking. */
export interface Invitation {
  game: string;
  title: string;
  name: string;
  options: Record<string, string>;
  host: string;
  /** For whom the seat is kept. */
  invited: string;
  watch: boolean;
  free: number;
  seats: number;
  taken: boolean;
  password: boolean;
  over: boolean;
}
export const invitation = (id: string, token: string, lang: Lang) => post<Invitation>(`/api/invitation?lang=${lang}`, { table: id, token });
/** Get up for good from somebody else's table. */
export const leave = (id: string) => post(`${table(id)}/leave`);
/** Delete all that the server keeps of this browser. */
export const forget = () => post<{ deleted: number; left: number }>('/api/me/forget');
/** A seat may talk no more, or again. */
export const coach = (id: string, on: boolean) => post(`${table(id)}/coach`, { on });
export const mute = (id: string, seat: number, muted: boolean) => post(`${table(id)}/mute`, { seat, muted });
/** What is asked of whoever sits down by a link from now on; empty: nothing. */
export const lock = (id: string, password: string) => post(`${table(id)}/password`, { password });
export interface Code {
  code: string;
  link: string;
  minutes: number;
}
/** A code by which another device takes over what this one holds at a table; told once. */
export const code = (id: string) => post<Code>(`${table(id)}/code`);
/** Take over what another device has given a code for. */
export const move = (given: string) => post<{ id: string; seats: number[] }>('/api/move', { code: given });
/** A browser that sits or watches; it has no name, but is told apart from others. */
export interface Somebody {
  person: string;
  seats: number[];
  present: boolean;
}
export const people = (id: string) => ask<Somebody[]>(`${table(id)}/people`);
/** Show somebody out for good; the links by which he came are void, and these are the new ones. */
export const showOut = (id: string, person: string) => post<{ links: Record<string, string>; spectator: string | null }>(`${table(id)}/remove`, { person });
/** Where a group is told who must answer; empty: nowhere. */
export const hook = (id: string, url: string) => post<{ hook: boolean }>(`${table(id)}/hook`, { url });
export const rename = (id: string, name: string) => post(`${table(id)}/name`, { name });
export const remove = (id: string) => post(`${table(id)}/delete`);
/** A new link for a seat, or for spectators; the old one is void. */
export const newLink = (id: string, seat: number | null) => post<{ link: string }>(`${table(id)}/links`, { seat });
export interface SeatChange {
  seat: number;
  kind: 'here' | 'link' | 'bot';
  name: string;
  bot: string;
}
/** Who sits on a seat from now on; for a friend the answer holds a new link. */
export const changeSeat = (id: string, change: SeatChange) => post<{ seat: number; kind: SeatKind; link: string | null }>(`${table(id)}/seats`, change);
/** The same set-up at a new table, once a game is over. */
export const again = (id: string, seats: NewTable['seats'], lang: Lang) => post<Made>(`${table(id)}/again?lang=${lang}`, { seats });
/** The save file of a table. */
export const saveAddress = (id: string) => `${table(id)}/save`;
export const load = (file: Blob, name: string, lang: Lang) =>
  ask<Made>(`/api/tables/load?lang=${lang}&name=${encodeURIComponent(name)}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: file });
export const replay = (id: string, at: number, lang: Lang) =>
  ask<Position>(`${table(id)}/replay?at=${at}&lang=${lang}`);
/** A finished game in figures. */
export const evening = (id: string, lang: Lang) => ask<Evening>(`${table(id)}/evening?lang=${lang}`);
/** The page on which the evening is looked over; it makes itself while one waits. */
export const reviewAddress = (id: string, lang: Lang) => `${table(id)}/review?lang=${lang}`;
/** What was told, in Markdown. */
export const storyAddress = (id: string, lang: Lang) => `${table(id)}/story?lang=${lang}`;
export const cards = (game: string, lang: Lang, tableId: string, spoilers: boolean) =>
  ask<GalleryCard[]>(
    `/api/cards/${game}?lang=${lang}${tableId ? `&table=${encodeURIComponent(tableId)}` : ''}${spoilers ? '&spoilers=1' : ''}`,
  );
export const rules = (game: string, lang: Lang, q: string) =>
  ask<Rule[]>(`/api/rules/${game}?lang=${lang}&q=${encodeURIComponent(q)}`);
/** The chapter in which a rule stands. */
export const rulesAround = (game: string, lang: Lang, id: string) =>
  ask<Rule[]>(`/api/rules/${game}?lang=${lang}&around=${encodeURIComponent(id)}`);
export interface Chapter {
  section: string;
  first: string;
  count: number;
  lang: Lang;
}
export const chapters = (game: string, lang: Lang) => ask<Chapter[]>(`/api/chapters/${game}?lang=${lang}`);
export const rule = (game: string, lang: Lang, id: string) =>
  ask<Rule>(`/api/rules/${game}/${encodeURIComponent(id)}?lang=${lang}`);

/** The exact position as a file, with what the person has to say about it. */
export async function report(id: string, text: string): Promise<Blob> {
  const answer = await fetch(`${table(id)}/report`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Trouble('', answer.status);
  return answer.blob();
}

export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
