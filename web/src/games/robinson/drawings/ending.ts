// The last scene: the ship that sees the fire; or the cold pile, and a sail that goes.
import { palm, r1, rng } from '../../../lib/art/draw';
import { flame, lines, ln, man, p, rays, ship, type Pose } from '../../../lib/art/print';
import type { GameOutcome } from '../../index';

const D = '#0d272c';

/** The ink of what is written over it. */
export const ink = (told: GameOutcome): string => (told.won ? '#17393d' : '#fbf1dc');

export const scene = (told: GameOutcome): string => (told.won ? seen(told) : unseen(told));

function seen(told: GameOutcome): string {
  const r = rng(11);
  let s = `<rect width="1440" height="470" fill="#f4d38c"/>`;
  s +=
    p(rays(1052, 318, 130, 1400, 72, 0.014), '#f0be6e') +
    p('M0 0H1440V34Q1180 66 900 40T420 52T0 40Z', '#e0713f') +
    p(
      'M560 76Q800 56 1000 84T1440 70V92Q1200 108 980 100T560 88ZM860 128Q1040 118 1200 134T1440 124V138Q1260 150 1100 142T860 138Z',
      '#e99353',
      'opacity=".75"',
    );
  s += `<circle cx="1052" cy="318" r="138" fill="#fbeec2"/><circle cx="1052" cy="318" r="138" fill="none" stroke="#e0713f" stroke-width="3.500"/>`;
  s += ln(
    'M1250 150q11-10 20 0q10-10 21 1M1300 124q9-8 16 0q9-8 17 1M842 196q9-8 16 0q9-8 17 1M1210 196q8-7 14 0q8-7 15 1',
    '#17393d',
    2.6,
  );
  s += `<g filter="url(#cut)">` + p('M1230 338Q1290 316 1340 322Q1392 296 1440 306V342H1220Z', '#2b7a76') + '</g>';
  s +=
    p('M0 338H1440V470H0Z', '#2b7f80') +
    p('M0 338H1440V346Q760 340 0 350Z', '#f8e6bb', 'opacity=".6"') +
    ln(lines(350, 470, 17, 5), '#123c42', 3) +
    ln(lines(346, 462, 13, 9, 1440, 0.35), '#f6dca0', 2.4) +
    p('M938 342L1166 342L1226 470H884Z', '#fbe6ac', 'opacity=".34"') +
    ln(
      'M960 362h60M1040 356h90M1000 378h120M930 394h90M1080 400h100M960 420h130M1120 428h70M900 440h120M1050 448h150',
      '#fff3cf',
      3,
    );
  s +=
    `<g filter="url(#cut)">${ship(1052, 352, 1.08, D, '#fff6dc', '#e8c58a', '#c79a55', '#a4391f')}</g>` +
    ln('M930 362h230M950 370h60M1100 369h70', D, 4) +
    ln('M924 358q-20 2-34 8M1176 356q22 2 30 7', '#fff3cf', 3);
  // the boat already in the water
  s +=
    `<g transform="translate(872 384)">` +
    p('M-30-6Q0 4 34-8Q28 8 16 10H-16Q-26 8-30-6Z', D) +
    man(-10, 2, 24, D, 'sit') +
    man(10, 1, 24, D, 'sit') +
    ln('M-4-4L-24 14M14-5L-2 15', D, 2.4) +
    ln('M-36 13h22M10 14h30M-24 19h40', '#f6dca0', 2.2) +
    '</g>';
  // headland with the pile
  s +=
    p('M548 470Q606 430 620 380Q650 352 720 352Q812 356 838 400Q846 440 880 470Z', '#123c42', 'filter="url(#cut)"') +
    `<g filter="url(#cut)">` +
    p(
      'M0 470V372Q70 346 140 362Q220 372 300 356Q390 346 470 360Q560 340 640 346Q742 344 792 380Q812 400 816 430L846 470Z',
      D,
    ) +
    '</g>' +
    ln(
      'M792 380q-20 6-24 26M760 364q-16 10-18 30M820 430q-22-4-34 10M700 366q-8 16-26 20M600 372q6 14-8 24M520 376q4 16-8 22M420 378q-4 18-22 22',
      '#2b7a76',
      2.2,
    );
  s += p('M400 354Q560 300 700 352Q640 336 560 342T400 354Z', '#7a3b22', 'opacity=".9"');
  s +=
    p(
      'M664 210Q628 160 676 118Q716 84 690 40Q682 16 700-10H764Q734 26 748 58Q764 108 726 148Q704 176 716 214Z',
      '#fff1cd',
      'opacity=".86" filter="url(#cut)"',
    ) + p('M690 200Q676 166 708 132Q738 96 718 52Q740 96 720 140Q704 168 704 202Z', '#e8c98d', 'opacity=".8"');
  s +=
    `<ellipse cx="690" cy="330" rx="210" ry="96" fill="#f2a23f" opacity=".26" filter="url(#soft)"/>` +
    flame(690, 340, 1.16, '#d9521f', '#f39a34', '#fff0b8');
  let lg = '';
  for (const [n, y] of [
    [5, 346],
    [4, 333],
    [3, 320],
    [2, 307],
    [1, 295],
  ])
    for (let i = 0; i < n; i++) {
      const x = 690 + (i - (n - 1) / 2) * 21;
      lg += `<circle cx="${r1(x)}" cy="${y}" r="9.400" fill="#6a3a1a" stroke="${D}" stroke-width="2"/><circle cx="${r1(x)}" cy="${y}" r="4.600" fill="none" stroke="#e9a44f" stroke-width="1.600"/>`;
    }
  s +=
    lg + flame(648, 350, 0.34, '#e0713f', '#f7b64a', '#fff0b8') + flame(736, 350, 0.4, '#e0713f', '#f7b64a', '#fff0b8');
  let sp = '';
  for (let i = 0; i < 34; i++) sp += `M${r1(630 + r() * 130)} ${r1(90 + r() * 150)}h.1`;
  s += ln(sp, '#e0561f', 3.2);
  s += (
    [
      [566, 352, 76, 'both'],
      [514, 356, 70, 'wave'],
      [794, 372, 68, 'point'],
      [468, 360, 68, 'stand'],
    ] as [number, number, number, Pose][]
  )
    .slice(0, Math.max(1, told.alive))
    .map(
      ([x, y, h, pose]) =>
        man(x, y, h, D, pose) + ln(`M${x + 4} ${y - h * 0.88}l3 ${h * 0.84}`, '#e9a44f', 2, 'opacity=".85"'),
    )
    .join('');
  s +=
    palm(60, 376, 74, rng(3), D, D, '#1f5e5d') +
    palm(130, 372, 56, rng(8), D, D, '#1f5e5d') +
    palm(338, 366, 64, rng(5), D, D, '#1f5e5d') +
    palm(230, 372, 54, rng(6), D, D, '#1f5e5d');
  return s;
}

function unseen(told: GameOutcome): string {
  const N = '#0a1a22';
  let s =
    `<rect width="1440" height="470" fill="#5d6f7c"/>` +
    p('M0 0H1440V70Q1100 120 760 78T0 96Z', '#34444f') +
    p('M0 70Q320 128 700 96T1440 96V140Q1080 168 760 132T0 150Z', '#46586443') +
    p('M420 176Q760 150 1060 186T1440 170V196Q1120 216 820 196T420 192Z', '#46545f');
  s +=
    p('M0 320Q420 300 900 318T1440 306V338H0Z', '#c98a52', 'opacity=".55"') +
    p('M760 330Q1000 312 1300 326L1440 322V338H700Z', '#e7b06a', 'opacity=".6"');
  s +=
    p('M0 338H1440V470H0Z', '#1e4650') +
    ln(lines(348, 470, 17, 5), '#0d2a33', 3) +
    ln(lines(344, 462, 12, 9, 1440, 0.3), '#8fa7a6', 2.2);
  s +=
    `<g filter="url(#cut)" opacity=".92">${ship(1236, 340, 0.34, '#1b2c34', '#b9b3a2', '#8d8979', '#6d6a5e', '#5b3a32')}</g>` +
    ln('M1190 344h96', '#12303a', 3);
  s +=
    `<g filter="url(#cut)">` +
    p(
      'M0 470V372Q70 346 140 362Q220 372 300 356Q390 346 470 360Q560 340 640 346Q742 344 792 380Q812 400 816 430L846 470Z',
      N,
    ) +
    '</g>' +
    ln('M760 364q-16 10-18 30M700 366q-8 16-26 20M600 372q6 14-8 24M520 376q4 16-8 22', '#2c5560', 2.2);
  let lg = '';
  for (const [n, y] of [
    [5, 346],
    [4, 333],
    [2, 320],
  ] as const)
    for (let i = 0; i < n; i++) {
      const x = 690 + (i - (n - 1) / 2) * 21;
      lg += `<circle cx="${r1(x)}" cy="${y}" r="9.400" fill="#39332d" stroke="${N}" stroke-width="2"/><circle cx="${r1(x)}" cy="${y}" r="4.600" fill="none" stroke="#7d7468" stroke-width="1.600"/>`;
    }
  s +=
    p(
      'M684 306Q668 266 696 232Q722 200 702 160Q732 196 714 242Q698 272 702 308Z',
      '#c8cdcb',
      'opacity=".45" filter="url(#cut)"',
    ) + lg;
  // a cross of driftwood and a hat for each who did not see it
  for (let i = 0; i < Math.max(1, Math.min(4, told.dead)); i++)
    s +=
      `<g transform="translate(${486 + i * 46} ${356 - i * 2})">` +
      ln('M0 6L3-58M-16-38L20-44', '#3b2c20', 6) +
      p('M-12-58Q-10-72 4-72T19-57Q4-62-12-58Z', '#6b5836') +
      '</g>';
  for (let i = 0; i < Math.min(3, told.alive); i++)
    s += man(822 - i * 34, 386 - i * 12, 64 - i * 3, N, i ? 'stand' : 'sit', -1);
  s +=
    palm(60, 376, 74, rng(3), N, N, '#17353d') +
    palm(130, 372, 56, rng(8), N, N, '#17353d') +
    palm(338, 366, 64, rng(5), N, N, '#17353d');
  let rain = '';
  const r = rng(5);
  for (let i = 0; i < 90; i++) rain += `M${r1(400 + r() * 1040)} ${r1(r() * 330)}l-7 22`;
  return s + ln(rain, '#b8c3c6', 1.3, 'opacity=".45"');
}
