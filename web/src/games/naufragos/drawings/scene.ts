// The print under the pieces: the island in section, 812 × 440 with art that runs past every edge, and what stands on the sand.
import { palm, r1, rng, smooth, type Pt, type Rng } from '../../../lib/art/draw';

const N = (name: string): string => `var(--n-${name})`;
const fill = (d: string, f: string, more = ''): string => `<path d="${d}" fill="${f}" ${more}/>`;
const line = (d: string, s: string, w = 1.5, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" ${more}/>`;
const CUT = 'filter="url(#ink)"';

function dashes(x0: number, x1: number, y0: number, y1: number, n: number, seed: number, dense = 1): string {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const y = y0 + (y1 - y0) * t * (0.4 + 0.6 * t);
    let x = x0 + r() * 60;
    while (x < x1) {
      const length = (14 + r() * 60) * (0.5 + t);
      d += `M${r1(x)} ${r1(y + r() * 2)}h${r1(length)}`;
      x += length + (20 + r() * 70) / dense;
    }
  }
  return d;
}
function dots(x0: number, y0: number, w: number, h: number, n: number, seed: number): string {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < n; i++) d += `M${r1(x0 + r() * w)} ${r1(y0 + r() * h)}h${r() > 0.8 ? 3 : 1}`;
  return d;
}
function bush(x: number, y: number, s: number, r: Rng, dark: string, light: string): string {
  const pts: Pt[] = [];
  for (let i = 0; i < 9; i++) {
    const t = (i / 9) * 6.283;
    const k = s * (0.82 + r() * 0.36);
    pts.push([x + Math.cos(t) * k, y + Math.sin(t) * k * 0.82]);
  }
  const lit = pts.map(([u, v]): Pt => [x - s * 0.12 + (u - x) * 0.66, y - s * 0.2 + (v - y) * 0.6]);
  return `<path d="${smooth(pts)}" fill="${dark}"/><path d="${smooth(lit)}" fill="${light}"/>`;
}
export function stone(seed: number, R = 13.5): string {
  const r = rng(seed * 7 + 1);
  const pts: Pt[] = [];
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    pts.push([Math.cos(a) * R * (0.93 + r() * 0.14), Math.sin(a) * R * (0.84 + r() * 0.12)]);
  }
  return smooth(pts);
}

/** The exploration track: six spaces of the coast, seven of the interior, six of the heart, the summit. */
export const TRAIL: Pt[] = [
  [44, 360],
  [124, 350],
  [206, 357],
  [288, 349],
  [370, 355],
  [452, 345],
  [524, 314],
  [462, 290],
  [398, 280],
  [334, 277],
  [270, 270],
  [206, 260],
  [158, 232],
  [196, 192],
  [256, 184],
  [318, 180],
  [380, 172],
  [402, 128],
  [346, 100],
  [338, 44],
];
export const TRAIL_PATH = smooth(TRAIL, false, 7);
export const sectorAt = (n: number): string => (n < 6 ? 'coast' : n < 13 ? 'interior' : n < 19 ? 'heart' : 'summit');
/** The story number printed on a space. */
export const storyAt = (n: number): number => (n === 0 ? 0 : n < 6 ? 1 : n < 13 ? 2 : n < 19 ? 3 : 4);

const points = (pts: number[][]): string => 'M' + pts.map((a) => a.join(' ')).join('L') + 'Z';

function island(): string {
  const r = rng(29);
  let s = fill('M-1000-400H1900V300H-1000Z', N('sky3'));
  s += fill('M-1000-400H1900V142Q1500 116 1180 140T640 126T150 150T-320 128T-1000 146Z', N('sky2'));
  s += fill('M-1000-400H1900V66Q1460 92 1100 62T470 74T-20 54T-420 78T-1000 58Z', N('sky1'));
  s += `<g class="n-stars">${line(dots(-900, -120, 2600, 300, 190, 5), N('sun'), 2.1, 'opacity=".8"')}${line(dots(-900, -120, 2600, 240, 30, 15), N('sun'), 3.4)}</g>`;
  s += `<circle cx="222" cy="112" r="84" fill="${N('halo')}" opacity=".28"/><circle cx="222" cy="112" r="65" fill="${N('halo')}" opacity=".4"/><circle cx="222" cy="112" r="48" fill="${N('sun')}" ${CUT}/><g class="n-maria"><circle cx="206" cy="100" r="9"/><circle cx="228" cy="88" r="5"/><circle cx="212" cy="130" r="10"/><circle cx="196" cy="120" r="4"/></g>`;
  s += line(
    'M-190 92q9-9 17 0q9-9 18 1M-150 112q7-7 13 0q7-7 14 1M620 34q8-8 15 0q8-8 16 1M-60 60q7-7 13 0q7-7 14 1',
    N('ink'),
    2.2,
    'opacity=".75"',
  );
  s += fill('M-1000 262L-520 262Q-470 240-430 246Q-390 222-350 240Q-310 246-270 262V270H-1000Z', N('far'), CUT);
  // the sea
  s +=
    fill('M-1000 262H1900V560H-1000Z', N('sea1')) +
    fill('M-1000 262H1900V268Q400 264-1000 270Z', N('foam'), 'opacity=".5"');
  s +=
    line(dashes(-980, 160, 272, 470, 22, 3), N('sea2'), 2.6) +
    line(dashes(-980, 120, 270, 440, 15, 8, 0.4), N('foam'), 2, 'opacity=".7"');
  s += fill('M-330 268H-40L-90 400H-420Z', N('sun'), 'opacity=".16"');
  // the mountain
  const left = [
    [-120, 345],
    [-40, 312],
    [24, 282],
    [76, 258],
    [118, 224],
    [150, 200],
    [176, 160],
    [214, 128],
    [244, 102],
    [274, 76],
    [298, 62],
    [314, 46],
    [330, 36],
    [338, 28],
  ];
  const right = [
    [338, 28],
    [350, 38],
    [362, 44],
    [378, 66],
    [404, 88],
    [424, 120],
    [452, 144],
    [478, 172],
    [516, 196],
    [548, 226],
    [600, 250],
    [652, 284],
    [720, 306],
    [800, 330],
    [900, 352],
  ];
  const ridge = [
    [346, 60],
    [334, 84],
    [356, 118],
    [344, 148],
    [372, 184],
    [364, 216],
    [398, 250],
    [392, 290],
    [420, 352],
  ];
  s += fill(
    'M560 352Q640 240 720 226Q770 176 830 190Q900 150 980 196Q1060 210 1120 262Q1300 290 1500 300V360H560Z',
    N('far'),
    CUT,
  );
  s += `<g ${CUT}>${fill(points([...left, ...right.slice(1)]), N('mt1'))}${fill(points([...right, ...ridge.reverse()]), N('mt2'))}</g>`;
  s += line(
    'M326 50l-26 38M312 62l-34 44M330 74l-16 34M282 84l-42 46M268 108l-36 42M300 108l-18 40M236 132l-36 42M254 142l-22 36M214 160l-36 40M312 126l-14 36M332 118l-6 30M288 152l-12 30M182 188l-26 26',
    N('mtl'),
    2.2,
    'opacity=".8"',
  );
  s += line(
    'M362 62l18 30M378 84l24 34M366 92l14 30M392 116l26 30M410 132l34 34M376 132l18 32M430 158l34 30M398 158l20 30M462 186l36 28M440 190l22 26M386 184l16 30',
    N('mt3'),
    2,
    'opacity=".85"',
  );
  s += fill('M338 28L350 38L362 44L356 56L349 49L342 62L334 50L326 60L318 52L314 46L330 36Z', N('snow'));
  s += line('M338 28V-8', N('ink'), 2.6) + fill('M338-8q14-7 26 0q-8 4-4 10q-12-5-22 1z', N('sunr'), 'class="n-flag"');
  const mist = [
    [140, 222, 66, 11],
    [236, 214, 84, 12],
    [342, 218, 92, 12],
    [446, 214, 78, 13],
    [540, 238, 70, 12],
    [60, 258, 66, 10],
  ];
  s += `<g class="n-mist">${mist.map(([x, y, a, b]) => `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}"/>`).join('')}</g>`;
  // the jungle in three depths
  const row = (x: number, y: number): number => {
    const near = Math.min(1, Math.max(0, (x + 40) / 180), Math.max(0, (760 - x) / 260));
    return y + (1 - near) * 40;
  };
  for (let i = 0; i < 46; i++) {
    const x = -30 + i * 17.5 + r() * 6;
    s += bush(x, row(x, 240) + r() * 9, 12 + r() * 8, r, N('jg2'), N('jg1'));
  }
  s += fill('M-70 330Q60 268 200 252T520 254T800 300L1000 330V352H-70Z', N('jg2'));
  for (let i = 0; i < 15; i++) {
    const x = 40 + i * 48 + r() * 20;
    s += palm(x, row(x, 276) + r() * 6, 30 + r() * 14, r, N('jg3'), N('jg3'), N('jg1'));
  }
  for (let i = 0; i < 52; i++) {
    const x = -50 + i * 17 + r() * 6;
    s += bush(x, row(x, 298) + r() * 10, 12 + r() * 8, r, N('jg3'), N('jg2'));
  }
  for (let i = 0; i < 46; i++)
    s += bush(560 + i * 18 + r() * 6, 316 + r() * 12, 15 + r() * 12, r, N('jg3'), i % 3 ? N('jg2') : N('jg1'));
  s += fill('M-90 342Q40 310 220 318T560 316T900 322T1900 320V380H-90Z', N('jg3'), CUT);
  // the beach
  s += fill(
    'M-1000 520Q-640 470-430 436Q-300 414-214 392Q-120 366-60 346Q20 326 150 332T420 330T640 338T1000 334T1900 336V1200H-1000Z',
    N('foam'),
    CUT,
  );
  s += fill(
    'M-1000 534Q-640 484-424 448Q-294 424-206 402Q-114 374-56 354Q24 333 150 338T420 336T640 344T1000 340T1900 342V1900H-1000Z',
    N('sand1'),
  );
  s +=
    line('M-1000 512Q-640 462-436 428Q-306 406-220 384Q-130 360-70 342', N('foam'), 2, 'opacity=".8"') +
    line('M-1000 498Q-640 450-446 418Q-320 396-236 376Q-150 354-96 338', N('foam'), 1.6, 'opacity=".5"');
  s +=
    fill('M-60 430Q200 396 480 420T900 404T1900 420V470Q900 450 480 462T-60 470Z', N('sand2'), 'opacity=".5"') +
    line(dots(-420, 380, 2300, 560, 420, 9), N('sand3'), 1.9, 'opacity=".5"');
  const palms = [
    [22, 346, 40],
    [86, 340, 52],
    [172, 340, 44],
    [250, 338, 54],
    [330, 338, 42],
    [414, 336, 50],
    [500, 340, 46],
    [556, 344, 56],
    [640, 344, 60],
    [742, 346, 54],
    [820, 348, 64],
    [908, 346, 52],
    [1010, 350, 66],
  ];
  for (const [x, y, h] of palms as [number, number, number][]) s += palm(x, y, h, r, N('trunk'), N('jg1'), N('jg0'));
  return s;
}
/** Drawn once, when the first table is opened. */
export const ISLAND = island();

/** The Alcyone in the bay. Middle of the hull at 0, 0. */
export const WRECK =
  `<g ${CUT}>${fill('M-78 30Q-60-6-66-40Q-40-6 6 2Q44 8 70-8Q64 16 66 36Q0 44-78 30Z', N('ink'))}${fill('M-66-40Q-40-6 6 2Q44 8 70-8L68 4Q40 18 4 12Q-44 4-66-26Z', N('mt2'))}</g>` +
  line('M-44 14V30M-26 18V33M-6 22V35M16 24V36M38 22V35', N('sea1'), 2.4, 'opacity=".8"') +
  line('M-18 4L-2-84M30 6L44-46', N('ink'), 5) +
  line('M-34-52L32-36M24-30l34 8', N('ink'), 3.4) +
  fill('M-26-48L28-36Q22-8 6 4Q2-14-14-18Q-14-32-30-30Z', N('sail')) +
  line('M-20-38l40 10M-22-28l38 10', N('sand3'), 1.4) +
  line('M-2-84L-62-26M-2-84L42-40', N('ink'), 1.2) +
  fill('M-104 38Q0 22 108 38Q60 50 0 46T-104 38Z', N('sea1')) +
  line('M-96 36q10-7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', N('foam'), 2.4) +
  line('M-70 46q8-6 16 0t16 0M10 48q8-6 16 0t16 0', N('foam'), 1.8, 'opacity=".7"');

export const PALM = palm(2, 104, 120, rng(5), N('ink'), N('jg3'), N('jg2'));

/** A windbreak, a lean-to, a hut, a hut with a porch, a house: the shelter of each level. The ground is y = 0. */
function shelter(level: number): string {
  const shade = '<ellipse cx="4" cy="4" rx="72" ry="10" fill="#000" opacity=".2"/>';
  if (level === 0)
    return (
      '<ellipse cx="0" cy="3" rx="50" ry="7" fill="#000" opacity=".14"/>' +
      line('M-34 0L-26-34M34 0L26-34M-30-32Q0-22 30-32', N('sand3'), 2.4, 'stroke-dasharray="4 4"') +
      line('M-20 0q20-8 40 0', N('sand3'), 5, 'opacity=".5"')
    );
  if (level === 1)
    return (
      shade +
      `<g ${CUT}>${fill('M-50 2L8-56L22-50L-24 4Z', N('thatch'))}${fill('M-24 4L22-50L46 2Z', N('ink'), 'opacity=".75"')}</g>` +
      line('M-40-8L14-52M-32-4L18-50', N('ink'), 1.3, 'opacity=".5"') +
      line('M14-58L46 2M14-58L-52 4', 'var(--m-wood)', 4)
    );
  const porch =
    level > 2
      ? fill('M44 2V-20H76V2Z', 'var(--m-wood)', 'opacity=".9"') +
        fill('M40-18Q60-34 84-16L80-10Q60-20 42-12Z', N('thatch')) +
        line('M48 0V-16M72 0V-14M60 0V-18', N('ink'), 1.6, 'opacity=".5"')
      : fill('M44-2q14-16 30-2q-16 6-30 2z', N('sail'));
  const flag =
    level > 3 ? line('M0-80V-104', N('ink'), 2.4) + fill('M0-104q14-6 24 0q-8 4-4 9q-10-4-20 1z', N('sunr')) : '';
  return (
    shade +
    porch +
    `<g ${CUT}>${fill('M-46 2L-38-38H38L46 2Z', 'var(--m-wood)')}${fill('M-13 2V-26Q0-36 13-26V2Z', N('ink'))}${fill('M-66-22Q-30-40-14-72Q0-84 14-72Q30-40 66-22Q44-12 30-18Q14-8 0-16Q-14-8-30-18Q-44-12-66-22Z', N('thatch'))}</g>` +
    line(
      'M-8-72Q-22-46-50-26M-4-74Q-14-44-30-24M0-76V-22M4-74Q14-44 30-24M8-72Q22-46 50-26M-36-30l-8 6M36-30l8 6',
      N('ink'),
      1.3,
      'opacity=".55"',
    ) +
    line('M-40-20l-3 20M-28-20v20M28-20v20M40-20l3 20', N('ink'), 1.3, 'opacity=".5"') +
    line('M-14-72L-22-84M14-72L22-84', N('ink'), 3) +
    flag
  );
}
export const SHELTER = [0, 1, 2, 3, 4].map(shelter);

const ring = [-26, -17, -6, 6, 17, 26]
  .map(
    (x, i) =>
      `<ellipse cx="${x}" cy="${i % 2 ? 5 : 3}" rx="6.500" ry="4.500" fill="${N('stone')}" stroke="${N('ink')}" stroke-width="1"/>`,
  )
  .join('');
/** The hearth: its stones, the flames, the logs of the night. */
export const HEARTH = `<ellipse cx="0" cy="3" rx="34" ry="7" fill="#000" opacity=".22"/>${ring}`;
export const ASHES =
  fill('M-18 2Q-6-6 8-3T19 2Z', N('stone')) + line('M-12-1l9 2M2-2l10 2', N('ink'), 1.4, 'opacity=".6"');
export const FLAMES =
  fill(
    'M-18 0Q-24-22-8-34Q-9-20 0-17Q-3-42 12-50Q9-30 18-23Q26-11 17 0Z',
    '#e8762e',
    `stroke="${N('ink')}" stroke-width="1"`,
  ) + fill('M-8 0Q-11-13-1-18Q2-10 7-15Q13-7 7 0Z', '#fbd25a');
export const LOGS =
  line('M-22 2L20-6M-20-7L22 2', N('ink'), 6.5) + line('M-21 2L19-5.500M-19-6.500L21 2', 'var(--m-wood-hi)', 3.4);
export const SMOKE = 'M-6-34Q-22-60 0-86Q22-112 2-142Q-10-162 8-188Q8-160 24-140Q40-110 18-82Q6-60 8-34Z';

/** SOS dug in the sand, and where its twelve stones go. */
export const SOS = line(
  'M26 164Q6 162 9 175Q14 184 22 186Q28 200 8 202M54 162Q38 164 40 183Q42 202 54 202Q68 202 68 182Q66 162 54 162M102 164Q82 162 85 175Q90 184 98 186Q104 200 84 202',
  N('sand3'),
  9,
  'opacity=".5"',
);
export const STONES: Pt[] = [
  [22, 166],
  [10, 176],
  [22, 188],
  [12, 200],
  [54, 164],
  [42, 182],
  [66, 182],
  [54, 200],
  [98, 166],
  [86, 176],
  [98, 188],
  [88, 200],
];
/** The eight logs of the great bonfire. */
export const PILE: Pt[] = [
  [-33, 0],
  [-11, 0],
  [11, 0],
  [33, 0],
  [-22, -17],
  [0, -17],
  [22, -17],
  [0, -34],
];

/** A picture for a card of the island: what its sector looks like. */
function vignette(kind: string): string {
  const r = rng(kind.length * 5 + 3);
  let s = '';
  if (kind === 'heart') {
    s +=
      fill('M0 0H240V128H0Z', N('sky2')) +
      `<circle cx="60" cy="40" r="26" fill="${N('sun')}" opacity=".8"/>` +
      fill('M-10 128L40 70L70 84L126 14L150 40L170 34L250 128Z', N('mt1'), CUT) +
      fill('M126 14L150 40L170 34L250 128H150L136 84L150 60Z', N('mt2'), CUT);
    s +=
      line('M118 30L70 96M108 52L80 100M128 60L112 104M60 84L34 118', N('mtl'), 2.2, 'opacity=".8"') +
      fill('M126 14L140 28L132 34L124 26L118 34L112 30Z', N('snow'));
    for (let i = 0; i < 12; i++) s += bush(i * 22 + r() * 8, 124 + r() * 6, 10 + r() * 6, r, N('jg3'), N('jg2'));
  } else if (kind === 'interior') {
    s +=
      fill('M0 0H240V128H0Z', N('b0')) +
      fill('M96-10H176L206 140H44Z', N('b1'), 'opacity=".55"') +
      fill('M112-10H156L174 140H86Z', N('halo'), 'opacity=".35"');
    for (let i = 0; i < 16; i++)
      s +=
        bush(r() * 74 - 10, r() * 124, 12 + r() * 10, r, N('b3'), N('b4')) +
        bush(170 + r() * 76, r() * 124, 12 + r() * 10, r, N('b3'), N('b4'));
    for (let i = 0; i < 5; i++) s += palm(20 + i * 52 + r() * 14, 132, 76 + r() * 26, r, N('b3'), N('b3'), N('b4'));
    s += fill('M-10 128Q50 108 120 120T250 112V140H-10Z', N('b3'));
  } else {
    s +=
      fill('M0 0H240V128H0Z', N('sky2')) +
      fill('M0 46H240V128H0Z', N('sea1')) +
      `<circle cx="180" cy="34" r="20" fill="${N('sun')}"/>` +
      line(dashes(0, 240, 50, 100, 9, 4), N('sea2'), 2.2) +
      line(dashes(0, 240, 52, 96, 6, 9, 0.4), N('foam'), 1.8, 'opacity=".7"');
    s +=
      fill('M-10 128Q30 92 110 98T250 84V140H-10Z', N('foam'), CUT) +
      fill('M-10 134Q34 98 112 104T250 91V150H-10Z', N('sand1')) +
      palm(34, 122, 82, r, N('trunk'), N('jg1'), N('jg0')) +
      palm(214, 112, 66, r, N('trunk'), N('jg1'), N('jg0'));
  }
  return s;
}
export const VIGNETTE: Record<string, string> = {
  coast: vignette('coast'),
  interior: vignette('interior'),
  heart: vignette('heart'),
};
