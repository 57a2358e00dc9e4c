// What happened while this person was not looking: the page was hidden, the line was lost, or they were not there at all.
import type { LogLine } from '../lib/net/types';
import { heading } from '../lib/parts/labels';
import type { Shown } from './stage.svelte';

const KEY = 'holdfast-seen';
/** So many tables are remembered, the latest. */
const TABLES = 40;
const MOST = 60;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export class Away {
  /** What was told meanwhile. */
  lines = $state.raw<string[]>([]);
  /** As far as it can be played: beats with the table before each. */
  beats = $state.raw<Shown[]>([]);

  constructor(readonly id: string) {}

  get looks(): boolean {
    return document.visibilityState === 'visible';
  }

  /** Something was told while the page was hidden. */
  missed(lines: LogLine[], beats: Shown[]): void {
    this.lines = [...this.lines, ...said(lines)].slice(-MOST);
    this.beats = [...this.beats, ...beats].slice(-MOST);
  }

  /** All lines, when this screen comes or comes back: what is after those that were seen was missed. */
  comes(lines: LogLine[]): void {
    const seen = all()[this.id];
    if (seen !== undefined && seen < lines.length) this.missed(lines.slice(seen), []);
  }

  /** Somebody looks, and these are the lines. */
  sees(lines: LogLine[]): void {
    if (!this.looks) return;
    const { [this.id]: _, ...others } = all();
    const kept = [...Object.entries(others).slice(1 - TABLES), [this.id, lines.length]];
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // a browser that keeps nothing is told nothing
    }
  }

  forget(): void {
    this.lines = [];
    this.beats = [];
  }
}

const said = (lines: LogLine[]): string[] => lines.map((line) => line.text).filter((text) => !heading(text));
