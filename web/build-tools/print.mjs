// The cuts of a five-ink block print. 600 x 440, subject in the middle 260 so that a narrow crop still reads.
export const r1 = (n) => Math.round(n * 10) / 10;
export const rng = (seed) => () => {
  seed |= 0;
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export function smooth(pts, closed = true, k = 6) {
  const n = pts.length,
    at = (i) => (closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${r1(pts[0][0])} ${r1(pts[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r1(b[0] + (c[0] - a[0]) / k)} ${r1(b[1] + (c[1] - a[1]) / k)} ${r1(c[0] - (e[0] - b[0]) / k)} ${r1(c[1] - (e[1] - b[1]) / k)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}
export function palm(x, y, h, r, ink, leaf, hi) {
  const lean = (r() - 0.5) * h * 0.5,
    tx = x + lean,
    ty = y - h;
  let s = '';
  s += `<path d="M${r1(x)} ${r1(y)}Q${r1(x + lean * 0.1)} ${r1(y - h * 0.6)} ${r1(tx)} ${r1(ty)}" fill="none" stroke="${ink}" stroke-width="${r1(h * 0.09)}" stroke-linecap="round"/>`;
  const n = 7;
  for (let i = 0; i < n; i++) {
    const a = Math.PI * (1.02 + (0.96 * i) / (n - 1)) + (r() - 0.5) * 0.2,
      L = h * (0.5 + r() * 0.12);
    const ex = tx + Math.cos(a) * L,
      ey = ty + Math.sin(a) * L * 0.62 + L * 0.34,
      mx = tx + Math.cos(a) * L * 0.55,
      my = ty + Math.sin(a) * L * 0.75;
    s += `<path d="M${r1(tx)} ${r1(ty)}Q${r1(mx)} ${r1(my)} ${r1(ex)} ${r1(ey)}Q${r1(mx)} ${r1(my + L * 0.3)} ${r1(tx)} ${r1(ty)}" fill="${i % 2 ? leaf : hi}"/>`;
  }
  return s;
}
export const p = (d, f, x = '') => `<path d="${d}" fill="${f}" ${x}/>`,
  ln = (d, s, w = 1.5, x = '') =>
    `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" ${x}/>`;
export const lines = (y0, y1, n, seed, w = 600, dens = 1) => {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = i / n,
      y = y0 + (y1 - y0) * t * t;
    let x = r() * 60 - 60;
    while (x < w) {
      const L = (20 + r() * 90) * (0.4 + t * 1.2);
      d += `M${r1(x)} ${r1(y + r() * 2)}h${r1(L)}`;
      x += L + (14 + r() * 60) / dens;
    }
  }
  return d;
};
export const rays = (cx, cy, r0, r1_, n, w) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2832,
      b = w;
    d += `M${r1(cx + Math.cos(a - b) * r0)} ${r1(cy + Math.sin(a - b) * r0)}L${r1(cx + Math.cos(a) * r1_)} ${r1(cy + Math.sin(a) * r1_)}L${r1(cx + Math.cos(a + b) * r0)} ${r1(cy + Math.sin(a + b) * r0)}Z`;
  }
  return d;
};
export const person = (x, y, h, c, pack = 0) =>
  `<g transform="translate(${x} ${y}) scale(${h / 40})" fill="${c}"><circle cx="0" cy="-35" r="4.600"/><path d="M-5-29h10l2 14-2 2 1 13h-4l-2-12-2 12h-4l1-13-2-2z"/>${pack ? '<path d="M-5-29c-7 0-8 4-7.500 12l7.500 1z"/><path d="M7-26l3 27" stroke="' + c + '" stroke-width="1.600"/>' : ''}</g>`;
const filters = `<defs><filter id="cut" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="1" seed="8"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .86  0 0 0 -9 3.05"/></filter></defs>`;
export const wrap = (s) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 440" preserveAspectRatio="xMidYMid slice">${filters}${s}<rect width="600" height="440" filter="url(#grain)" opacity=".34"/></svg>`;
