// Dice on the card that says how likely something is: the black one has ten sides, the combat dice six.
import { boxed } from '../../../lib/dice/plain_die';
import { printed } from './dice';

const COLOUR: Record<string, [string, string]> = {
  grey: ['#9aa1a3', '#15191a'],
  yellow: ['#dfa93c', '#1f1503'],
  red: ['#a8362a', '#fff6ec'],
};
const TEN =
  '<path d="M0 -28L27 -3V5L0 28L-27 5V-3Z" fill="#0d0f10" stroke="#f1ead8" stroke-width="1.6" stroke-linejoin="round"/><path d="M0 -28L16 8L0 15L-16 8Z" fill="#2a2f31"/><text y="4" text-anchor="middle" fill="#f1ead8" font-size="14" font-weight="700">10</text>';

export const die = (kind: string): string =>
  kind === 'black' ? TEN : boxed(printed(1), ...(COLOUR[kind] ?? COLOUR.grey!));
