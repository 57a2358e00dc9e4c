// The table of Náufragos as its board needs it: castaways, their names and colours.
import { BoardTable, useBoardTable, type PawnLook } from '../../../lib/menu/board_table.svelte';
import { seatColour } from '../../../lib/parts/seats';
import type { BoardProps, OptionMessage } from '../../../lib/net/types';
import { EMBLEM } from '../drawings/icons';
import { where } from './places';
import { begun, type Castaway, type Printed, type Shore } from './view';

export class Table extends BoardTable<Shore, Printed> {
  constructor(props: () => BoardProps) {
    super(props, begun);
  }

  protected override places(option: OptionMessage, tag: string): string[] {
    return where(option, tag, this.begun ? this.view : null, this.seat);
  }

  /** The question of this seat, or nothing. */
  tag = $derived.by(() => (this.question?.mine ? this.question.tag : ''));
  placing = $derived.by(() => this.tag === 'place-pawn' || this.tag === 'white-pawn');

  /** The player whose expedition marches now: the one asked, otherwise the only member. */
  active = $derived.by(() => {
    const asked = this.question?.asked ?? [];
    const party = this.begun ? this.view.party : [];
    return asked.length === 1 && party.includes(asked[0]!) ? asked[0]! : party.length === 1 ? party[0]! : -1;
  });

  /** The value of a token or tile. */
  worth(key: string): string {
    const it = this.facts(key);
    return it && 'value' in it && it.value ? `${it.value}` : '';
  }
  castaway(seat: number): Castaway | undefined {
    return this.view.castaways?.find((one) => one.seat === seat);
  }
  /** The player's name, otherwise the castaway's first name. */
  called(seat: number): string {
    const one = this.castaway(seat);
    return this.playerName(seat) || (one ? (this.card(one.name).parts?.called ?? '') : '');
  }
  role(seat: number): { role: string; can: string } {
    const one = this.castaway(seat);
    const says = one ? this.card(one.name).parts : undefined;
    return { role: says?.role ?? '', can: says?.can ?? '' };
  }
  look(seat: number): PawnLook {
    const colour = seatColour(seat);
    return {
      colour: `var(--seat-${colour})`,
      on: `var(--on-seat-${colour})`,
      emblem: EMBLEM[this.castaway(seat)?.ability ?? ''] ?? '',
      name: this.called(seat),
    };
  }
  /** A pawn by its name: `0.1`, or `white`. */
  pawn(id: string): PawnLook {
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

export const useTable = useBoardTable<Table>;
