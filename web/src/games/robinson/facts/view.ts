// The view of Robinson Crusoe as `figures.show` makes it, and small questions to it.
import type { Rolled, View } from '../../../lib/net/types';

export type { Rolled };

export interface Spot {
  tile: string;
  down: boolean;
  gone: boolean;
  camp: boolean;
  tokens: string[];
  totem: number;
  terrain?: string;
  covered?: boolean;
  symbols?: string[];
  exhausted?: string[];
  shelter?: boolean;
  has_totem?: boolean;
}
export interface Planned {
  kind: string;
  name: string;
  how?: string;
  wood?: number;
  fur?: number;
  food?: number;
  least?: number;
  most?: number;
  pawns?: string[];
  slot: string;
}
export interface Skill {
  name: string;
  cost: number;
  used: boolean;
}
export interface Person {
  who: number;
  name: string;
  wounds: number;
  life: number;
  determination: number;
  outside: boolean;
  arrows?: number[];
  skills?: Skill[];
  personal?: string[];
  scars?: [string, string][];
  pawns?: number;
}
export interface Island extends View {
  card: string;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  morale: number;
  shelter: boolean;
  sheltered: boolean;
  camp: string;
  dog: boolean;
  friday: boolean;
  jenny: string;
  ready: number;
  levels: Record<'roof' | 'palisade' | 'weapon', number>;
  stock: Record<string, number>;
  gains: Record<string, number>;
  free: Record<string, number>;
  fields: Record<string, string[]>;
  people: Person[];
  island: Record<string, Spot>;
  threats: Record<'left' | 'right', string[]>;
  rows: Record<string, string[]>;
  uses_left: Record<string, number>;
  forecast: string[][];
  weather: string[];
  clouds: Record<string, number>;
  progress: Record<string, number>;
  sizes: Record<string, number>;
  plan: Planned[];
  acting: Planned | null;
  extras: string[];
  laid: Rolled[];
  today: string[];
  rules: { scenario: string };
}

export const SPACES = ['N', 'M', 'S'].flatMap((row) => [1, 2, 3, 4].map((i) => row + i));
export const FRIDAY = 4;
export const JENNY = 5;

/** Before the characters are chosen there is no island to show. */
export const begun = (view: View): view is Island => 'people' in view;

/** All planned actions that are not over: those to come and the one that is being taken. */
export const plans = (view: Island): Planned[] => (view.acting ? [...view.plan, view.acting] : view.plan);

/** Whose pawn it is: a seat, or nobody's. */
export const ownerOf = (pawn: string): number => (/^\d[ab]$/.test(pawn) ? Number(pawn[0]) : -1);

/** The pawns that are not on the table yet. */
export function idle(view: Island): string[] {
  if (view.phase !== 'action' || view.question !== 'planning') return [];
  const used = new Set(view.plan.flatMap((p) => p.pawns ?? []));
  const mine = view.people.flatMap((p) => ['a', 'b'].slice(0, p.pawns ?? 0).map((x) => `${p.who}${x}`));
  const others = [...(view.friday ? ['friday'] : []), ...(view.jenny === 'camp' ? ['jenny'] : []), ...view.extras];
  return [...mine, ...others].filter((pawn) => !used.has(pawn));
}
