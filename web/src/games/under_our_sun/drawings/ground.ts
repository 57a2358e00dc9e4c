// The ground under the table: wounded sun, dunes, and the violet storm that comes from the right.
import { r1, rng, smooth, type Pt } from '../../../lib/art/draw';
import { V, cracks, dots, ln, p, rays } from './print_colors';

export function ground(): string {
  const r = rng(5);
  let s = '';
  s += `<radialGradient id="gsun" cx="372" cy="176" r="980" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="var(--u-sun-1)"/><stop offset=".3" stop-color="var(--u-sun-2)"/><stop offset=".72" stop-color="var(--u-sun-3)"/><stop offset="1" stop-color="var(--u-sun-4)"/></radialGradient><linearGradient id="gst" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="var(--u-storm-1)"/><stop offset="1" stop-color="var(--u-storm-2)"/></linearGradient>`;
  s +=
    `<rect width="1440" height="900" fill="url(#gsun)"/>` +
    p(rays(372, 176, 92, 1300, 56, 0.012), V('ray'), 'opacity=".5"');
  for (const [q, o] of [
    [330, 0.16],
    [250, 0.2],
    [180, 0.26],
  ] as Pt[])
    s += `<circle cx="372" cy="176" r="${q}" fill="var(--u-sun-1)" opacity="${o}"/>`;
  s +=
    `<g class="wsun">` +
    p(rays(372, 176, 82, 118, 46, 0.03), V('disc-2')) +
    `<circle cx="372" cy="176" r="76" fill="${V('disc')}"/><circle cx="372" cy="176" r="88" fill="none" stroke="${V('disc-2')}" stroke-width="2" stroke-dasharray="3 7"/>` +
    p('M362 102Q392 140 370 174Q358 208 384 250Q350 220 352 178Q370 140 362 102Z', V('disc-2')) +
    '</g>';
  // contour dunes
  for (let i = 0; i < 15; i++) {
    const y = 250 + i * 46,
      pts: Pt[] = [];
    for (let x = -40; x <= 1480; x += 120) pts.push([x, y + Math.sin(x / 210 + i * 1.3) * (10 + i) + (r() - 0.5) * 16]);
    s += ln(smooth(pts, false), V('contour'), 1.2, `opacity="${r1(0.28 + i * 0.012)}"`);
  }
  s +=
    ln(cracks(0, 120, 1440, 680, 120, 9), V('contour'), 1.1, 'opacity=".5"') +
    ln(dots(0, 90, 1440, 760, 420, 12, 2.2), V('contour'), 1.5, 'opacity=".55"');
  // storm front rolling in from the right: three torn layers
  const front = (x0: number, amp: number, seed: number, o: number): string => {
    const q = rng(seed),
      pts: Pt[] = [];
    for (let y = -60; y <= 960; y += 68)
      pts.push([x0 + Math.sin(y / 130 + seed) * amp + (q() - 0.5) * amp * 1.2 + Math.max(0, y - 420) * 0.16, y]);
    return p(smooth(pts, false) + 'L1500 960L1500 -60Z', 'url(#gst)', `opacity="${o}" filter="url(#torn)"`);
  };
  s += front(836, 46, 3, 0.36) + front(940, 52, 8, 0.44) + front(1064, 44, 14, 0.55);
  // curls and lightning
  const curl = (x: number, y: number, k: number): string =>
    `M${x} ${y}q${k} ${-k * 0.9} ${k * 1.8} ${-k * 0.1}q${k * 0.3} ${k * 0.9} ${-k * 0.7} ${k * 0.8}q${-k * 0.6} ${-k * 0.1} ${-k * 0.3} ${-k * 0.6}`;
  s += ln(
    [
      [890, 150, 34],
      [1000, 90, 26],
      [905, 420, 30],
      [1010, 520, 24],
      [1120, 120, 30],
      [960, 640, 28],
    ]
      .map(([x, y, k]) => curl(x!, y!, k!))
      .join(''),
    V('curl'),
    2,
    'opacity=".55"',
  );
  s +=
    ln('M1110 66l-26 62 20 4-34 72 24 2-30 76', V('bolt'), 3.2, 'opacity=".9"') +
    ln('M1070 204l-24 34 8 4-16 30M1084 132l30 40', V('bolt'), 1.6, 'opacity=".7"');
  return s;
}

/** The same land after dark: the sun is down, a moon and stars are out. */
export function nightfall(): string {
  const r = rng(21);
  let s = `<linearGradient id="gnight" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0f1030"/><stop offset="1" stop-color="#2b1838"/></linearGradient><radialGradient id="gmoon" cx="372" cy="176" r="300" gradientUnits="userSpaceOnUse"><stop offset=".2" stop-color="#2a2a60" stop-opacity=".95"/><stop offset="1" stop-color="#171640" stop-opacity="0"/></radialGradient>`;
  s += `<rect width="1440" height="900" fill="url(#gnight)" opacity=".74"/><circle cx="372" cy="176" r="300" fill="url(#gmoon)"/>`;
  for (let i = 0; i < 90; i++)
    s += `<circle cx="${r1(r() * 1440)}" cy="${r1(r() * 420)}" r="${r1(0.7 + r() * 1.3)}" fill="#fff3dc" opacity="${r1(0.25 + r() * 0.6)}"/>`;
  return s + p('M372 112A64 64 0 1 0 436 192A52 52 0 1 1 372 112Z', '#f4e6c6');
}
