// What the combat dice show (TW-004 to TW-006): a number of hits, or a symbol.
import { ITEM } from './icons';

const burst = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 16 }, (_, i) => {
    const far = i % 2 ? r * 0.46 : i % 4 ? r * 0.8 : r;
    const turn = (i * Math.PI) / 8 - Math.PI / 2;
    return `${(x + far * Math.cos(turn)).toFixed(0)} ${(y + far * Math.sin(turn)).toFixed(0)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="currentColor"/>`;
};

const HITS = [
  '',
  burst(256, 256, 210),
  burst(140, 150, 138) + burst(372, 362, 138),
  burst(256, 118, 122) + burst(118, 372, 122) + burst(394, 372, 122),
];
const SYMBOLS: Record<number, [word: string, body: string]> = {
  [-1]: [
    'story',
    '<text x="256" y="412" text-anchor="middle" font-size="480" font-weight="700" fill="currentColor">§</text>',
  ],
  [-2]: ['axe', ITEM.hatchet!],
  [-3]: ['blast', ITEM.shotgun!],
  [-4]: [
    'empty',
    `<g opacity=".75">${ITEM.ammo}</g><path d="M60 60L452 452M452 60L60 452" stroke="currentColor" stroke-width="52" stroke-linecap="round"/>`,
  ],
};

export const printed = (face: number): string => (face >= 0 ? (HITS[face] ?? '') : (SYMBOLS[face]?.[1] ?? ''));
/** The word of a symbol, or nothing for hits. */
export const symbol = (face: number): string => SYMBOLS[face]?.[0] ?? '';
