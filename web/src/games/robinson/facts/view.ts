// Small questions to the view of Robinson Crusoe.
import type { View } from '../../../lib/net/types';
import type { Action, Pawn, Seen } from './types.gen';

export type { Action, Pawn, Person, Printed, Space } from './types.gen';
export type Island = Seen;

export const SPACES = ['N', 'M', 'S'].flatMap((row) => [1, 2, 3, 4].map((i) => row + i));
export const FRIDAY = 4;
export const JENNY = 5;

/** Before the characters are chosen there is no island to show. */
export const begun = (view: View): view is Island => 'people' in view;

/** All planned actions that are not over: those to come and the one that is being taken. */
export const plans = (view: Island): Action[] => (view.acting ? [...view.plan, view.acting] : view.plan);

/** The pawns that are not on the table yet. */
export function idle(view: Island): Pawn[] {
  if (view.phase !== 'action' || view.question !== 'planning') return [];
  const used = new Set(view.plan.flatMap((p) => p.pawns));
  return view.standing.filter((pawn) => !used.has(pawn.id));
}

/** Whether it is one of a player's own two pawns. */
export const isOwn = (pawn: Pawn): boolean => pawn.who >= 0 && pawn.who < FRIDAY;
