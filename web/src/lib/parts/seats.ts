// Colours and names of the seats.
import type { SeatState } from '../net/types';
import { t } from '../screen/texts.svelte';

const COLOURS = ['blue', 'orange', 'yellow', 'black', 'white', 'purple'] as const;
export type SeatColour = (typeof COLOURS)[number];

/** In table order; never the only sign of who is who. */
export const seatColour = (seat: number): SeatColour =>
  COLOURS[((seat % COLOURS.length) + COLOURS.length) % COLOURS.length]!;

/** The player's name, otherwise the character's, otherwise the number of the seat. */
export const seatName = (one: SeatState): string => one.name || one.character || t('seat-n', { n: one.seat + 1 });
