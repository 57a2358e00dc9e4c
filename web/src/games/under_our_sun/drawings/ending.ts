// The last scene: those who come home before a huge white sun; or what the sand keeps.
import { r1, rng } from '../../../lib/art/draw';
import { ln, man, p, rays, stone } from '../../../lib/art/print';
import type { GameOutcome } from '../../index';
import { figure } from './figures';

const U = '#43221c';
const HEROES: [string, number, number, number][] = [
  ['character/thickskin', 868, 406, 1.4],
  ['character/scout', 992, 400, 1.3],
  ['character/medic', 760, 412, 1.36],
  ['character/veteran', 926, 403, 1.3],
  ['character/mechanic', 810, 409, 1.34],
  ['character/hunter', 700, 415, 1.4],
];

/** The ink of what is written over it. */
export const ink = (told: GameOutcome): string => (told.won ? '#3a1a12' : '#fbf1dc');

export const scene = (told: GameOutcome): string => (told.won ? home(told) : kept(told));

function home(told: GameOutcome): string {
  const r = rng(41);
  let s = `<rect width="1440" height="470" fill="#e8953f"/>`;
  for (const [q, c] of [
    [620, '#eba048'],
    [480, '#eeac55'],
    [370, '#f2bb68'],
    [280, '#f6ca80'],
    [216, '#f9d896'],
  ])
    s += `<circle cx="930" cy="262" r="${q}" fill="${c}" filter="url(#cut)"/>`;
  s +=
    p(rays(930, 262, 168, 300, 84, 0.014), '#fdf0cb') +
    `<circle cx="930" cy="262" r="164" fill="#fffaf0"/><circle cx="930" cy="262" r="178" fill="none" stroke="#b4502a" stroke-width="3" stroke-dasharray="3 7"/>`;
  s +=
    ln('M560 60h140M590 70h70M1100 84h70M1120 128h80M520 136h60M1290 150h110M660 200h60', '#c9662f', 2.6) +
    ln('M1240 110q9-8 16 0q9-8 17 1M1284 92q8-7 13 0q8-7 14 1', U, 2.4);
  const pylon = (x: number, y: number, h: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${h / 100}) rotate(${k})" stroke="${U}" fill="none" stroke-width="3.200"><path d="M-18 0L-5-84L0-104L5-84L18 0M-15-20L11-46M15-20L-11-46M-11-46L8-66M11-46L-8-66M-24-84H24M-20-66H20M-24-84l4 9M24-84l-4 9"/></g>`;
  s +=
    `<g filter="url(#cut)">` +
    p('M420 352L470 330L500 336V304H516V292H534V326H560L600 344L720 352H1000L1060 346V352H420Z', '#b4502a') +
    '</g>' +
    pylon(640, 356, 120, -3) +
    pylon(520, 356, 78, 2) +
    ln('M668 254Q600 330 542 292M612 256Q570 312 498 294M498 294Q470 310 440 312', U, 1.5);
  s +=
    p('M0 350Q260 316 560 346T1100 340T1440 330V470H0Z', '#d8833a') +
    p('M0 350Q260 316 560 346T1100 340T1440 330V340Q1100 352 560 358T0 362Z', '#f6cd85') +
    p('M860 352L1000 352L1120 470H640Z', '#fff0c8', 'opacity=".38"');
  // New Haven, the gate open, lamps lit
  s +=
    `<g filter="url(#cut)">` +
    p(
      'M1096 372V236l12-16 12 16v10l12-16 12 16v-2l12-16 12 16V372ZM1290 372V244l12-16 12 16v-8l12-16 12 16v6l12-16 12 16v-8l12-16 12 16v4l12-16 12 16v-6l12-16 12 16V372Z',
      '#6b2f1c',
    ) +
    p('M1158 372V196H1186V372ZM1272 372V196H1300V372Z', U) +
    p('M1148 200L1230 158L1312 200L1306 208H1154Z', U) +
    '</g>' +
    p('M1186 372V226H1272V372Z', '#f9d896') +
    p('M1186 372V226L1160 240V384ZM1272 372V226L1298 240V384Z', '#8f3d22') +
    p('M1200 372v-52h16v52zM1236 372v-66h20v66z', '#c9743c') +
    ln('M1230 158V126', U, 3.4) +
    p('M1230 126q20-6 36 3q-12 5-5 14q-15-7-31-2z', '#a4391f') +
    `<circle cx="1172" cy="222" r="7" fill="#fff7df"/><circle cx="1286" cy="222" r="7" fill="#fff7df"/><circle cx="1172" cy="222" r="22" fill="#ffe9ae" opacity=".4"/><circle cx="1286" cy="222" r="22" fill="#ffe9ae" opacity=".4"/>` +
    ln('M1102 262h60M1102 300h60M1296 268h130M1296 306h130', U, 3, 'opacity=".6"') +
    man(1222, 374, 46, U, 'both') +
    man(1250, 373, 40, U, 'wave');
  s +=
    p('M0 416Q300 356 640 398T1160 384T1440 372V470H0Z', '#8f3d22') +
    p('M0 416Q300 356 640 398Q460 388 300 424T0 452Z', '#c0612f') +
    ln('M60 432q120-44 260-42M40 450q150-50 320-44M760 412q200-20 420-14M720 430q240-24 520-12', '#6b2c1c', 2.2) +
    p('M0 470V450Q360 414 700 446T1440 424V470Z', U);
  // those who come home: three of ours, Ida and Tomas
  const sh = (x: number, y: number, L: number, w: number): string =>
    p(`M${x - w} ${y}L${x - L} ${y + 46}L${x - L + 30} ${y + 54}L${x + w} ${y + 3}Z`, '#2a100b', 'opacity=".5"');
  for (const [, x, y] of HEROES.slice(0, Math.max(1, told.alive))) s += sh(x, y, 170, 9);
  HEROES.slice(0, Math.max(1, told.alive)).forEach(
    ([who, x, y, k]) => (s += `<g transform="translate(${x} ${y}) scale(${k})">${figure(who, 0)}</g>`),
  );
  // a cap over stones for each who did not come home
  for (let i = 0; i < Math.min(3, told.dead); i++)
    s +=
      `<g transform="translate(${444 + i * 92} ${418 - i * 3})">` +
      p('M0 0L-170 40L-140 46L6 6Z', '#2a100b', 'opacity=".5"') +
      ln('M0 4L6-92', '#2a1310', 6) +
      p('M-16-86Q-12-108 8-108T30-88Q6-94-16-86Z', '#2f6fa5') +
      p('M-20-86Q6-96 36-86L34-80Q6-88-18-80Z', '#1c3f60') +
      ln('M-12-60L22-52', '#2a1310', 5) +
      stone(-16, 2, 15, '#8f3d22', '#c0612f', '#2a100b') +
      stone(10, 6, 18, '#7c3319', '#b4502a', '#2a100b') +
      stone(30, 2, 12, '#8f3d22', '#c0612f', '#2a100b') +
      stone(0, -8, 12, '#a5492a', '#d8833a', '#2a100b') +
      '</g>';
  let g = '';
  for (let i = 0; i < 150; i++) g += `M${r1(r() * 1440)} ${r1(380 + r() * 86)}h2`;
  s += ln(g, '#f6cd85', 1.7, 'opacity=".7"');
  return s;
}

function kept(told: GameOutcome): string {
  const r = rng(41),
    B = '#2a100b';
  let s = `<rect width="1440" height="470" fill="#7c2f1d"/>`;
  for (const [q, c] of [
    [620, '#8d3820'],
    [480, '#a04425'],
    [370, '#b4522b'],
    [280, '#c66231'],
  ] as const)
    s += `<circle cx="930" cy="330" r="${q}" fill="${c}" filter="url(#cut)"/>`;
  s +=
    `<circle cx="930" cy="330" r="196" fill="#f0a047"/>` +
    p(rays(930, 330, 200, 280, 60, 0.012), '#e08a3c') +
    ln('M1040 118q12-11 22 0q11-11 23 1M1120 90q9-8 16 0q9-8 17 1M796 130q9-8 16 0q9-8 17 1', B, 2.8);
  s +=
    p('M0 340Q260 312 560 338T1100 332T1440 322V470H0Z', '#6d2816') +
    p('M0 340Q260 312 560 338T1100 332T1440 322V332Q1100 344 560 350T0 354Z', '#d8833a');
  s +=
    `<g filter="url(#cut)">` +
    p('M1150 340l6-46 18-4 4 30 22-6 4-60 14-2 6 52 30 4 2-28 26 2 4 52z', '#4a1a10') +
    '</g>';
  s +=
    p('M0 410Q300 350 640 392T1160 378T1440 366V470H0Z', '#4a1a10') +
    ln('M60 432q120-44 260-42M760 412q200-20 420-14M720 430q240-24 520-12', '#7c3319', 2.2) +
    p('M0 470V450Q360 414 700 446T1440 424V470Z', B);
  for (let i = 0; i < Math.max(1, Math.min(6, told.dead)); i++)
    s +=
      `<g transform="translate(${700 + i * 88} ${410 - (i % 2) * 8}) scale(1.15)">` +
      p('M0 0L-120 34L-96 40L6 6Z', '#1a0805', 'opacity=".5"') +
      ln('M0 4L6-92M-14-64L24-56', B, 6) +
      p(
        'M-16-86Q-12-108 8-108T30-88Q6-94-16-86Z',
        ['#2f6fa5', '#a33c24', '#3f6b41', '#c9a765', '#5f8f8a', '#74507f'][i % 6]!,
      ) +
      stone(-16, 2, 15, '#6b2c1c', '#8f3d22', '#1a0805') +
      stone(10, 6, 18, '#5c2415', '#8f3d22', '#1a0805') +
      '</g>';
  for (let i = 0; i < Math.min(3, told.alive); i++) s += man(560 - i * 52, 404, 66, B, 'stand', -1);
  let g = '';
  for (let i = 0; i < 150; i++) g += `M${r1(r() * 1440)} ${r1(370 + r() * 96)}h2`;
  return s + ln(g, '#c66231', 1.7, 'opacity=".6"');
}
