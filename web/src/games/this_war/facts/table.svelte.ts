// The table of This War of Mine as its board needs it: people, what they do and where, and the dice.
import { BoardTable, useBoardTable } from '../../../lib/menu/board_table.svelte';
import { has } from '../../../lib/screen/texts.svelte';
import type { BoardProps, OptionMessage } from '../../../lib/net/types';
import { where } from './places';
import type { Printed } from './types.gen';
import { SPACES, begun, type Person, type Shelter, type Throw } from './view';

export const ROMAN = ['I', 'II', 'III'];
const NIGHT = ['evening', 'scavenging', 'raid'];

/** Questions about the dice that lie there. */
const OF_DICE = [
  'blow',
  'foe-story',
  'rolled',
  'danger-rolled',
  'try-again',
  'pick-again',
  'calm-voice',
  'sort',
  'deal-wound',
  'target-foe',
  'target-us',
  'shields',
];

/** The slot that was chosen before the Fitting: one wish for the whole page. */
const wish = { slot: '', at: 0 };

export class Table extends BoardTable<Shelter, Printed> {
  constructor(props: () => BoardProps) {
    super(props, begun);
  }

  protected override places(option: OptionMessage, tag: string): string[] {
    return where(option, tag, this.view, this.beds);
  }

  night = $derived.by(() => this.begun && NIGHT.includes(this.view.phase));
  tag = $derived.by(() => this.question?.tag ?? '');

  noun(word: string, n = 1): string {
    return has(`noun-${word}`) ? this.t(`noun-${word}`, { n }) : (this.cards[word]?.name ?? word);
  }
  /** The spaces with a bed. */
  beds = $derived.by((): string[] =>
    this.begun
      ? Object.keys(this.view.house).filter((s) => this.printed(this.view.house[s]!.fitting, 'fitting')?.bed)
      : [],
  );

  // --- people ---------------------------------------------------------------------------------------------------------

  person(id: string): Person | undefined {
    return this.begun ? this.view.people.find((p) => p.id === id) : undefined;
  }
  called(id: string): string {
    const p = this.person(id);
    return p ? this.card(p.card).name : id;
  }
  /** Which of the four colours. */
  nth(id: string): number {
    return this.begun
      ? Math.max(
          0,
          this.view.people.findIndex((p) => p.id === id),
        )
      : 0;
  }
  /** Fireman, school head. */
  trade(p: Person): string {
    return this.printed(p.card, 'character')?.profession[this.props.settings.lang] ?? '';
  }

  /** Who is asked about, and stands in the light. */
  acting = $derived.by((): string => {
    if (!this.begun || !this.question) return '';
    const asks = ['assign', 'tasks', 'meal', 'arm', 'shoot', 'blow', 'pick-again', 'sort', 'habit-choice', 'promised'];
    if (!asks.includes(this.tag)) return '';
    return this.view.people[this.view.group.indexOf(this.question.who)]?.id ?? '';
  });

  /** Where a figure stands: a space, 'out' in the city, 'away', or 'hall' on the stairs without a task. */
  spot(p: Person): string {
    if (p.away) return 'away';
    if (p.outside) return this.view.at ? 'out' : 'g1';
    const at = this.view.group[this.nth(p.id)];
    const job = this.view.jobs.find((j) => j.person === at || j.partner === at);
    if (job) {
      const space = job.to !== undefined && job.to >= 0 ? job.to : (job.space ?? -1);
      if (space >= 0) return SPACES[space]!;
    }
    if (this.night && p.task) {
      if (p.task === 'guard') return 'g2';
      if (p.task === 'floor') return 'g6';
      if (p.task === 'scavenge') return this.view.phase === 'evening' ? 'g1' : 'g5';
      if (p.task === 'bed') {
        const nth = this.view.people.filter((q) => q.task === 'bed').indexOf(p);
        return this.beds[Math.min(nth, this.beds.length - 1)] ?? 'g6';
      }
    }
    return 'hall';
  }

  /** Three actions a day; States take the last of them away (TW-1004). */
  action(p: Person, n: number): string {
    const { phase, turn } = this.view;
    if (n >= p.actions) return 'x';
    if (phase === 'morning' || !phase) return '';
    if (phase !== 'day' || n + 1 < turn) return 'done';
    if (n + 1 > turn) return '';
    return p.job ? 'set' : this.acting === p.id ? 'now' : '';
  }

  /** What somebody is doing, in words. */
  doing(p: Person): string {
    const t = this.t;
    if (p.away) return t('board-away');
    if (p.stopped) return t('board-stopped');
    if (p.job)
      return has(`job-${p.job.what}`) ? t(`job-${p.job.what}`) : t('job-at', { code: p.job.space.toUpperCase() });
    if (p.outside && this.view.at) return this.card(this.view.at).name;
    if (p.task && this.night) return t(`task-${p.task}`);
    return '';
  }

  // --- dice -----------------------------------------------------------------------------------------------------------

  /** The dice on the table, from when they fall to the next answer without dice. */
  dice = $derived.by((): Throw[] => {
    if (!this.begun) return [];
    const fell: Throw[] = this.props.diceResults.dice;
    return fell.length ? fell : OF_DICE.includes(this.tag) ? this.view.thrown : [];
  });
  /** The dice of an enemy, by his place in the row. */
  diceOfFoe(nth: number): Throw[] {
    return this.dice.filter((d) => d.why === 'foe' && d.who === nth);
  }
  /** The combat dice of one of us. */
  diceOf(p: Person): Throw[] {
    const at = this.view.group[this.nth(p.id)];
    return this.dice.filter((d) => d.why === 'strike' && d.who === at);
  }

  // --- the Book -------------------------------------------------------------------------------------------------------

  page = $derived.by(() => this.question?.page ?? null);

  // --- building: a click on an empty slot, then the Fitting -------------------------------------------------------------

  want(slot: string): void {
    wish.slot = slot;
    wish.at = Date.now();
  }
  /** The answer to "where does it go" that was given before. */
  wished(): OptionMessage | undefined {
    if (this.tag !== 'choose-slot' || !wish.slot || Date.now() - wish.at > 20_000) return undefined;
    const found = this.question?.options.find((o) => o.facts.deed === 'slot' && o.facts.where === wish.slot && o.open);
    wish.slot = '';
    return found;
  }
}

export const useTable = useBoardTable<Table>;
