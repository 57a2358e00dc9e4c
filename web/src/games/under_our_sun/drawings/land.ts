// The wasteland, one drawing per tile: drawn around 0, 0 by rule; the board clips it to the hex.
import { r1, rng } from '../../../lib/art/draw';
import { V, ball, cracks, dots, dune, ln, p, rays, rect } from './print_colors';

const snag = (x: number, y: number, h: number, lean = 0, c = V('ink')): string =>
  ln(
    `M${x} ${y}Q${x + lean * 0.3} ${y - h * 0.5} ${x + lean} ${y - h}M${r1(x + lean * 0.4)} ${r1(y - h * 0.5)}l${r1(-h * 0.24)} ${r1(-h * 0.22)}M${r1(x + lean * 0.6)} ${r1(y - h * 0.66)}l${r1(h * 0.26)} ${r1(-h * 0.2)}M${r1(x + lean * 0.8)} ${r1(y - h * 0.82)}l${r1(-h * 0.14)} ${r1(-h * 0.16)}`,
    c,
    Math.max(1.2, h * 0.06),
  );
const sky = (a: string, b: string, y = -8): string =>
  rect(-80, -70, 160, 70 + y, V(a)) +
  p(`M-80 ${y - 22}Q-30 ${y - 30} 10 ${y - 22}T80 ${y - 26}V${y}H-80Z`, V(b), 'opacity=".75"');
const ruin = (x: number, y: number, w: number, h: number, f: string, f2: string, seed: number): string => {
  const r = rng(seed);
  let d = `M${x} ${y}V${r1(y - h * 0.82)}`,
    cx = x;
  while (cx < x + w - 4) {
    const s = 4 + r() * 7;
    d += `L${r1(cx)} ${r1(y - h + r() * h * 0.24)}L${r1(Math.min(cx + s, x + w))} ${r1(y - h + r() * h * 0.3)}`;
    cx += s;
  }
  d += `L${x + w} ${r1(y - h * 0.66)}V${y}Z`;
  let o =
    p(d, f) + p(`M${r1(x + w * 0.62)} ${y}V${r1(y - h * 0.72)}L${x + w} ${r1(y - h * 0.66)}V${y}Z`, f2, 'opacity=".8"');
  for (let yy = y - h * 0.68; yy < y - 6; yy += 10)
    for (let xx = x + 4; xx < x + w - 6; xx += 9)
      if (r() > 0.24) o += rect(xx, yy, 4.4, 5.6, r() > 0.88 ? V('gold') : V('ink'));
  return o + ln(d, V('ink'), 1.1, 'opacity=".7"');
};
const box = (x: number, y: number, w: number, h: number, f: string, roof = ''): string =>
  rect(x, y - h, w, h, f, EDGE) +
  (roof ? p(`M${x - 4} ${y - h}L${x + w / 2} ${y - h - w * 0.34}L${x + w + 4} ${y - h}Z`, roof, EDGE) : '');
const car = (x: number, y: number, f: string, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">` +
  p('M-15 0V-6Q-14 -8 -9 -8L-5 -14H6L11 -8Q15 -8 15 -4V0Z', f, EDGE) +
  p('M-4 -8L-1.5 -12H1V-8ZM3 -8V-12H5L8 -8Z', V('ink')) +
  ball(-8, 0, 3.4, V('ink')) +
  ball(8, 0, 3.4, V('ink')) +
  '</g>';
const wagon = (x: number, y: number, w: number, f: string): string =>
  rect(x, y - 20, w, 18, f, EDGE) +
  ln(
    Array.from({ length: Math.floor(w / 7) }, (_, i) => `M${x + 4 + i * 7} ${y - 19}v16`).join(''),
    V('ink'),
    0.8,
    'opacity=".6"',
  ) +
  rect(x + w * 0.36, y - 17, w * 0.26, 15, V('ink')) +
  ball(x + 7, y, 3.2, V('ink')) +
  ball(x + w - 7, y, 3.2, V('ink'));
const day = (): string => sky('gold-lo', 'bone');
const EDGE = `stroke="${V('ink')}" stroke-width="1.1" stroke-linejoin="round"`;

/** What each tile of the box shows, by its number. */
const KINDS: Record<string, string> = {
  '1': 'haven',
  '2': 'road',
  '3': 'river',
  '4': 'burnt',
  '5': 'pump',
  '6': 'wreck',
  '7': 'blocks',
  '8': 'homestead',
  '9': 'reservoir',
  '10': 'salt',
  '11': 'yard',
  '12': 'clinic',
  '13': 'ridge',
  '14': 'hall',
  '15': 'antenna',
  '16': 'oasis',
  '17': 'jam',
  '18': 'boxcars',
  '19': 'pines',
  '20': 'canyon',
  '21': 'suburb',
  '22': 'dunes',
  '23': 'chalk',
  '24': 'well',
  '25': 'station',
  '26': 'bowl',
  '27': 'tower',
  '28': 'stockade',
  '29': 'works',
  '30': 'lair',
  '31': 'convoy',
  '32': 'ferry',
};
const drawn = new Map<number, string>();
/** The print of a tile by its number. */
export function landOf(n: number): string {
  let print = drawn.get(n);
  if (print === undefined) drawn.set(n, (print = waste(KINDS[n] ?? 'dunes', n || 3)));
  return print;
}

function waste(kind: string, seed = 3): string {
  let s = '';
  if (kind === 'haven') {
    s +=
      rect(-80, -70, 160, 140, V('gold-lo')) +
      `<circle cx="4" cy="-30" r="26" fill="${V('bone')}"/>` +
      p(rays(4, -30, 28, 54, 26, 0.05), V('bone'), 'opacity=".75"') +
      dune(-8, 6, V('dune'), 4) +
      dune(22, 5, V('sand'), 8);
    s +=
      rect(-34, -28, 20, 28, V('rust')) +
      p('M-37 -28L-24 -38L-11 -28Z', V('rust-2')) +
      rect(14, -22, 26, 22, V('ash')) +
      p('M10 -22L27 -33L44 -22Z', V('rust-2')) +
      rect(-12, -18, 26, 20, V('rust-2')) +
      p('M-16 -18L1 -29L18 -18Z', V('rust'));
    s +=
      ln('M-4 -18V-46M6 -18V-46M-4 -30L6 -22M6 -30L-4 -22', V('ink'), 1.6) +
      p('M-8 -46H10V-60Q1 -64 -8 -60Z', V('bone-2'), `stroke="${V('ink')}" stroke-width="1.3"`) +
      ln('M-8 -53H10', V('ink'), 1);
    s += rect(-28, -19, 5, 6, V('lamp')) + rect(22, -15, 5, 6, V('lamp')) + rect(30, -15, 5, 6, V('lamp'));
    for (let i = 0; i < 15; i++) {
      const x = -54 + i * 7.4;
      if (i > 5 && i < 9) continue;
      s += p(
        `M${r1(x)} 14V${r1(-4 - ((i * 5) % 4))}l3.5 -4 3.5 4V14Z`,
        i % 2 ? V('rust') : V('dune-2'),
        `stroke="${V('ink')}" stroke-width=".9"`,
      );
    }
    s +=
      p('M-10 15V-10H-6V-6H8V-10H12V15H8V0H-6V15Z', V('ink')) +
      ln('M-4 6Q0 40 -10 60M8 6Q10 40 16 60', V('dune-2'), 1.4, 'stroke-dasharray="4 4"');
  }
  if (kind === 'road') {
    s +=
      sky('gold-lo', 'bone') +
      dune(-8, 5, V('sand-2'), 3) +
      dune(10, 4, V('sand'), 7) +
      p('M-6 -9L5 -9L52 62H-44Z', V('ash')) +
      ln('M0 -4V2M1 8V16M2 24V36M4 46V60', V('bone'), 2.2) +
      ln('M-30 -9V-40M-38 -34H-22M-44 2V-44M-54 -36H-34M-22 -34Q-4 -22 20 -28M-34 -36Q-28 -30 -22 -34', V('ink'), 1.4) +
      ln('M34 8l6 -16M30 4l12 -8', V('ink'), 2) +
      snag(44, 14, 22, 5);
  }
  if (kind === 'homestead') {
    s += sky('gold-lo', 'bone') + dune(-6, 6, V('olive'), 5) + dune(14, 5, V('sand-2'), 6);
    s +=
      rect(-38, -22, 38, 26, V('bone-2')) +
      p('M-44 -20L-32 -40H-6L6 -20Z', V('rust'), `stroke="${V('ink')}" stroke-width="1.2"`) +
      ln('M-36 -26H-2M-33 -32H-4', V('rust-2'), 1.2) +
      rect(-32, -14, 8, 9, V('ink')) +
      rect(-14, -16, 9, 20, V('ink')) +
      rect(-8, -50, 5, 12, V('ash-2')) +
      ln('M-42 4V-18H4V4', V('ink'), 1.3) +
      snag(40, 4, 40, 6);
    let d = '';
    for (let i = 0; i < 9; i++) d += `M${-56 + i * 14} 20v-10`;
    s += ln(d + 'M-60 13H62', V('dune-2'), 1.8);
  }
  if (kind === 'blocks') {
    s +=
      rect(-80, -70, 160, 140, V('violet-lo')) +
      p('M-80 -50Q-30 -64 10 -50T80 -54V-26Q30 -34 0 -26T-80 -30Z', V('violet'), 'opacity=".45"') +
      dune(2, 6, V('dune'), 9) +
      ruin(-58, 4, 24, 40, V('ash'), V('ash-2'), 3) +
      ruin(36, 6, 22, 46, V('ash'), V('ash-2'), 8) +
      ruin(-30, 8, 30, 58, V('rust-2'), V('ash-2'), 5) +
      ruin(6, 10, 26, 44, V('rust'), V('rust-2'), 7) +
      dune(14, 6, V('sand-2'), 2);
    s +=
      p('M-44 18l10-8 9 4 8-7 13 9 12-6 14 8 12-5 10 8Z', V('ash-2')) +
      ln('M-26 -50l-6 -9M-20 -50l1 -12M14 -34l-2 -9', V('ink'), 1.2) +
      ln(dots(-60, 18, 120, 40, 26, 5, 3), V('dune-2'), 1.6);
  }
  if (kind === 'clinic') {
    s +=
      sky('gold-lo', 'bone') +
      dune(-4, 5, V('sand-2'), 9) +
      dune(16, 4, V('sand'), 3) +
      rect(-42, -30, 76, 36, V('bone')) +
      rect(14, -30, 20, 36, V('bone-2')) +
      rect(-42, -33, 76, 5, V('ash')) +
      rect(-36, -20, 10, 9, V('ink')) +
      rect(-20, -20, 10, 9, V('ink')) +
      rect(18, -20, 11, 9, V('ink')) +
      ln('M-36 -20l10 9M-26 -20l-10 9M18 -20l11 9', V('bone-2'), 1.4) +
      p('M-5 6V-14H9V6Z', V('ink')) +
      rect(-7, -50, 18, 18, V('bone'), `stroke="${V('ink')}" stroke-width="1.3"`) +
      p('M-1 -47h6v4h4v6h-4v4h-6v-4h-4v-6h4z', '#b5322a', 'transform="translate(0 -1)"') +
      ln('M-42 6H36M-30 -8l5 8M-16 -6l-4 9', V('ink'), 1.1) +
      p('M40 12h14l3-6h-9l-4-6h-8l-5 6h-4v6Z', V('ash')) +
      `<circle cx="36" cy="12" r="3.5" fill="${V('ink')}"/><circle cx="50" cy="12" r="3.5" fill="${V('ink')}"/>`;
  }
  if (kind === 'canyon') {
    s +=
      sky('gold-lo', 'bone', -20) +
      p('M-80 -34L-48 -40L-30 -34L-22 -12L-26 4L-12 24L-18 60H-80Z', V('rust')) +
      p('M80 -42L44 -38L28 -28L24 -8L14 6L18 28L10 60H80Z', V('rust-2')) +
      p('M-22 -12L-26 4L-12 24L-18 60H10L18 28L14 6L24 -8L4 -16Z', V('dune-2'));
    for (const [y, k] of [
      [-26, 0],
      [-14, 4],
      [0, 2],
      [14, 7],
      [30, 5],
    ] as [number, number][])
      s += ln(
        `M-78 ${y}Q-52 ${y - 4} ${-28 + k} ${y + 3}M78 ${y - 3}Q52 ${y + 4} ${26 - k} ${y + 1}`,
        k % 2 ? V('dune') : V('ink'),
        k % 2 ? 2.6 : 1.1,
        'opacity=".65"',
      );
    s +=
      p('M-4 4Q-8 20 0 32T-4 60H8Q12 44 8 32T4 4Z', V('water')) +
      ln('M-2 14q4 8 2 16', V('bone'), 1.2, 'opacity=".7"') +
      ln('M-30 -33Q0 -18 28 -27', V('ink'), 1.2) +
      ln('M-22 -29v-5M-8 -24v-5M6 -23v-5M20 -25v-5M-30 -38Q0 -23 28 -32', V('ink'), 0.9);
  }
  if (kind === 'wreck') {
    s +=
      sky('gold-lo', 'bone') +
      dune(-6, 6, V('sand-2'), 4) +
      dune(12, 5, V('sand'), 7) +
      `<g transform="rotate(-9)">` +
      p(
        'M-52 2Q-60 -8 -46 -14L24 -18L40 -44L50 -44L46 -14Q48 0 34 4Z',
        V('bone-2'),
        `stroke="${V('ink')}" stroke-width="1.3"`,
      ) +
      p('M-52 2Q-56 -2 -54 -6L46 -10Q46 0 34 4Z', V('ash')) +
      p('M40 -44L50 -44L48 -30L33 -30Z', V('rust')) +
      p('M-8 -2L-34 22L-20 22L18 -4Z', V('ash-2')) +
      p('M-14 -16L-10 2L-4 2L-6 -17Z', V('ink')) +
      ln('M-2 -16L2 2M-20 -15L-18 3', V('ink'), 1) +
      [0, 1, 2, 3, 4].map((i) => `<circle cx="${6 + i * 7}" cy="${-11}" r="1.8" fill="${V('ink')}"/>`).join('') +
      [0, 1, 2].map((i) => `<circle cx="${-44 + i * 7}" cy="-8" r="1.8" fill="${V('ink')}"/>`).join('') +
      '</g>' +
      p('M-70 22Q-40 8 -20 20T30 18T70 20V60H-70Z', V('sand')) +
      ln(cracks(-50, 26, 100, 26, 7, 3), V('dune-2'), 1);
  }
  if (kind === 'reservoir') {
    s +=
      sky('gold-lo', 'bone') +
      p('M-80 -14L-50 -30L-30 -20L0 -34L34 -18L80 -28V10H-80Z', V('rust')) +
      p('M0 -34L34 -18L80 -28V10H10Q16 -14 0 -34Z', V('rust-2')) +
      p('M-80 0Q-30 -12 0 -8T80 -4V60H-80Z', V('water')) +
      ln('M-40 8h26M-6 14h30M-26 22h18M10 26h34M-44 30h22', V('water-2'), 1.8) +
      ln('M-20 4h14M20 8h16M-6 34h20', V('bone'), 1.4, 'opacity=".7"') +
      p('M-80 40Q-40 26 -10 40T40 44T80 36V70H-80Z', V('sand')) +
      p('M28 -14L52 -12L58 18L24 14Z', V('bone-2'), `stroke="${V('ink')}" stroke-width="1.2"`) +
      ln('M33 -8l-2 20M40 -8v21M47 -7l3 22', V('ash'), 1.2);
  }
  if (kind === 'stockade') {
    s +=
      rect(-80, -70, 160, 140, V('gold-lo')) +
      p('M-80 -44Q-30 -52 10 -44T80 -48V-14H-80Z', V('bone'), 'opacity=".7"') +
      dune(-4, 5, V('dune'), 8) +
      dune(18, 4, V('sand-2'), 2) +
      ln('M20 8V-44M38 8V-44M20 -8L38 -26M38 -8L20 -26', V('ink'), 2) +
      p('M14 -44H44V-54H14Z', V('rust-2'), `stroke="${V('ink')}" stroke-width="1.2"`) +
      p('M10 -54L29 -64L48 -54Z', V('ash-2')) +
      ln('M-20 -6V-50', V('ink'), 1.8) +
      p('M-20 -50Q-6 -54 8 -48Q2 -44 8 -38Q-6 -42 -20 -36Z', V('violet')) +
      p('M-13 -47l2 3 4 0-3 2 1 4-4-2-3 2 1-4-3-2 4 0z', V('bone'));
    for (let i = 0; i < 16; i++) {
      const x = -58 + i * 7.4;
      s += p(
        `M${r1(x)} 16V${r1(-10 - ((i * 7) % 5))}l3.5 -7 3.5 7V16Z`,
        i % 3 ? V('dune-2') : V('rust-2'),
        `stroke="${V('ink')}" stroke-width=".9"`,
      );
    }
    s += ln('M-60 0H62M-60 8H62', V('ink'), 1.2, 'opacity=".6"');
  }
  if (kind === 'antenna') {
    s += sky('gold-lo', 'bone') + dune(-2, 7, V('sand-2'), 7) + dune(18, 5, V('sand'), 4);
    for (const [x, y, h] of [
      [-30, 6, 52],
      [4, 12, 62],
      [38, 4, 46],
    ] as [number, number, number][])
      s +=
        ln(
          `M${x} ${y}V${y - h}M${x - 8} ${y}L${x} ${y - h}L${x + 8} ${y}M${x - 6} ${y - 12}L${x + 4} ${y - 24}M${x + 6} ${y - 12}L${x - 4} ${y - 24}M${x - 6} ${y - h + 6}h12M${x - 4} ${y - h + 12}h8`,
          V('ink'),
          1.4,
        ) + `<circle cx="${x}" cy="${y - h}" r="2" fill="${V('rust')}"/>`;
    s +=
      ln('M-30 -46Q-12 -34 4 -50Q22 -32 38 -42', V('ink'), 1) +
      `<g transform="translate(-10 14) rotate(-28)">` +
      p('M-16 0Q0 14 16 0Z', V('bone-2'), `stroke="${V('ink')}" stroke-width="1.2"`) +
      ln('M0 6V-10', V('ink'), 1.4) +
      '</g>';
  }
  if (kind === 'river') {
    s +=
      day() +
      dune(-8, 6, V('olive'), 3) +
      dune(2, 5, V('sand-2'), 6) +
      p('M-20 -8Q-4 0 -22 14T-6 40Q0 52 -10 66H40Q46 50 34 38T22 12Q26 0 4 -10Z', V('water')) +
      ln('M-6 2q6 4 2 10M2 22q6 6 4 14M10 44q4 6 2 12M16 30q4 4 4 10', V('bone'), 1.3, 'opacity=".7"');
    for (const [x, y, q] of [
      [-34, 14, 5],
      [-40, 28, 4],
      [-28, 36, 6],
      [40, 22, 5],
      [46, 36, 6],
      [32, 4, 4],
      [-46, 6, 3],
    ] as [number, number, number][])
      s += `<ellipse cx="${x}" cy="${y}" rx="${q}" ry="${q * 0.62}" fill="${V('ash')}" ${EDGE}/>`;
    s += snag(-44, -4, 26, -4) + snag(42, -6, 20, 4);
  }
  if (kind === 'burnt' || kind === 'pines') {
    s +=
      kind === 'burnt'
        ? day() + dune(-6, 6, V('dune'), 4) + dune(14, 5, V('dune-2'), 8)
        : sky('bone-2', 'bone') + dune(-6, 6, V('ash'), 4) + dune(14, 5, V('sand-2'), 8);
    for (const [x, y, h] of [
      [-46, 2, 36],
      [-30, -2, 46],
      [-14, 4, 40],
      [4, -2, 52],
      [20, 4, 42],
      [36, -2, 48],
      [50, 4, 34],
      [-38, 18, 30],
      [30, 20, 30],
    ] as [number, number, number][])
      s +=
        kind === 'burnt'
          ? snag(x, y, h, x % 4)
          : ln(`M${x} ${y}V${y - h}`, V('ink'), 2) +
            p(
              `M${x} ${y - h - 4}L${x + 9} ${y - h * 0.55}H${x + 4}L${x + 11} ${y - h * 0.2}H${x - 11}L${x - 4} ${y - h * 0.55}H${x - 9}Z`,
              V('ash-2'),
              EDGE,
            );
    if (kind === 'burnt')
      s +=
        ln('M-20 20l14 -6M14 24l18 -4M-50 26l12 -2', V('ink'), 3) +
        ln('M-16 -34q6 -8 2 -16q-4 -8 4 -14', V('ash'), 2.4, 'opacity=".7"');
  }
  if (kind === 'pump' || kind === 'works') {
    s += day() + dune(-4, 5, V('sand-2'), 5) + dune(16, 4, V('sand'), 9);
    s +=
      kind === 'pump'
        ? rect(-40, -26, 78, 4, V('rust'), EDGE) +
          rect(-34, -22, 5, 26, V('ash')) +
          rect(28, -22, 5, 26, V('ash')) +
          rect(-14, -16, 12, 20, V('rust'), EDGE) +
          rect(4, -16, 12, 20, V('bone-2'), EDGE) +
          rect(-11.5, -13, 7, 5, V('ink')) +
          rect(6.5, -13, 7, 5, V('ink')) +
          ln('M16 -8q8 0 6 10M-2 -8q-1 6 2 8', V('ink'), 1.6) +
          ln('M-48 4V-44', V('ink'), 2) +
          rect(-56, -50, 18, 12, V('rust-2'), EDGE) +
          car(44, 10, V('ash'), 0.8)
        : p('M-44 4V-30H-10V-18L10 -30V-18L30 -30V4Z', V('rust'), EDGE) +
          rect(32, -52, 10, 56, V('rust-2'), EDGE) +
          ln('M32 -40h10M32 -28h10', V('ink'), 1) +
          ln('M37 -54q-6 -8 2 -12', V('ash'), 3, 'opacity=".8"') +
          ball(-26, -8, 14, V('gold'), EDGE) +
          ln('M-26 -22V6M-40 -8H-12M-36 -18L-16 2M-16 -18L-36 2', V('ink'), 1.6) +
          ball(-26, -8, 4, V('ink')) +
          rect(-6, -10, 30, 10, V('gold'), EDGE) +
          ln('M0 -10V0M8 -10V0M16 -10V0', V('ink'), 1.2) +
          p('M24 -4H46V10H40V2H24Z', V('gold'), EDGE) +
          p('M36 12Q43 6 50 12V18H36Z', V('water'));
  }
  if (kind === 'salt')
    s +=
      sky('gold-lo', 'bone', -14) +
      rect(-80, -16, 160, 90, V('bone')) +
      ln('M-80 -14H80', V('dune-2'), 1) +
      p('M-80 -16Q-60 -24 -44 -16ZM24 -16Q44 -26 66 -16Z', V('dune')) +
      ln(
        'M-60 0L-40 -8L-20 0L-24 14L-46 16ZM-20 0L4 -8L24 0L16 14L-24 14M24 0L48 -6L66 4L56 18L16 14M-46 16L-30 34L-6 32L-24 14M16 14L24 32L-6 32M56 18L46 36L24 32M-30 34L-22 52M24 32L20 52',
        V('bone-2'),
        1.8,
      ) +
      snag(-44, -6, 16, 3) +
      p('M34 4q6 -8 14 -2l-4 8h-8z', V('ash'), EDGE);
  if (kind === 'yard') {
    s +=
      day() +
      dune(-2, 5, V('dune'), 5) +
      dune(20, 4, V('sand-2'), 8) +
      ln('M-34 6V-50H24M-34 -38L-20 -50M10 -50V-34', V('ink'), 3) +
      p('M2 -34H18L14 -26H6Z', V('rust'), EDGE);
    for (const [x, y, f] of [
      [-6, -4, 'ash'],
      [24, -4, 'rust'],
      [-20, 8, 'rust-2'],
      [8, 8, 'bone-2'],
      [36, 8, 'ash'],
      [12, -16, 'rust-2'],
    ] as [number, number, string][])
      s += car(x, y, V(f), 0.9);
    s +=
      ball(-46, 6, 8, V('ink')) + ball(-46, 6, 3.5, V('ash')) + ball(-44, -4, 7, V('ink')) + ball(-44, -4, 3, V('ash'));
  }
  if (kind === 'ridge')
    s +=
      sky('gold-lo', 'bone', -20) +
      p(
        'M-80 20L-56 -14L-46 -6L-30 -46L-20 -22L-8 -34L2 -58L14 -30L24 -40L40 -8L50 -18L80 18V70H-80Z',
        V('rust'),
        EDGE,
      ) +
      p('M2 -58L14 -30L24 -40L40 -8L50 -18L80 18V70H10L20 30L4 10L12 -16Z', V('rust-2')) +
      p('M-30 -46L-20 -22L-24 0L-14 20L-20 40L-34 20L-28 -4Z', V('rust-2'), 'opacity=".7"') +
      ln('M-58 10l8 10M-44 4l6 16M30 10l8 14M48 4l8 16M-4 -20l4 12M60 18l6 10', V('ink'), 1.2, 'opacity=".6"') +
      dune(30, 6, V('dune'), 3);
  if (kind === 'hall')
    s +=
      day() +
      dune(-2, 5, V('ash'), 6) +
      rect(-46, -34, 92, 38, V('bone-2'), EDGE) +
      rect(-46, -42, 92, 10, V('rust'), EDGE) +
      ln('M-30 -37H-4M8 -37h20', V('bone'), 3) +
      rect(-38, -26, 30, 18, V('ink')) +
      rect(12, -26, 26, 18, V('ink')) +
      ln('M-38 -26L-22 -8M-16 -26L-8 -14M18 -26L34 -8', V('bone'), 1, 'opacity=".6"') +
      p('M-6 4V-24H10V4Z', V('ash-2')) +
      `<g fill="none" stroke="${V('ink')}" stroke-width="1.5"><path d="M-40 8h4l4 12h14l3 -9h-19M16 12h4l4 12h14l3 -9h-19"/></g>` +
      ball(-30, 24, 2.2, V('ink')) +
      ball(-20, 24, 2.2, V('ink')) +
      ball(26, 28, 2.2, V('ink')) +
      ball(36, 28, 2.2, V('ink'));
  if (kind === 'oasis') {
    s +=
      day() +
      dune(-8, 7, V('sand-2'), 4) +
      dune(8, 5, V('olive'), 9) +
      `<ellipse cx="4" cy="26" rx="40" ry="13" fill="${V('water')}" ${EDGE}/>` +
      ln('M-16 24h16M6 30h20M-6 20h8', V('bone'), 1.3, 'opacity=".7"');
    for (const [x, y, h, l] of [
      [-40, 14, 40, 6],
      [-28, 8, 50, -6],
      [-14, 6, 42, 4],
      [16, 6, 48, 8],
      [32, 10, 40, -5],
      [46, 16, 34, 6],
      [2, 2, 34, -3],
    ] as [number, number, number, number][]) {
      s += ln(`M${x} ${y}Q${x + l * 0.2} ${y - h * 0.5} ${x + l} ${y - h}`, V('dune-2'), 2.6);
      for (const a of [-2.9, -2.3, -1.57, -0.85, -0.2])
        s += ln(
          `M${x + l} ${y - h}q${r1(Math.cos(a) * 7)} ${r1(Math.sin(a) * 7 - 2)} ${r1(Math.cos(a) * 13)} ${r1(Math.sin(a) * 6 + 4)}`,
          V('green'),
          2.8,
        );
    }
  }
  if (kind === 'jam')
    s +=
      day() +
      dune(-10, 4, V('sand-2'), 5) +
      p('M-24 -12L30 -12L84 70H-84Z', V('ash')) +
      ln('M2 -8V0M3 10V24M4 36V60', V('bone'), 2) +
      car(-14, -4, V('rust'), 0.5) +
      car(16, -6, V('bone-2'), 0.5) +
      car(-26, 10, V('gold'), 0.8) +
      car(14, 6, V('ash-2'), 0.76) +
      car(40, 14, V('rust-2'), 0.9) +
      car(-38, 30, V('bone-2'), 1.1) +
      car(2, 28, V('rust'), 1.1) +
      snag(52, -6, 26, 3) +
      snag(-50, -6, 20, -3);
  if (kind === 'boxcars')
    s +=
      day() +
      dune(-6, 4, V('dune'), 5) +
      wagon(-52, -6, 46, V('rust-2')) +
      wagon(0, -6, 48, V('ash')) +
      ln('M-70 -2H70', V('ink'), 1.6) +
      dune(8, 3, V('sand-2'), 5) +
      wagon(-36, 18, 44, V('rust')) +
      wagon(14, 18, 42, V('violet')) +
      ln('M-70 22H70', V('ink'), 1.6) +
      ln('M-60 26l8 -4M-40 26l8 -4M-20 26l8 -4M0 26l8 -4M20 26l8 -4M40 26l8 -4', V('dune-2'), 2);
  if (kind === 'suburb')
    s +=
      day() +
      dune(-4, 4, V('olive'), 5) +
      box(-50, 0, 22, 18, V('bone-2'), V('rust')) +
      box(-14, 2, 24, 20, V('bone'), V('violet')) +
      box(24, 0, 22, 18, V('gold-lo'), V('rust-2')) +
      rect(-44, -12, 6, 6, V('ink')) +
      rect(-6, -10, 6, 12, V('ink')) +
      rect(4, -12, 4, 5, V('ink')) +
      rect(30, -12, 6, 6, V('ink')) +
      dune(12, 3, V('sand'), 3) +
      p('M-60 34Q0 20 60 34V46Q0 32 -60 46Z', V('ash')) +
      ln('M-44 37Q0 27 44 37', V('bone'), 1.4, 'stroke-dasharray="6 6"') +
      ln(
        'M-56 12h112M-50 16v-8M-38 15v-8M-26 14v-8M-14 14v-8M-2 14v-8M10 14v-8M22 14v-8M34 15v-8M46 16v-8',
        V('bone'),
        1.8,
      ) +
      snag(14, 8, 26, 5);
  if (kind === 'dunes')
    s +=
      sky('gold-lo', 'bone', -16) +
      ball(30, -40, 10, V('bone')) +
      p('M-80 -10Q-40 -40 -6 -14T80 -18V70H-80Z', V('sand-2')) +
      p('M-80 -10Q-40 -40 -6 -14Q-30 -8 -40 10Q-60 4 -80 8Z', V('dune')) +
      p('M-80 22Q-20 -18 30 12T80 10V70H-80Z', V('sand')) +
      p('M-10 -2Q10 0 30 12Q50 20 80 10V40Q40 44 10 30Q20 12 -10 -2Z', V('dune')) +
      p('M-80 46Q-30 26 10 44T80 40V70H-80Z', V('sand-2')) +
      ln(
        'M-60 20q14 -8 26 -8M-50 28q14 -8 26 -8M-30 46q16 -6 30 0M-44 -10q10 -8 20 -10M34 44q14 -4 26 0',
        V('dune-2'),
        1.1,
        'opacity=".7"',
      );
  if (kind === 'chalk')
    s +=
      day() +
      p('M-80 -10L-50 -34L-20 -30L10 -40L50 -32L80 -36V70H-80Z', V('bone'), EDGE) +
      ln('M-60 -14q30 -8 60 -4t70 -8M-64 2q34 -8 60 -2', V('bone-2'), 2.4) +
      box(-26, 8, 44, 28, V('bone-2'), V('ash')) +
      rect(-18, -12, 9, 9, V('ink')) +
      rect(2, -12, 9, 20, V('ink')) +
      rect(-20, -44, 7, 12, V('ash-2')) +
      dune(12, 5, V('bone-2'), 3) +
      p('M30 14L44 0L54 14ZM-52 18L-42 8L-34 18Z', V('bone'), EDGE);
  if (kind === 'well')
    s +=
      day() +
      dune(-6, 6, V('sand-2'), 6) +
      dune(12, 5, V('sand'), 2) +
      p('M-24 16V-4H22V16Q0 24 -24 16Z', V('ash'), EDGE) +
      `<ellipse cx="-1" cy="-4" rx="23" ry="7" fill="${V('water')}" ${EDGE}/>` +
      ln('M-22 4h12M-6 8h14M10 3h10M-16 12h10M4 14h12', V('ash-2'), 1.4) +
      ln('M-20 -4V-38M18 -4V-38', V('dune-2'), 3.4) +
      p('M-32 -34L-1 -54L30 -34Z', V('rust'), EDGE) +
      ln('M-20 -30H18M-1 -30V-10', V('ink'), 1.4) +
      p('M-6 -14H4L3 -6H-5Z', V('dune-2'), EDGE) +
      snag(46, 8, 30, 5);
  if (kind === 'station')
    s +=
      day() +
      dune(-2, 5, V('dune'), 5) +
      [-40, -12, 16]
        .map(
          (x) =>
            ln(`M${x} 2V-36M${x - 9} -30h18M${x - 7} -22h14`, V('ink'), 1.8) +
            rect(x - 7, -14, 14, 16, V('ash'), EDGE) +
            ln(`M${x - 4} -14v-6M${x} -14v-8M${x + 4} -14v-6`, V('rust'), 2),
        )
        .join('') +
      ln('M-49 -30Q-26 -22 -21 -30M-3 -30Q4 -24 7 -30M25 -30Q44 -20 70 -30M-49 -30Q-60 -26 -70 -32', V('ink'), 1) +
      ln(
        'M-64 16V-6M-48 18V-6M-32 18V-6M-16 18V-6M0 18V-6M16 18V-6M32 18V-6M48 18V-6M-64 -2H64M-64 10H64',
        V('ash-2'),
        1.3,
      ) +
      p('M26 -10H46L36 -28Z', V('gold'), EDGE) +
      p('M37 -24l-4 7h3l-2 6 6 -8h-3l2 -5z', V('ink')) +
      dune(20, 4, V('sand'), 8);
  if (kind === 'bowl')
    s +=
      day() +
      dune(-10, 5, V('dune'), 5) +
      `<ellipse cy="14" rx="54" ry="26" fill="${V('rust')}" ${EDGE}/><ellipse cy="18" rx="46" ry="20" fill="${V('rust-2')}"/><ellipse cy="23" rx="34" ry="12" fill="${V('water')}"/>` +
      ln('M-16 22h18M4 28h16', V('bone'), 1.4, 'opacity=".7"') +
      ln('M-44 10q4 12 14 18M44 10q-4 12 -14 18M-20 0q2 8 4 10M20 0q-2 8 -4 10', V('ink'), 1, 'opacity=".6"') +
      p('M-52 4l6 -12 8 10zM40 0l8 -12 8 12z', V('ash'), EDGE);
  if (kind === 'tower')
    s +=
      rect(-80, -70, 160, 140, V('violet-lo')) +
      p(rays(0, -52, 6, 60, 18, 0.06), V('bone'), 'opacity=".5"') +
      dune(0, 7, V('dune'), 5) +
      p('M-60 30L-20 2H24L60 30V70H-60Z', V('rust-2'), EDGE) +
      ln(
        'M-16 4L-2 -54H4L18 4M-12 -12L11 -20M14 -12L-9 -20M-8 -28L8 -36M10 -28L-5 -36M-14 4L16 -10M17 4L-13 -10',
        V('ink'),
        1.7,
      ) +
      ball(1, -56, 4, '#d8402a') +
      ball(1, -56, 8, '#d8402a', 'opacity=".3"') +
      rect(24, -10, 18, 14, V('bone-2'), EDGE) +
      rect(29, -6, 6, 10, V('ink'));
  if (kind === 'lair')
    s +=
      rect(-80, -70, 160, 140, V('ash')) +
      p('M-80 -44Q-30 -58 10 -46T80 -52V-26H-80Z', V('ash-2'), 'opacity=".5"') +
      p('M-80 30L-60 -20L-34 -36L-6 -48L30 -36L58 -18L80 26V70H-80Z', V('ash-2'), EDGE) +
      p('M-30 30Q-34 -18 0 -22T30 30Q0 40 -30 30Z', V('ink')) +
      ln('M-8 2h3M8 2h3', '#ff9a3c', 3) +
      p('M-60 34Q0 20 60 34V70H-60Z', V('ash')) +
      ln('M-46 36l8 -4 6 4M20 38l8 -4 8 5M-14 42l6 -3 6 4', V('bone'), 1.8) +
      [
        [-44, -4],
        [44, -10],
        [-20, -34],
        [24, -28],
        [52, 16],
      ]
        .map(([x, y]) => ball(x!, y!, 1.6, '#ff9a3c'))
        .join('');
  if (kind === 'convoy') {
    s +=
      rect(-80, -70, 160, 140, V('gold-lo')) +
      dune(-20, 4, V('sand-2'), 5) +
      `<ellipse cy="12" rx="52" ry="26" fill="none" stroke="${V('dune-2')}" stroke-width="3" stroke-dasharray="6 5"/>`;
    for (const [x, y, f] of [
      [-34, -4, 'rust'],
      [2, -12, 'ash'],
      [36, -4, 'rust-2'],
      [-36, 26, 'ash'],
      [34, 28, 'rust'],
    ] as [number, number, string][])
      s +=
        `<g transform="translate(${x} ${y})">` +
        p('M-15 0V-14H5V-10H11L15 -4V0Z', V(f), EDGE) +
        rect(7, -8, 5, 4, V('lamp')) +
        ball(-9, 1, 3.4, V('ink')) +
        ball(9, 1, 3.4, V('ink')) +
        '</g>';
    s += ln('M-2 20V-8', V('ink'), 2) + p('M-2 -8Q10 -12 18 -6Q12 -2 18 4Q8 0 -2 4Z', V('violet'));
  }
  if (kind === 'ferry')
    s +=
      day() +
      dune(-12, 5, V('olive'), 5) +
      p('M-80 -4Q-20 -14 20 -6T80 -8V40Q20 50 -20 42T-80 44Z', V('water')) +
      ln('M-50 4h24M-10 0h30M30 8h24M-40 30h20M0 34h28M-60 18h16M36 26h20', V('water-2'), 1.6) +
      ln('M-30 10h18M10 22h22', V('bone'), 1.3, 'opacity=".7"') +
      rect(-46, -26, 16, 34, V('ash'), EDGE) +
      rect(28, -30, 14, 34, V('ash'), EDGE) +
      ln('M-46 -14h16M-46 -2h16M28 -18h14M28 -6h14', V('ash-2'), 1.3) +
      ln('M-38 -26Q-10 6 -4 22', V('dune-2'), 2.4) +
      p('M-22 20H22L16 30H-16Z', V('rust-2'), EDGE) +
      ln('M-14 20V12M14 20V12M-16 12H16', V('ink'), 1.4);
  if (!['canyon', 'reservoir', 'road', 'river', 'salt', 'dunes', 'ferry', 'jam', 'ridge'].includes(kind))
    s += ln(dots(-60, 24, 120, 34, 22, seed, 2.6), V('dune-2'), 1.4, 'opacity=".7"');
  return s;
}
export const tileBack = (): string =>
  rect(-80, -70, 160, 140, V('rust-2')) +
  p(rays(0, 0, 22, 80, 24, 0.07), V('rust')) +
  `<circle r="21" fill="${V('dune')}"/><circle r="14" fill="${V('bone')}"/><circle r="26" fill="none" stroke="${V('gold')}" stroke-width="1.6" stroke-dasharray="2 4"/>` +
  p('M-2 -13Q4 -4 0 0T2 13Q-6 6 -3 0T-2 -13Z', V('rust-2'));
