// What the parts of the board share: the view, the desk with its options, names, and who acts where.
import { getContext, setContext } from 'svelte';
import { Desk } from '../../../lib/desk/desk.svelte';
import { has } from '../../../lib/screen/words.svelte';
import { untold } from '../../../lib/net/cards';
import type { BoardProps, CardText, Option } from '../../../lib/net/types';
import { where } from './keys';
import { BEDS, SPACES, begun, type Person, type Shelter, type Throw } from './view';

/** A page of the Book of Scripts, as the question tells it. */
export interface Page {
  title: string;
  number: string;
  lines: string[];
  ask: string;
}
export const ROMAN = ['I', 'II', 'III'];
const NIGHT = ['evening', 'scavenging', 'raid'];

/** Questions about the dice that lie there. */
const OF_DICE = ['blow', 'foe-story', 'rolled', 'danger-rolled', 'try-again', 'pick-again', 'calm-voice', 'sort', 'deal-wound', 'target-foe', 'target-us', 'shields'];

/** The slot that was chosen before the Fitting: one wish for the whole page. */
const wish = { slot: '', at: 0 };

export class Table {
  #props: () => BoardProps;
  desk: Desk;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.desk = new Desk(props, (option, tag) => where(option.key, tag, this.#props().view));
  }

  get props(): BoardProps {
    return this.#props();
  }
  // Props change with every hint; these only with what they say.
  view = $derived.by(() => this.#props().view as Shelter);
  question = $derived.by(() => this.#props().question);
  cards = $derived.by(() => this.#props().cards);
  begun = $derived.by(() => begun(this.view));
  night = $derived.by(() => this.begun && NIGHT.includes(this.view.phase));
  tag = $derived.by(() => this.question?.tag ?? '');

  t = (id: string, args?: Record<string, string | number>): string => this.props.t(id, args);
  has = has;

  noun(word: string, n = 1): string {
    return has(`noun-${word}`) ? this.t(`noun-${word}`, { n }) : (this.cards[word]?.name ?? word);
  }
  /** A card in words; one that nobody has met is told by the option that offers it: "Name – what it says". */
  card(key: string): CardText {
    const known = this.cards[key];
    if (known) return known;
    const id = key.split('/').pop() ?? key;
    const [name, ...text] = this.question?.options.find((o) => o.key.split(':')[1] === id)?.label.split(' – ') ?? [];
    return untold(key, name ?? id, text.join(' – '));
  }

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
    return this.begun ? Math.max(0, this.view.people.findIndex((p) => p.id === id)) : 0;
  }
  /** Fireman, school head: the first words of the card. */
  trade(p: Person): string {
    return this.card(p.card).text.match(/^([^(.]+?)\s*\(/)?.[1] ?? '';
  }

  /** Who is asked about: the name stands in the question; then the first who has nothing to do yet. */
  acting = $derived.by((): string => {
    if (!this.begun || !this.question) return '';
    const asks = ['assign', 'tasks', 'meal', 'arm', 'shoot', 'blow', 'pick-again', 'sort', 'habit-choice', 'promised'];
    if (!asks.includes(this.tag)) return '';
    const prompt = this.question.prompt;
    const named = this.view.people.filter((p) => prompt.includes(this.card(p.card).name));
    return named[0]?.id ?? '';
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
        const beds = Object.keys(this.view.house).filter((s) => BEDS.includes(this.view.house[s]!.fitting));
        const nth = this.view.people.filter((q) => q.task === 'bed').indexOf(p);
        return beds[Math.min(nth, beds.length - 1)] ?? 'g6';
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
    const [what = '', space = ''] = p.job.split(':');
    if (what) return has(`job-${what}`) ? t(`job-${what}`) : t('job-at', { code: space.toUpperCase() });
    if (p.outside && this.view.at) return this.card(this.view.at).name;
    if (p.task && this.night) return t(`task-${p.task}`);
    return '';
  }

  // --- dice -----------------------------------------------------------------------------------------------------------

  /** The dice on the table, from when they fall to the next answer without dice. */
  dice = $derived.by((): Throw[] => {
    if (!this.begun) return [];
    const fell: Throw[] = this.#props().falls.dice;
    return fell.length ? fell : OF_DICE.includes(this.tag) ? (this.view.thrown ?? []) : [];
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

  page = $derived.by((): Page | null => {
    const parts = this.question?.prompt.split(/\n\n+/) ?? [];
    if (parts.length < 2) return null;
    const head = parts[0]!.match(/^(.*?)\s*\([^()]*?(\d+)\)$/);
    return { title: head?.[1] ?? parts[0]!, number: head?.[2] ?? '', lines: parts.slice(1, -1), ask: parts.at(-1)! };
  });

  // --- building: a click on an empty slot, then the Fitting -------------------------------------------------------------

  want(slot: string): void {
    wish.slot = slot;
    wish.at = Date.now();
  }
  /** The answer to "where does it go" that was given before. */
  wished(): Option | undefined {
    if (this.tag !== 'choose-slot' || !wish.slot || Date.now() - wish.at > 20_000) return undefined;
    const found = this.question?.options.find((o) => o.key === `slot:${wish.slot}` && o.open);
    wish.slot = '';
    return found;
  }
}

const KEY = Symbol('this_war');
export const provide = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
