// What the parts of the board share: the view, the desk with its options, names and colours.
import { getContext, setContext } from 'svelte';
import { Desk } from '../../../lib/desk/desk.svelte';
import type { Falls } from '../../../lib/dice/fell.svelte';
import { has } from '../../../lib/screen/words.svelte';
import { seatColour } from '../../../lib/parts/seats';
import { untold } from '../../../lib/net/cards';
import type { BoardProps, CardText } from '../../../lib/net/types';
import { EMBLEM } from '../prints/icons';
import { where } from './places';
import { begun, type Castaway, type Printed, type Shore } from './view';

export interface Look {
  colour: string;
  on: string;
  emblem: string;
  name: string;
}

export class Table {
  #props: () => BoardProps;
  desk: Desk;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.desk = new Desk(props, (option, tag) => where(option, tag, begun(this.#props().view) ? this.view : null, this.seat));
  }

  get props(): BoardProps {
    return this.#props();
  }
  get falls(): Falls {
    return this.props.falls;
  }
  // Props change with every hint; these only with what they say.
  view = $derived.by(() => this.#props().view as Shore);
  question = $derived.by(() => this.#props().question);
  cards = $derived.by(() => this.#props().cards);
  seat = $derived.by(() => this.#props().seat);
  size = $derived.by(() => this.#props().settings.size);
  begun = $derived.by(() => begun(this.view));
  /** The question of this seat, or nothing. */
  tag = $derived.by(() => (this.question?.mine ? this.question.tag : ''));
  placing = $derived.by(() => this.tag === 'place-pawn' || this.tag === 'white-pawn');

  /** Who marches on now: the one asked, else the first of the expedition. */
  active = $derived.by(() => {
    const asked = this.question?.asked ?? [];
    const party = this.begun ? this.view.party : [];
    return asked.length === 1 && party.includes(asked[0]!) ? asked[0]! : party.length === 1 ? party[0]! : -1;
  });

  t = (id: string, args?: Record<string, string | number>): string => this.props.t(id, args);
  has = has;

  card(key: string): CardText {
    return this.cards[key] ?? untold(key);
  }
  /** What is printed on a card, where that is told. */
  printed(key: string): Printed | undefined {
    return this.cards[key]?.facts as Printed | undefined;
  }
  /** The value of a token or tile. */
  worth(key: string): string {
    const it = this.printed(key);
    return it && 'value' in it && it.value ? `${it.value}` : '';
  }
  castaway(seat: number): Castaway | undefined {
    return this.view.castaways?.find((one) => one.seat === seat);
  }
  /** Who sits there: the person, else the castaway by the first name. */
  called(seat: number): string {
    const one = this.castaway(seat);
    return this.props.seats.find((s) => s.seat === seat)?.name || (one ? (this.card(one.name).parts?.called ?? '') : '');
  }
  role(seat: number): { role: string; can: string } {
    const one = this.castaway(seat);
    const says = one ? this.card(one.name).parts : undefined;
    return { role: says?.role ?? '', can: says?.can ?? '' };
  }
  look(seat: number): Look {
    const colour = seatColour(seat);
    return { colour: `var(--seat-${colour})`, on: `var(--on-seat-${colour})`, emblem: EMBLEM[this.castaway(seat)?.ability ?? ''] ?? '', name: this.called(seat) };
  }
  /** A pawn by its name: `0.1`, or `white`. */
  pawn(id: string): Look {
    if (id === 'white') return { colour: '#f7f3e8', on: '#1d2828', emblem: '', name: this.t('na-white') };
    return this.look(Number.parseInt(id, 10));
  }
  /** What a construction is called: the shelter that comes next has a number. */
  site(name: string): string {
    return this.t(`na-site-${name}`, { n: this.view.shelter + 1 });
  }
  /** Energy and materials as a list of words. */
  amounts(energy: number, wood: number, rope: number, sail: number): string {
    return Object.entries({ energy, wood, rope, sail })
      .filter(([, n]) => n)
      .map(([what, n]) => `${n} ${this.t(`noun-${what}`, { n })}`)
      .join(', ');
  }
}

const KEY = Symbol('naufragos');
export const provide = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
