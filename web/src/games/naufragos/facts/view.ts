// The view of Náufragos as `figures.show` makes it.
import type { Rolled, View } from '../../../lib/net/types';

export type { Rolled };

export interface Castaway {
  seat: number;
  name: string;
  ability: string;
  energy: number;
  top: number;
  scale: number;
  wounds: number;
  trauma: number;
  track: number;
  dead: boolean;
  lost: number;
  exploring: boolean;
  food: number;
  items: string[];
  tokens: number;
  known_tokens: number[];
  strength: number;
  pawns: number;
}
export interface CampSpace {
  card: string;
  covers: number;
  red: boolean;
  cost: number;
  wood: number;
  pawn: number;
  white: boolean;
}
export interface Shore extends View {
  turn: number;
  turns_left: number;
  last_turn: number;
  phase: string;
  starter: number;
  castaways: Castaway[];
  camp: Record<string, CampSpace>;
  event_now: string[];
  strips: string[][][];
  icons: string[];
  pending: string[];
  tiles: number[];
  larder: number[];
  plot_events: number;
  sizes: Record<string, number>;
  need: Record<string, number>;
  takes: Record<string, [number, number, number, number]>;
  prices: Record<string, number[]>;
  return_bonus: number;
  ruleset: string;
  groups: { members: number[]; difficulty: number }[];
  party: number[];
  march: number[];
  difficulty: number;
  weather: number;
  wrecks: number;
  wreck_ready: boolean;
  food: number;
  wood: number;
  rope: number;
  sail: number;
  cubes: number;
  fire: boolean;
  fire_wood: number;
  shelter: number;
  places: string[];
  waiting: string[];
  built: string[];
  progress: Record<string, number>;
  tokens: string[];
  loaded: boolean;
  pawns: Record<string, number>;
  free_pawns: number[];
  done: string[][];
  white: string;
  white_waits: boolean;
  summit: number;
  estate_food: number;
  laid: Rolled[];
  fight: { seats: number[]; against: number; attack: boolean } | null;
}

/** Before the castaways are chosen there is no camp to show. */
export const begun = (view: View): view is Shore => 'castaways' in view;

export const ROWS: string[][] = [['forage'], ['wood'], ['diary'], ['wreckage', 'campfire'], ['build'], ['explore']];
export const CAMP = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `camp:${n}`);
/** Spaces whose energy is chosen when the pawn is resolved. */
export const OPEN_PRICE = ['campfire', 'build'];

const actionOf = (space: string): string => space.split(':')[0]!;

/** The pawns that stand on the boards, each by a name that stays with it: the first one placed is `0.1`, the second `0.0`. */
export function standing(view: Shore): Record<string, string> {
  const found: Record<string, string> = {};
  const used = new Set<string>();
  for (const [space, seat] of Object.entries(view.pawns)) {
    const order = Math.max(0, (view.done[seat] ?? []).indexOf(actionOf(space)));
    let id = `${seat}.${1 - Math.min(order, 1)}`;
    if (used.has(id)) id = `${seat}.0`;
    used.add(id);
    found[space] = id;
  }
  return found;
}
/** The pawns somebody still holds. */
export const held = (view: Shore, seat: number): string[] => Array.from({ length: view.free_pawns[seat] ?? 0 }, (_, i) => `${seat}.${i}`);
