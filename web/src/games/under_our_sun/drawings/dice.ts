// Eight-sided dice and karma dice, as strings for {@html …} inside an <svg>; the middle at 0, 0.
import { r1 } from '../../../lib/art/draw';
import { ball, ln, p, rays } from './print_colors';

const INKS: Record<string, [string, string, string, string]> = {
  G: ['#4a9a57', '#357a43', '#255c32', '#79bd80'],
  Y: ['#e8b935', '#c2931b', '#93690a', '#f6d878'],
  B: ['#3a7cbd', '#275d95', '#18426f', '#6fa6da'],
  R: ['#bf3c30', '#952a21', '#6c1b15', '#de6f60'],
};
function burst(x: number, y: number, s: number, c: string): string {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.2832 - Math.PI / 2;
    const k = i % 2 ? s * 0.48 : s;
    d += `${i ? 'L' : 'M'}${r1(x + Math.cos(a) * k)} ${r1(y + Math.sin(a) * k)}`;
  }
  return p(d + 'Z', c);
}
/** Each colour has a shape too, for who cannot tell them apart: green a triangle, yellow a disc, blue a square, red a cross. */
function shape(colour: string, s: number, c: string): string {
  const a = r1(s * 0.26);
  const y = r1(s * 0.12);
  if (colour === 'Y') return ball(0, y, a, c);
  if (colour === 'B') return p(`M${-a} ${r1(y - a)}H${a}V${r1(y + a)}H${-a}Z`, c);
  if (colour === 'R') return ln(`M0 ${r1(y - a)}V${r1(y + a)}M${-a} ${y}H${a}`, c, s * 0.17);
  return p(`M0 ${r1(y - a * 1.15)}L${r1(a * 1.1)} ${r1(y + a * 0.8)}H${r1(-a * 1.1)}Z`, c);
}
/** A die of a colour; with `counts` it shows that face: 2, 1, 0, or −1 for a cross. */
export function d8(colour: string, s: number, counts?: number): string {
  const [f, d1, d2, hi] = INKS[colour] ?? INKS.G!;
  const q = (i: number) =>
    `${r1(Math.cos((Math.PI / 3) * i - Math.PI / 2) * s)} ${r1(Math.sin((Math.PI / 3) * i - Math.PI / 2) * s)}`;
  const on = colour === 'Y' ? '#3b2602' : '#fff8e6';
  const sign =
    counts === undefined
      ? shape(colour, s, on)
      : counts === 2
        ? burst(-s * 0.1, -s * 0.18, s * 0.28, on) + burst(s * 0.14, s * 0.3, s * 0.28, on)
        : counts === 1
          ? burst(0, s * 0.1, s * 0.34, on)
          : counts < 0
            ? ln(
                `M${r1(-s * 0.22)} ${r1(-s * 0.1)}L${r1(s * 0.22)} ${r1(s * 0.32)}M${r1(s * 0.22)} ${r1(-s * 0.1)}L${r1(-s * 0.22)} ${r1(s * 0.32)}`,
                on,
                s * 0.15,
              )
            : ball(0, s * 0.1, s * 0.07, on, 'opacity=".45"');
  return `<path d="M${[0, 1, 2, 3, 4, 5].map(q).join('L')}Z" fill="${d2}" stroke="${d2}" stroke-width="${r1(s * 0.11)}" stroke-linejoin="round"/><path d="M${q(0)}L${q(1)}L${q(2)}Z" fill="${d1}"/><path d="M${q(0)}L${q(5)}L${q(4)}Z" fill="${hi}" opacity=".75"/><path d="M${q(2)}L${q(3)}L${q(4)}Z" fill="${d2}"/><path d="M${q(0)}L${q(2)}L${q(4)}Z" fill="${f}"/><path d="M${q(4)}L${q(0)}L${q(2)}" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="1.2" stroke-linejoin="round"/>${sign}`;
}
/** A karma die, or the place of one that is gone. */
export const karma = (x: number, y: number, s: number, turn: number, there: boolean): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${there ? `<rect x="${-s}" y="${-s + 2}" width="${2 * s}" height="${2 * s}" rx="${r1(s * 0.34)}" fill="#000" opacity=".3"/>` : ''}<rect x="${-s}" y="${-s}" width="${2 * s}" height="${2 * s}" rx="${r1(s * 0.34)}" fill="${there ? '#f4e6c6' : 'none'}" stroke="${there ? '#5a3417' : 'currentColor'}" stroke-width="1.4" ${there ? '' : 'stroke-dasharray="3 3" opacity=".6"'}/>${there ? p(rays(0, 0, s * 0.36, s * 0.72, 8, 0.3), '#b4502a') + ball(0, 0, s * 0.36, '#e8a52c', 'stroke="#8a3a20" stroke-width="1"') : ''}</g>`;
