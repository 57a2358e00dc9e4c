// What the boards of all games share: the props of the board, its menu, texts and cards. Each game extends it.
import { getContext, setContext } from 'svelte';
import { untold } from '../net/cards';
import type { DiceResults } from '../dice/results.svelte';
import type { BoardProps, CardText, OptionMessage, View } from '../net/types';
import { has } from '../screen/texts.svelte';
import { BoardMenu } from './board_menu.svelte';

/** A pawn as it is drawn. */
export interface PawnLook {
  colour: string;
  on: string;
  emblem: string;
  name: string;
}

/** `Seen` is the view once the game has `begun`; `Printed` is what is printed on the cards, by their decks. */
export abstract class BoardTable<Seen extends View, Printed extends { deck: string }> {
  readonly menu: BoardMenu;
  readonly #props: () => BoardProps;
  readonly #begun: (view: View) => boolean;

  constructor(props: () => BoardProps, begun: (view: View) => view is Seen) {
    this.#props = props;
    this.#begun = begun;
    this.menu = new BoardMenu(
      props,
      (option, tag) => this.places(option, tag),
      (option) => this.allows(option),
    );
  }

  /** The places of an option on the board, its own place first. */
  protected abstract places(option: OptionMessage, tag: string): string[];

  /** Whether the menu offers an option now. */
  protected allows(_option: OptionMessage): boolean {
    return true;
  }

  get props(): BoardProps {
    return this.#props();
  }
  get diceResults(): DiceResults {
    return this.#props().diceResults;
  }
  // The props change with every hint; these derived values only if they differ.
  view = $derived.by(() => this.#props().view as Seen);
  question = $derived.by(() => this.#props().question);
  cards = $derived.by(() => this.#props().cards);
  seat = $derived.by(() => this.#props().seat);
  size = $derived.by(() => this.#props().settings.size);
  begun = $derived.by(() => this.#begun(this.view));

  t = (id: string, args?: Record<string, string | number>): string => this.#props().t(id, args);
  has = has;

  /** A card that the server has described; undefined for all others. */
  known(key: string): CardText | undefined {
    return this.cards[key];
  }
  card(key: string): CardText {
    return this.known(key) ?? untold(key);
  }
  /** What is printed on a card, if the server has described it. */
  facts(key: string): Printed | undefined {
    return this.known(key)?.facts as Printed | undefined;
  }
  /** What is printed on a card of a certain deck. */
  printed<Deck extends Printed['deck']>(key: string, deck: Deck): Extract<Printed, { deck: Deck }> | undefined {
    const facts = this.facts(key);
    return facts?.deck === deck ? (facts as Extract<Printed, { deck: Deck }>) : undefined;
  }
  /** The name of the player at a seat. */
  playerName(seat: number | undefined): string {
    return this.#props().seats.find((one) => one.seat === seat)?.name ?? '';
  }
}

const KEY = Symbol('board table');
/** Make the table available to the components of a board. */
export const provide = <Table>(table: Table): Table => setContext(KEY, table);
export const useBoardTable = <Table>(): Table => getContext<Table>(KEY);
