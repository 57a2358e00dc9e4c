// Inks and small cuts for the drawings of Under Our Sun: strings for {@html …} inside an <svg>, colours by token.
import { r1, rng, smooth, type Pt } from '../../../lib/art/draw';

export const V = (n: string): string => `var(--u-${n})`;
export const p = (d: string, f: string, x = ''): string => `<path d="${d}" fill="${f}" ${x}/>`;
export const ln = (d: string, s: string, w = 1.4, x = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
export const rect = (x: number, y: number, w: number, h: number, f: string, k = ''): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${f}" ${k}/>`;
export const ball = (x: number, y: number, r: number, f: string, k = ''): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${f}" ${k}/>`;
/** A hex with its flat side up. */
export const flat = (cx: number, cy: number, R: number): Pt[] =>
  [0, 1, 2, 3, 4, 5].map((i): Pt => [cx + R * Math.cos((Math.PI / 3) * i), cy + R * Math.sin((Math.PI / 3) * i)]);
export function fhex(cx: number, cy: number, R: number, q = 0.1): string {
  const h = flat(cx, cy, R);
  let d = '';
  h.forEach((v, i) => {
    const a = h[(i + 5) % 6]!,
      b = h[(i + 1) % 6]!,
      s: Pt = [v[0] + (a[0] - v[0]) * q, v[1] + (a[1] - v[1]) * q],
      e: Pt = [v[0] + (b[0] - v[0]) * q, v[1] + (b[1] - v[1]) * q];
    d += `${i ? 'L' : 'M'}${r1(s[0])} ${r1(s[1])}Q${r1(v[0])} ${r1(v[1])} ${r1(e[0])} ${r1(e[1])}`;
  });
  return d + 'Z';
}
export const rays = (cx: number, cy: number, a: number, b: number, n: number, w: number, off = 0): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = off + (i / n) * 6.2832;
    d += `M${r1(cx + Math.cos(t - w) * a)} ${r1(cy + Math.sin(t - w) * a)}L${r1(cx + Math.cos(t) * b)} ${r1(cy + Math.sin(t) * b)}L${r1(cx + Math.cos(t + w) * a)} ${r1(cy + Math.sin(t + w) * a)}Z`;
  }
  return d;
};
export const cracks = (x0: number, y0: number, w: number, h: number, n: number, seed: number): string => {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    let x = x0 + r() * w,
      y = y0 + r() * h;
    d += `M${r1(x)} ${r1(y)}`;
    const k = 2 + ((r() * 3) | 0);
    let a = r() * 6.28;
    for (let j = 0; j < k; j++) {
      a += (r() - 0.5) * 1.6;
      const L = 5 + r() * 11;
      x += Math.cos(a) * L;
      y += Math.sin(a) * L * 0.6;
      d += `L${r1(x)} ${r1(y)}`;
      if (r() > 0.7) d += `m0 0l${r1((r() - 0.5) * 12)} ${r1(r() * 7)}m0 0M${r1(x)} ${r1(y)}`;
    }
  }
  return d;
};
export const dots = (x0: number, y0: number, w: number, h: number, n: number, seed: number, L = 1.6): string => {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < n; i++) d += `M${r1(x0 + r() * w)} ${r1(y0 + r() * h)}h${r1(0.2 + r() * L)}`;
  return d;
};
export const dune = (y: number, a: number, f: string, seed: number): string => {
  const r = rng(seed),
    pts: Pt[] = [];
  for (let x = -90; x <= 100; x += 27) pts.push([x, y + (r() - 0.5) * a]);
  return p(smooth(pts, false) + 'V80H-90Z', f);
};
