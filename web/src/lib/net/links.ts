// The links of tables created in this browser: the server keeps only their hashes, so the browser stores them.
import type { NewTableReply } from './api';

const KEY = 'holdfast-links';

function all(): Record<string, NewTableReply> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function write(links: Record<string, NewTableReply>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // not stored: a new link can be made at any time
  }
}

export function storeLinks(made: NewTableReply): void {
  write({ ...all(), [made.id]: made });
}

export function storedLinks(id: string): NewTableReply | null {
  return all()[id] ?? null;
}

export function forgetLinks(id: string): void {
  const links = all();
  delete links[id];
  write(links);
}

/** Delete everything that Holdfast stores in this browser, settings included. */
export function forgetEverything(): void {
  try {
    for (const stored of Object.keys(localStorage)) if (stored.startsWith('holdfast')) localStorage.removeItem(stored);
  } catch {
    // nothing was stored
  }
}

/** The rematch for which the host must send out new links once it is open. */
let rematch = '';
export function linksNeeded(id: string): void {
  rematch = id;
}
/** Whether links must be sent for this table; true only once. */
export function takeLinksNeeded(id: string): boolean {
  const needed = rematch === id;
  if (needed) rematch = '';
  return needed;
}

export const absoluteUrl = (path: string): string => new URL(path, location.href).href;
