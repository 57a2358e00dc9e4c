// The table of Robinson Crusoe as its board needs it: people, plans, and the pawn in hand.
import * as api from '../../../lib/net/api';
import { BoardTable, useBoardTable, type PawnLook } from '../../../lib/menu/board_table.svelte';
import { has } from '../../../lib/screen/texts.svelte';
import { seatColour } from '../../../lib/parts/seats';
import { fromGallery } from '../../../lib/net/cards';
import type { BoardProps, CardText, OptionMessage, Rolled } from '../../../lib/net/types';
import { EMBLEM } from '../drawings/icons';
import { pawnOf, spotOf, where } from './places';
import {
  FRIDAY,
  JENNY,
  begun,
  isOwn,
  plans,
  type Action,
  type Island,
  type Pawn,
  type Person,
  type Printed,
} from './view';

/** The pawn in hand, one for the whole page: `pawn` is the player's own, otherwise friday, jenny or an additional one. */
const wish = $state({ pawn: '' });

/** A move under way: the cancelled action and its new place. */
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

export class Table extends BoardTable<Island, Printed> {
  constructor(props: () => BoardProps) {
    super(props, begun);
  }

  protected override places(option: OptionMessage, tag: string): string[] {
    return where(option, tag);
  }

  planning = $derived.by(() => this.question?.tag === 'planning' && this.question.mine);

  /** The name of a card, otherwise a word of the game. */
  noun(word: string): string {
    for (const deck of ['invention', 'scenario-invention'])
      if (this.cards[`${deck}/${word}`]) return this.card(`${deck}/${word}`).name;
    return has(`noun-${word}`) ? this.t(`noun-${word}`, { n: 1 }) : word;
  }

  override known(key: string): CardText | undefined {
    return this.cards[key] ?? read.cards[key];
  }

  /** A card as it reads at this table: the scenario defines the sigils. */
  override card(key: string): CardText {
    const known = super.card(key);
    const letter = this.sigil(key);
    const says = letter && this.begun ? this.cards[this.view.card]?.parts : undefined;
    const name = says?.[`sigil-${letter}`];
    return name ? { ...known, name, text: says[`sigil-${letter}-text`] ?? '' } : known;
  }

  /** The letter of a token that is what the scenario says; nothing for all others. */
  sigil(key: string): string {
    const it = this.facts(key);
    return it?.deck === 'discovery' ? it.sigil : '';
  }
  /** Dice of actions that lie on the table. */
  rolled = $derived.by((): Rolled[] => (this.begun ? this.view.laid.filter((it) => it.type === 'rolled') : []));

  /** Read the gallery, once in each language, for cards that no message has brought. */
  lookUp(): void {
    const lang = this.props.settings.lang;
    if (read.lang === lang) return;
    read.lang = lang;
    api.cards('robinson', lang, '', false).then(
      (all) =>
        (read.cards = Object.fromEntries(
          all.filter((card) => card.known).map((card) => [card.key, fromGallery(card)]),
        )),
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

  /** The player's name, otherwise the character's. */
  called(who: number): string {
    return this.playerName(who) || this.role(who);
  }

  character(who: number): string {
    return this.person(who)?.character ?? '';
  }

  seatLook(who: number): PawnLook {
    const colour = who === FRIDAY ? 'white' : who === JENNY ? 'purple' : seatColour(who);
    return {
      colour: `var(--seat-${colour})`,
      on: `var(--on-seat-${colour}, ${who === FRIDAY ? '#241a02' : '#fff'})`,
      emblem: EMBLEM[this.character(who)] ?? '',
      name: this.called(who),
    };
  }

  /** A pawn by its name in the plan. */
  pawn(id: string): Pawn | undefined {
    return this.view.standing.find((it) => it.id === id);
  }
  pawnLook(id: string): PawnLook {
    const pawn = this.pawn(id);
    if (pawn && pawn.who >= 0) return this.seatLook(pawn.who);
    const colour = pawn?.colour ?? '';
    const emblem = colour === 'dog' ? 'dog' : '';
    return {
      colour: BARE[colour] ?? 'var(--act-camp)',
      on: '#fff8ea',
      emblem,
      name: this.noun(colour === 'dog' ? 'dog' : (pawn?.of ?? id)),
    };
  }

  // --- the plan -------------------------------------------------------------------------------------------------------

  plansAt(place: string): Action[] {
    return plans(this.view).filter((p) => spotOf(p) === place);
  }
  plansOf(kind: string): Action[] {
    return plans(this.view).filter((p) => p.kind === kind);
  }

  /** How an action stands: not enough pawns, dice, or sure. */
  stands(p: Action): 'short' | 'dice' | 'sure' {
    const n = p.pawns.length;
    if (n < p.least) return 'short';
    return n < p.most ? 'dice' : 'sure';
  }

  /** Could this action stand there, were its pawns free? The table says so once they are. */
  mayMove(p: Action, place: string): boolean {
    if (!this.question || place === spotOf(p)) return false;
    return this.question.options.some((o) => !o.back && pawnOf(o) !== '' && where(o, 'planning').includes(place));
  }

  /** Cancel a planned action, and plan it elsewhere when the table asks again. */
  move(p: Action, place: string): void {
    const pawn = p.pawns[0] ?? '';
    const first = this.pawn(pawn);
    const back = this.takesBack(p);
    if (!back) return;
    errand.now = { slot: p.slot, place, hand: first && isOwn(first) ? 'pawn' : pawn };
    this.menu.answer(back.key);
  }

  /** The answers that are about a planned action: taking it back, joining it. */
  waysOf(p: Action): OptionMessage[] {
    const about = ({ deed, to, what = '', where = '', n = 0 }: OptionMessage['facts']) =>
      (deed === 'take-back' || deed === 'join') && to === p.kind && what === p.what && where === p.where && n === p.n;
    return (this.question?.options ?? []).filter((o) => o.open && about(o.facts));
  }
  takesBack(p: Action): OptionMessage | undefined {
    return this.waysOf(p).find((o) => o.facts.deed === 'take-back');
  }

  /** Finish a move: plan the cancelled action at its new place. */
  finishMove(on: (place: string) => Element | null): void {
    const it = errand.now;
    if (!it || !this.planning || plans(this.view).some((p) => p.slot === it.slot)) return;
    errand.now = null;
    this.hand = it.hand;
    const anchor = on(it.place);
    if (anchor) this.menu.pick(it.place, anchor, anchor.getAttribute('aria-label') ?? anchor.textContent?.trim() ?? '');
  }

  /** The pawns this seat may place now. */
  hands = $derived.by((): string[] => {
    if (!this.planning) return [];
    const found = new Set<string>();
    for (const o of this.question!.options) if (o.open && !o.back) found.add(pawnOf(o));
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

  /** The menu offers only options of the pawn in hand. */
  protected override allows(option: OptionMessage): boolean {
    if (!this.planning) return true;
    const pawn = pawnOf(option);
    if (!pawn) return true;
    return option.open ? pawn === this.hand : this.hand === 'pawn' || this.hand === '';
  }
}

export const useTable = useBoardTable<Table>;
