// What happened while the player was not looking: the page was hidden, the connection was lost, or the table was not open.
import type { LogLine } from '../../lib/net/types';
import { heading } from '../../lib/parts/labels';
import { pageVisible } from '../../lib/screen/settings.svelte';
import type { PastBeat } from './playback.svelte';

const KEY = 'holdfast-seen';
/** The number of tables that are storedLinks, the latest. */
const MOST_TABLES = 40;
const MOST_LINES = 60;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export class Absence {
  /** The missed log lines. */
  lines = $state.raw<string[]>([]);
  /** The missed beats that can be replayed. */
  beats = $state.raw<PastBeat[]>([]);

  constructor(readonly id: string) {}

  /** Add what happened while the page was hidden. */
  missed(lines: LogLine[], beats: PastBeat[]): void {
    this.lines = [...this.lines, ...texts(lines)].slice(-MOST_LINES);
    this.beats = [...this.beats, ...beats].slice(-MOST_LINES);
  }

  /** After a (re)connection: all lines after the ones seen last were missed. */
  returned(lines: LogLine[]): void {
    const seen = all()[this.id];
    if (seen !== undefined && seen < lines.length) this.missed(lines.slice(seen), []);
  }

  /** Store how many lines have been seen, if the page is visible. */
  saw(lines: LogLine[]): void {
    if (!pageVisible()) return;
    const { [this.id]: _, ...others } = all();
    const latest = [...Object.entries(others).slice(1 - MOST_TABLES), [this.id, lines.length]];
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
    } catch {
      // without storage nothing counts as missed
    }
  }

  forget(): void {
    this.lines = [];
    this.beats = [];
  }
}

const texts = (lines: LogLine[]): string[] => lines.map((line) => line.text).filter((text) => !heading(text));
