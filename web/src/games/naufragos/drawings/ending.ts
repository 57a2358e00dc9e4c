// The last scene: a boat on the sand and a fire; or the stones of the signal under the tide, by night.
import { palm, r1, rng, type Pt } from '../../../lib/art/draw';
import { flame, lines, ln, man, p, ship, stone, type Pose } from '../../../lib/art/print';
import type { GameOutcome } from '../../index';

const N = '#1d3b40';
const S: Pt[] = [
  [66, 8],
  [50, -2],
  [26, -2],
  [10, 8],
  [8, 22],
  [22, 34],
  [46, 42],
  [60, 54],
  [58, 70],
  [42, 80],
  [18, 80],
  [2, 70],
];
const O: Pt[] = [
  [34, -2],
  [12, 6],
  [2, 26],
  [2, 52],
  [12, 74],
  [34, 82],
  [56, 74],
  [66, 52],
  [66, 26],
  [56, 6],
  [34, -2],
];

/** The ink of what is written over it. */
export const ink = (told: GameOutcome): string => (told.won ? '#15363a' : '#fbf1dc');

export const scene = (told: GameOutcome): string => (told.won ? found(told) : forgotten(told));

/** So many points along a line, as far from one another. */
function along(pts: Pt[], n: number): Pt[] {
  const lengths = [0];
  for (let i = 1; i < pts.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(pts[i]![0] - pts[i - 1]![0], pts[i]![1] - pts[i - 1]![1]));
  return Array.from({ length: n }, (_, k): Pt => {
    const t = (lengths.at(-1)! * k) / (n - 1);
    let i = 1;
    while (i < lengths.length - 1 && lengths[i]! < t) i++;
    const f = (t - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1),
      a = pts[i - 1]!,
      b = pts[i]!;
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  });
}
/** The letters of the sand signal, stone by stone, as seen from the sea. */
function sos(c1: string, c2: string, c3: string, kept: (i: number) => boolean = () => true): string {
  let n = 0;
  const letter = (x: number, pts: Pt[], stones: number) =>
    along(pts, stones)
      .map(([a, b]) => (kept(n++) ? stone(x + a - b * 0.34, 396 + b * 0.62, 8.6 + b * 0.016, c1, c2, c3) : ''))
      .join('');
  return letter(392, S, 15) + letter(500, O, 18) + letter(608, S, 15);
}

function found(told: GameOutcome): string {
  const r = rng(21);
  let s =
    `<rect width="1440" height="470" fill="#f7e3bd"/>` +
    p('M0 0H1440V96Q1120 70 760 104T0 88Z', '#8ec7bd') +
    p('M0 78Q380 116 780 92T1440 92V122Q1000 108 700 126T0 116Z', '#bfddc6');
  s +=
    `<circle cx="790" cy="168" r="74" fill="#fff3cf"/>` +
    ln('M640 64q11-10 19 0q10-9 20 1M690 46q9-8 15 0q9-7 16 1M900 60q9-8 16 0q9-7 17 1', N, 2.6);
  s += '<g transform="translate(0 34)">';
  s +=
    `<g filter="url(#cut)">` +
    p(
      'M820 300L900 244L962 196L1034 110L1100 44L1124 30L1150 52L1204 136L1270 196L1360 236L1440 262V320H820Z',
      '#c9743c',
    ) +
    p('M1124 30L1150 52L1204 136L1270 196L1360 236L1440 262V320H1190Q1220 250 1160 190Q1180 110 1124 30Z', '#9a4f2a') +
    '</g>' +
    ln('M1104 66l-44 66M1084 108l-52 62M1122 74l-12 84M1040 154l-58 56M1010 196l-44 40', '#f3c58b', 2.6) +
    ln('M1178 150l24 46M1196 168l40 56M1260 216l34 36M1180 214l20 44', '#7c3a1d', 2.6);
  s += ln('M1124 30V-4', N, 3.4) + p('M1124-4q22-6 42 4q-14 6-6 16q-18-8-36-2z', '#a4391f');
  // the way up, and the one who did not come down
  s += ln(
    'M950 300Q990 262 1046 262T1130 236Q1090 196 1050 190Q1112 158 1128 112Q1106 80 1124 44',
    '#fff3d6',
    4,
    'stroke-dasharray="1 10"',
  );
  if (told.dead) s += man(1209, 150, 42, N, 'both');
  s += '</g>';
  for (let i = 0; i < 46; i++) {
    const x = 792 + i * 14.6;
    s += `<circle cx="${r1(x)}" cy="${r1(304 + r() * 10 - (i > 28 ? (i - 28) * 1.6 : 0))}" r="${r1(14 + r() * 12)}" fill="${i % 3 ? '#2e6a53' : '#3c8063'}"/>`;
  }
  for (let i = 0; i < 10; i++)
    s += palm(860 + i * 62 + r() * 16, 330 + r() * 6, 44 + r() * 30, r, N, '#16332f', '#24594a');
  s +=
    p('M0 262H820Q800 300 840 340H0Z', '#2f9390') +
    p('M0 262H816V270Q420 264 0 272Z', '#e9f2dc', 'opacity=".7"') +
    ln(lines(274, 344, 11, 3, 790), '#1d6d70', 2.6) +
    ln(lines(272, 340, 9, 8, 780, 0.4), '#e9f2dc', 2.4);
  s +=
    `<g filter="url(#cut)">${ship(742, 276, 0.72, N, '#fff8e6', '#e2c795', '#c09a5c', '#17666a')}</g>` +
    ln('M650 284h190M670 292h80', N, 3.4);
  s +=
    p('M0 340Q220 316 460 338T860 326Q1100 334 1440 318V470H0Z', '#efcd8d') +
    p('M0 340Q220 316 460 338T860 326V336Q640 348 440 350T0 354Z', '#fff3d6') +
    p('M0 420Q360 384 760 414T1440 392V470H0Z', '#dcae66');
  let d = '';
  for (let i = 0; i < 260; i++) d += `M${r1(r() * 1440)} ${r1(352 + r() * 110)}h1.500`;
  s += ln(d, '#b27f3a', 2.2);
  // the boat on the sand
  s +=
    `<g transform="translate(560 350) rotate(-4)">` +
    p('M-66-14Q0 6 72-18Q62 14 40 18H-38Q-60 12-66-14Z', '#7a3b22') +
    p('M-66-14Q0 6 72-18L70-10Q0 14-64-6Z', N) +
    ln('M-30-2L-84 18M30-4L88 12', N, 3.2) +
    '</g>' +
    man(528, 351, 44, N, 'sit') +
    man(588, 349, 50, N, 'point', 1);
  s += sos('#f7f2e4', '#fffdf4', '#9a6a2b');
  // bonfire and the three
  s += p(
    'M1000 340Q962 290 984 244Q1006 196 958 150Q932 118 946 70Q958 112 990 136Q1042 182 1018 238Q1006 286 1030 340Z',
    '#fff8e6',
    'opacity=".86" filter="url(#cut)"',
  );
  s +=
    flame(1016, 402, 0.82, '#d9521f', '#f39a34', '#fff0b8') +
    ln('M964 408L1068 392M966 392L1066 408M974 412h84', '#4a2614', 9) +
    ln('M968 408L1064 393M968 394L1062 407', '#8a4a22', 3);
  (
    [
      [800, 404, 92, 'both', '#2b68a3'],
      [862, 412, 84, 'wave', '#cf5f25'],
      [922, 418, 78, 'wave', '#e0ac26'],
      [744, 410, 86, 'stand', '#2a2a2c'],
    ] as [number, number, number, Pose, string][]
  )
    .slice(0, Math.max(1, told.alive))
    .forEach(([x, y, h, pose, c]) => {
      s +=
        ln(`M${x - 12} ${y + 4}L${x - 100} ${y + 26}`, '#b27f3a', 5, 'opacity=".6"') +
        man(x, y, h, N, pose) +
        `<path transform="translate(${x} ${y}) scale(${h / 92})" d="M-8-58h18l-2 12h-13z" fill="${c}"/>`;
    });
  s +=
    palm(1352, 470, 250, rng(12), N, '#16332f', '#24594a') +
    palm(1426, 470, 190, rng(4), N, '#16332f', '#24594a') +
    palm(22, 470, 118, rng(9), N, '#16332f', '#24594a');
  // a track that leads away from the sea
  let ft = '';
  for (let i = 0; i < 11; i++) ft += `M${r1(1150 + i * 11)} ${r1(420 - i * 9 + (i % 2) * 6)}l5-3`;
  s += ln(ft, '#9a6a2b', 3.4);
  return s;
}

function forgotten(told: GameOutcome): string {
  const r = rng(21),
    K = '#0b1d26';
  let s =
    `<rect width="1440" height="470" fill="#1d3a4c"/>` +
    p('M0 0H1440V96Q1120 70 760 104T0 88Z', '#122735') +
    p('M0 210Q420 190 860 214T1440 200V270H0Z', '#2b5364');
  let stars = '';
  for (let i = 0; i < 90; i++) stars += `M${r1(r() * 1440)} ${r1(r() * 220)}h.1`;
  s +=
    ln(stars, '#dfe8dc', 2.2, 'opacity=".8"') +
    `<circle cx="1010" cy="110" r="46" fill="#f3ead0"/><circle cx="992" cy="100" r="42" fill="#1d3a4c"/>`;
  s +=
    `<g filter="url(#cut)">` +
    p('M900 290L960 250L1034 170L1100 104L1124 90L1150 112L1204 186L1270 226L1360 250L1440 268V320H880Z', '#16303c') +
    '</g>' +
    ln('M1104 126l-44 60M1084 160l-52 54M1122 134l-12 74', '#335767', 2.4);
  s +=
    p('M0 262H1440V350H0Z', '#235465') +
    p('M940 262h110l40 90h-190z', '#f3ead0', 'opacity=".16"') +
    ln(lines(270, 346, 12, 3, 1440), '#12303d', 2.6) +
    ln(lines(268, 342, 9, 8, 1440, 0.3), '#8fb0ae', 2);
  s +=
    p('M0 344Q220 322 460 342T860 330Q1100 338 1440 322V470H0Z', '#6d6a5a') +
    p('M0 420Q360 384 760 414T1440 392V470H0Z', '#56553f');
  s += sos('#a7a391', '#c7c3ae', '#38372b', (i) => i % 5 !== 2 && i % 7 !== 3);
  // the tide over the signal
  s +=
    p('M300 470Q360 420 470 414T660 420T840 470Z', '#235465', 'opacity=".78"') +
    ln('M322 452Q380 420 470 416T650 422T812 452', '#dfe8dc', 3, 'opacity=".8"');
  // what is left of the fire
  s +=
    ln('M964 408L1068 392M966 392L1066 408', '#221a14', 9) +
    ln('M1010 396h.1M1026 398h.1M1000 402h.1M1040 401h.1', '#e0713f', 4) +
    p(
      'M1010 388Q990 350 1012 318Q1030 290 1014 254Q1044 292 1028 330Q1014 356 1024 390Z',
      '#b8c3c6',
      'opacity=".35" filter="url(#cut)"',
    );
  for (let i = 0; i < Math.min(4, told.dead); i++)
    s +=
      `<g transform="translate(${1120 + i * 52} ${398 - i * 3})">` +
      stone(0, 0, 15, '#8b8877', '#aaa794', '#2c2b22') +
      ln('M0 0L2-54M-14-38L17-42', '#2e241a', 5.4) +
      '</g>';
  for (let i = 0; i < Math.min(3, told.alive); i++) s += man(884 - i * 44, 410 + i * 2, 76, K, i ? 'stand' : 'sit');
  s +=
    palm(1352, 470, 250, rng(12), K, '#0d2328', '#17353a') +
    palm(1426, 470, 190, rng(4), K, '#0d2328', '#17353a') +
    palm(22, 470, 118, rng(9), K, '#0d2328', '#17353a');
  return s;
}
