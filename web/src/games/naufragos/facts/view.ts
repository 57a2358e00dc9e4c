// Small questions to the view of Náufragos.
import type { View } from '../../../lib/net/types';
import type { Seen } from './types.gen';

export type { Castaway, Printed } from './types.gen';
export type Shore = Seen;

/** Before the castaways are chosen there is no camp to show. */
export const begun = (view: View): view is Shore => 'castaways' in view;

export const ROWS: string[][] = [['forage'], ['wood'], ['diary'], ['wreckage', 'campfire'], ['build'], ['explore']];
export const CAMP = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `camp:${n}`);
/** Spaces whose energy is chosen when the pawn is resolved. */
export const OPEN_PRICE = ['campfire', 'build'];

/** The pawns that stand on the boards, each by a name that stays with it: the first one placed is `0.1`, the second `0.0`. */
export function standing(view: Shore): Record<string, string> {
  const found: Record<string, string> = {};
  const used = new Set<string>();
  for (const { space, action, seat } of view.standing) {
    const order = Math.max(0, (view.done[seat] ?? []).indexOf(action));
    let id = `${seat}.${1 - Math.min(order, 1)}`;
    if (used.has(id)) id = `${seat}.0`;
    used.add(id);
    found[space] = id;
  }
  return found;
}
/** The pawns somebody still holds. */
export const held = (view: Shore, seat: number): string[] =>
  Array.from({ length: view.free_pawns[seat] ?? 0 }, (_, i) => `${seat}.${i}`);
