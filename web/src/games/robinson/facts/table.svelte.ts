// What the parts of the board share: the view, the desk with its options, names, and the pawn in hand.
import { getContext, setContext } from 'svelte';
import * as api from '../../../lib/net/api';
import { Desk } from '../../../lib/desk/desk.svelte';
import type { Falls } from '../../../lib/dice/fell.svelte';
import { has } from '../../../lib/screen/words.svelte';
import { seatColour } from '../../../lib/parts/seats';
import { fromGallery, untold } from '../../../lib/net/cards';
import type { BoardProps, CardText, Option } from '../../../lib/net/types';
import { EMBLEM } from '../prints/icons';
import { pawnOf, spotOf, where } from './keys';
import { sigilOf } from './says';
import { FRIDAY, JENNY, begun, ownerOf, plans, type Island, type Person, type Planned } from './view';

/** The pawn that was taken up: `pawn` is one's own, else friday, jenny or an additional one. One hand for the whole page. */
const wish = $state({ pawn: '' });

/** A move under way: what is taken back, and where it goes. */
const errand: { now: { slot: string; place: string; hand: string } | null } = { now: null };

/** Cards from the gallery. */
const read = $state<{ lang: string; cards: Record<string, CardText> }>({ lang: '', cards: {} });

const BARE: Record<string, string> = {
  brown: 'var(--act-build)',
  grey: 'var(--act-gather)',
  green: 'var(--act-explore)',
  red: 'var(--act-hunt)',
  dog: 'var(--seat-purple)',
  raft: 'var(--act-rest)',
  ladder: 'var(--act-explore)',
};

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
    this.desk = new Desk(props, (option, tag) => where(option.key, tag), (option) => this.#inHand(option));
  }

  get props(): BoardProps {
    return this.#props();
  }
  get falls(): Falls {
    return this.props.falls;
  }
  // Props change with every hint; these only with what they say.
  view = $derived.by(() => this.#props().view as Island);
  question = $derived.by(() => this.#props().question);
  cards = $derived.by(() => this.#props().cards);
  begun = $derived.by(() => begun(this.view));
  planning = $derived.by(() => this.question?.tag === 'planning' && this.question.mine);

  t = (id: string, args?: Record<string, string | number>): string => this.props.t(id, args);
  has = has;

  /** A word of the game, else of a card. */
  noun(word: string): string {
    for (const deck of ['invention', 'scenario-invention']) if (this.cards[`${deck}/${word}`]) return this.card(`${deck}/${word}`).name;
    return has(`noun-${word}`) ? this.t(`noun-${word}`, { n: 1 }) : word;
  }

  /** A card as it reads at this table: a sigil is what the scenario says it is. */
  card(key: string): CardText {
    const letter = key.match(/^discovery\/sigil-(\w)$/)?.[1]?.toUpperCase();
    const sigil = letter && this.begun ? sigilOf(this.t, this.cards[this.view.card]?.text ?? '', letter) : null;
    const known = this.cards[key] ?? read.cards[key] ?? untold(key);
    return sigil ? { ...known, ...sigil } : known;
  }

  /** Read the gallery, once in each language, for cards that no message has brought. */
  lookUp(): void {
    const lang = this.props.settings.lang;
    if (read.lang === lang) return;
    read.lang = lang;
    api.cards('robinson', lang, '', false).then(
      (all) => (read.cards = Object.fromEntries(all.filter((card) => card.known).map((card) => [card.key, fromGallery(card)]))),
      () => (read.lang = ''),
    );
  }

  // --- people ---------------------------------------------------------------------------------------------------------

  person(who: number): Person | undefined {
    return this.view.people.find((p) => p.who === who);
  }

  /** Friday, the Cook, the Carpenter. */
  role(who: number): string {
    const person = this.person(who);
    if (who === FRIDAY) return this.t('noun-friday');
    if (who === JENNY) return this.t('noun-jenny');
    return person ? this.card(person.name).name : '';
  }

  /** Who sits there. */
  called(who: number): string {
    return this.props.seats.find((s) => s.seat === who)?.name || this.role(who);
  }

  character(who: number): string {
    return this.person(who)?.name.split('/').pop() ?? '';
  }

  seatLook(who: number): Look {
    const colour = who === FRIDAY ? 'white' : who === JENNY ? 'purple' : seatColour(who);
    return {
      colour: `var(--seat-${colour})`,
      on: `var(--on-seat-${colour}, ${who === FRIDAY ? '#241a02' : '#fff'})`,
      emblem: EMBLEM[this.character(who)] ?? '',
      name: this.called(who),
    };
  }

  pawnLook(pawn: string): Look {
    const who = pawn === 'friday' ? FRIDAY : pawn === 'jenny' ? JENNY : ownerOf(pawn);
    if (who >= 0) return this.seatLook(who);
    const colour = pawn.split('-')[0] ?? '';
    const emblem = colour === 'dog' ? 'dog' : '';
    return { colour: BARE[colour] ?? 'var(--act-camp)', on: '#fff8ea', emblem, name: this.noun(colour === 'dog' ? 'dog' : pawn.slice(colour.length + 1)) };
  }

  // --- the plan -------------------------------------------------------------------------------------------------------

  plansAt(place: string): Planned[] {
    return plans(this.view).filter((p) => spotOf(p) === place);
  }
  plansOf(kind: string): Planned[] {
    return plans(this.view).filter((p) => p.kind === kind);
  }

  /** How an action stands: not enough pawns, dice, or sure. */
  stands(p: Planned): 'short' | 'dice' | 'sure' {
    const n = p.pawns?.length ?? 0;
    if (n < (p.least ?? 1)) return 'short';
    return n < (p.most ?? 1) ? 'dice' : 'sure';
  }

  /** Could this action stand there, were its pawns free? The table says so once they are. */
  mayMove(p: Planned, place: string): boolean {
    if (!this.question || place === spotOf(p)) return false;
    return this.question.options.some((o) => !o.back && pawnOf(o.key) !== '' && where(o.key, 'planning').includes(place));
  }

  /** Take an action back, and take it up again elsewhere as soon as the table asks anew. */
  move(p: Planned, place: string): void {
    const pawn = p.pawns?.[0] ?? '';
    errand.now = { slot: p.slot, place, hand: ownerOf(pawn) >= 0 ? 'pawn' : pawn };
    this.desk.answer(`take-back:${p.slot}`);
  }

  /** The second half of a move. */
  finishMove(on: (place: string) => Element | null): void {
    const it = errand.now;
    if (!it || !this.planning || plans(this.view).some((p) => p.slot === it.slot)) return;
    errand.now = null;
    this.hand = it.hand;
    const anchor = on(it.place);
    if (anchor) this.desk.pick(it.place, anchor, anchor.getAttribute('aria-label') ?? anchor.textContent?.trim() ?? '');
  }

  /** The pawns this seat may place now. */
  hands = $derived.by((): string[] => {
    if (!this.planning) return [];
    const found = new Set<string>();
    for (const o of this.question!.options) if (o.open && !o.back) found.add(pawnOf(o.key));
    found.delete('');
    return [...found].sort((a, b) => Number(b === 'pawn') - Number(a === 'pawn'));
  });

  get hand(): string {
    const hands = this.hands;
    return hands.includes(wish.pawn) ? wish.pawn : (hands[0] ?? '');
  }
  set hand(pawn: string) {
    wish.pawn = pawn;
  }

  #inHand(option: Option): boolean {
    if (!this.planning) return true;
    const pawn = pawnOf(option.key);
    if (!pawn) return true;
    return option.open ? pawn === this.hand : this.hand === 'pawn' || this.hand === '';
  }

  /** What stands in brackets on the label of an option: price and pawns. */
  notes(option: Option | undefined): string {
    return option?.label.match(/\(([^()]*)\)\s*$/)?.[1] ?? '';
  }
}

const KEY = Symbol('robinson');
export const provide = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
