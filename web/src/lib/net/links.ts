// The links of tables made in this browser: the server keeps only their hashes, so they are remembered here.
import type { Made } from './api';

const KEY = 'holdfast-links';

function all(): Record<string, Made> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function write(links: Record<string, Made>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // not kept: a new link can be made at any time
  }
}

export function remember(made: Made): void {
  write({ ...all(), [made.id]: made });
}

export function remembered(id: string): Made | null {
  return all()[id] ?? null;
}

export function forget(id: string): void {
  const links = all();
  delete links[id];
  write(links);
}

/** All that this browser remembers of Holdfast, its settings too. */
export function forgetAll(): void {
  try {
    for (const stored of Object.keys(localStorage)) if (stored.startsWith('holdfast')) localStorage.removeItem(stored);
  } catch {
    // nothing was kept
  }
}

/** A table made for the same people again: they are sent new links as soon as it is open. */
let inviting = '';
export function inviteTo(id: string): void {
  inviting = id;
}
export function invites(id: string): boolean {
  const now = inviting === id;
  if (now) inviting = '';
  return now;
}

export const whole = (path: string): string => new URL(path, location.href).href;
