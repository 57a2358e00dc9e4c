// The table of Under Our Sun as its board needs it: characters, places, and whose board is open.
import { BoardTable, useBoardTable } from '../../../lib/menu/board_table.svelte';
import { has } from '../../../lib/screen/texts.svelte';
import { idOf } from '../../../lib/net/cards';
import type { BoardProps, OptionMessage } from '../../../lib/net/types';
import { EMBLEM } from '../drawings/icons';
import { where } from './places';
import type { EquipmentPrint, FighterPrint, ItemPrint, LootPrint, Printed } from './types.gen';
import { HAVEN, begun, type Foe, type Person, type Sands } from './view';

/** The character somebody wants to look at; one wish for the whole page, gone with the turn. */
const wish = $state({ char: -1, turn: -1 });

const ON: Record<string, string> = { white: '#33170f', orange: '#1d0a00', yellow: '#33170f' };

export interface Look {
  colour: string;
  on: string;
  emblem: string;
}

export class Table extends BoardTable<Sands, Printed> {
  constructor(props: () => BoardProps) {
    super(props, begun);
  }

  protected override places(option: OptionMessage, tag: string): string[] {
    return where(option, tag, { here: this.here });
  }

  roll = $derived.by(() => (this.begun ? this.view.roll : null));
  fight = $derived.by(() => (this.begun ? this.view.fights.at(-1) : undefined));
  /** Whoever acts or is asked, where that is one of mine: their tile is "here". */
  acting = $derived.by((): number => {
    if (!this.begun) return -1;
    const view = this.view;
    const mine = view.people.filter((p) => p.seat === this.seat && !p.gone);
    const turn = view.people[view.turn];
    if (turn && (turn.seat === this.seat || this.seat === null)) return view.turn;
    const fighting = mine.find((p) => this.fight?.participants?.includes(p.char));
    return (fighting ?? mine.find((p) => !p.dead) ?? mine[0])?.char ?? (view.turn >= 0 ? view.turn : view.first);
  });
  here = $derived.by((): string => (this.begun ? (this.view.people[this.acting]?.pos ?? HAVEN) : HAVEN));
  /** Whose turn it is, or who comes first: what the map turns to. */
  centre = $derived.by((): string =>
    this.begun ? (this.view.people[this.view.turn >= 0 ? this.view.turn : this.acting]?.pos ?? HAVEN) : HAVEN,
  );

  /** The board that is open. */
  get shown(): Person | undefined {
    const char = wish.char >= 0 && wish.turn === this.view.turn ? wish.char : this.acting;
    return this.view.people[char];
  }
  show(char: number): void {
    wish.char = char;
    wish.turn = this.view.turn;
  }

  gear(key: string): ItemPrint | EquipmentPrint | LootPrint | undefined {
    return this.printed(key, 'item') ?? this.printed(key, 'equipment') ?? this.printed(key, 'loot');
  }
  fighter(key: string): FighterPrint | undefined {
    return this.printed(key, 'enemy')?.fighter ?? this.printed(key, 'mission-and-other')?.fighter ?? undefined;
  }

  /** A card by its bare name, in whichever deck it is. */
  keyOf(id: string, ...decks: string[]): string {
    for (const deck of decks.length ? decks : ['item', 'equipment', 'loot'])
      if (this.cards[`${deck}/${id}`]) return `${deck}/${id}`;
    return `item/${id}`;
  }

  good(what: string, n = 1): string {
    return has(`noun-${what}`) ? this.t(`noun-${what}`, { n }) : this.card(this.keyOf(what)).name;
  }
  amount(what: string, n: number): string {
    return this.t('us-amount', { n, what: this.good(what, n) });
  }

  // --- people ---------------------------------------------------------------------------------------------------------

  id(char: number): string {
    return idOf(this.view.people[char]?.name ?? '');
  }
  /** The Scout, the Medic. */
  role(char: number): string {
    const person = this.view.people[char];
    return person ? this.card(person.name).name : '';
  }
  /** Who plays it. */
  player(char: number): string {
    return this.playerName(this.view.people[char]?.seat);
  }
  look(char: number): Look {
    const id = this.id(char);
    const colour = this.printed(this.view.people[char]?.name ?? '', 'character')?.colour ?? 'black';
    return {
      colour: `var(--seat-${colour})`,
      on: ON[colour] ?? `var(--on-seat-${colour}, #fff3dc)`,
      emblem: EMBLEM[id] ?? '',
    };
  }
  mine(char: number): boolean {
    return this.view.people[char]?.seat === this.seat;
  }

  // --- places -----------------------------------------------------------------------------------------------------------

  tileName(pos: string): string {
    const key = this.view.map[pos]?.tile;
    return key ? this.card(key).name : this.t('us-unknown');
  }
  foes(pos: string): Foe[] {
    return this.view.enemies.filter((foe) => foe.pos === pos);
  }
  people(pos: string): Person[] {
    return this.view.people.filter((p) => p.pos === pos && !p.gone && !p.crossed);
  }

  /** The action points an option costs. */
  price(option: OptionMessage): number {
    const paid = option.facts.price?.find((it) => it.what === 'ap');
    return paid ? (paid.n ?? 1) : 0;
  }
}

export const useTable = useBoardTable<Table>;
