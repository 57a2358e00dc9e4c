// Dice on the card that says how likely something is.
import { d8 } from './dice';

export const die = (kind: string): string => d8(kind, 26);
