// The poster of Under Our Sun.
import { lines, ln, p, r1, rays, rng, wrap } from '../../../build-tools/print.mjs';

export default () => {
  const r = rng(41);
  let s = `<rect width="600" height="440" fill="#e8953f"/>`;
  for (const [q, c] of [
    [300, '#eca34b'],
    [232, '#f0b25b'],
    [172, '#f5c475'],
    [126, '#f9d896'],
  ])
    s += `<circle cx="300" cy="150" r="${q}" fill="${c}" filter="url(#cut)"/>`;
  s +=
    p(rays(300, 150, 92, 176, 60, 0.02), '#fdf0cb') +
    `<circle cx="300" cy="150" r="88" fill="#fffaf0"/><circle cx="300" cy="150" r="98" fill="none" stroke="#b4502a" stroke-width="2.500" stroke-dasharray="3 6"/>`;
  s += ln(
    lines(70, 74, 1, 2) + 'M20 96h110M40 104h60M470 86h90M500 94h60M60 160h50M500 176h70M176 60h44M190 68h18M392 96h30',
    '#c9662f',
    2.4,
  );
  const pylon = (x, y, h, k) =>
    `<g transform="translate(${x} ${y}) scale(${h / 100}) rotate(${k})" stroke="#43221c" fill="none" stroke-width="3.400"><path d="M-18 0L-5-84L0-104L5-84L18 0M-15-20L11-46M15-20L-11-46M-11-46L8-66M11-46L-8-66M-24-84H24M-20-66H20M-24-84l4 9M24-84l-4 9"/></g>`;
  s +=
    `<g filter="url(#cut)">` +
    p(
      'M0 268L40 250L58 258V214H74V200H92V232H108V256L150 262L176 240L190 240V224H204V250L240 264H380L402 246L420 250V206H432V190H440V222H456V248L520 262L600 244V330H0Z',
      '#b4502a',
    ) +
    '</g>' +
    p('M404 250h12v6h-12zM62 222h6v8h-6zM80 210h6v8h-6z', '#e8953f');
  s +=
    pylon(222, 296, 178, -3) +
    pylon(396, 286, 112, 3) +
    pylon(520, 276, 76, 0) +
    pylon(70, 300, 150, 2) +
    ln(
      'M172 148Q270 246 372 191M257 146Q330 232 426 194M426 194Q470 216 502 213M112 174Q140 180 172 148M0 140Q20 170 34 172',
      '#43221c',
      1.5,
    );
  s +=
    p('M0 292Q120 258 260 286T520 276T600 284V440H0Z', '#d8833a') +
    p('M0 292Q120 258 260 286T520 276T600 284V292Q460 284 260 298T0 304Z', '#f6cd85') +
    p('M0 356Q150 300 330 340T600 326V440H0Z', '#8f3d22') +
    p('M0 356Q150 300 330 340Q220 336 150 372T0 402Z', '#c0612f');
  s +=
    ln(
      'M30 372q70-34 150-34M20 388q80-38 176-36M60 396q70-30 150-28M380 352q100-14 220-8M360 366q120-18 240-6M400 384q100-12 200-2',
      '#6b2c1c',
      2,
    ) + p('M0 440V412Q180 372 340 402T600 384V440Z', '#43221c');
  // hex scars
  let d = '';
  for (const [x, y, k] of [
    [400, 306, 15],
    [428, 306, 15],
    [414, 296, 13],
    [386, 296, 13],
  ]) {
    d += 'M';
    for (let i = 0; i <= 6; i++) {
      const a = i * 1.0472 + 0.5236;
      d += `${r1(x + Math.cos(a) * k)} ${r1(y + Math.sin(a) * k * 0.38)} `;
      if (i < 6) d += 'L';
    }
  }
  s += ln(d, '#8f3d22', 1.5);
  s +=
    `<g transform="translate(296 398)">` +
    p('M-4 0L-120 34L-96 40L6 4Z', '#1c0d0a', 'opacity=".7"') +
    '</g>' +
    `<g transform="translate(300 400) scale(1.900)" fill="#2a1310"><path d="M-2-48c4 0 6 3 6 6l5 3-5 2c1 2 5 4 6 10l3 22h-5l1 6h-5l-3-6-3 6h-5l1-6h-5l3-22c1-6 3-8 5-10-2-2-2-4-2-5 0-4 1-6 3-6z"/><path d="M12-34V2" stroke="#2a1310" stroke-width="1.600"/><path d="M-9-30c-6 0-7 4-6 14h6z"/><path d="M4-38q14-2 22 5q-12-2-20 0z" fill="#b4502a"/></g>`;
  let g = '';
  for (let i = 0; i < 70; i++) g += `M${r1(r() * 600)} ${r1(300 + r() * 130)}h2`;
  s += ln(g, '#f6cd85', 1.6, 'opacity=".7"');
  return wrap(s);
};
