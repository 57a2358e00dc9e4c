// Hand-cut looking SVG, drawn by rule from a seed: terrain, coast, palms, waves. Strings for {@html …} inside an <svg>;
// colours are presentation attributes with tokens, so that light and dark are one drawing.
export type Pt = [number, number];
export type Rng = () => number;
const seen = new Map<string, string>();

export const r1 = (n: number): number => Math.round(n * 10) / 10;
export const rng =
  (seed: number): Rng =>
  () => {
    seed |= 0;
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
const P = (pts: Pt[]): string => pts.map(([x, y]) => `${r1(x)} ${r1(y)}`).join(' ');
const poly = (pts: Pt[], a: string): string => `<path d="M${P(pts)}Z" ${a}/>`;
export function smooth(pts: Pt[], closed = true, k = 6): string {
  const n = pts.length,
    at = (i: number): Pt => (closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))])!;
  let d = `M${r1(pts[0]![0])} ${r1(pts[0]![1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r1(b[0] + (c[0] - a[0]) / k)} ${r1(b[1] + (c[1] - a[1]) / k)} ${r1(c[0] - (e[0] - b[0]) / k)} ${r1(c[1] - (e[1] - b[1]) / k)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}
export const hexPts = (cx: number, cy: number, R: number): Pt[] =>
  [0, 1, 2, 3, 4, 5].map((i) => [
    cx + R * Math.cos((Math.PI / 180) * (60 * i - 90)),
    cy + R * Math.sin((Math.PI / 180) * (60 * i - 90)),
  ]);
export function roundHex(cx: number, cy: number, R: number, q = 0.12): string {
  const h = hexPts(cx, cy, R);
  let d = '';
  h.forEach((p, i) => {
    const a = h[(i + 5) % 6]!,
      b = h[(i + 1) % 6]!;
    const s = [p[0] + (a[0] - p[0]) * q, p[1] + (a[1] - p[1]) * q],
      e = [p[0] + (b[0] - p[0]) * q, p[1] + (b[1] - p[1]) * q];
    d += `${i ? 'L' : 'M'}${r1(s[0])} ${r1(s[1])}Q${r1(p[0])} ${r1(p[1])} ${r1(e[0])} ${r1(e[1])}`;
  });
  return d + 'Z';
}
const V = (n: string): string => `var(--p-${n})`;
export function palm(
  x: number,
  y: number,
  h: number,
  r: Rng,
  ink = V('ink'),
  leaf = V('jungle-2'),
  hi = V('jungle'),
): string {
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
export function tree(x: number, y: number, s: number, r: Rng): string {
  const pts: Pt[] = [];
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283,
      k = s * (0.8 + r() * 0.4);
    pts.push([x + Math.cos(a) * k, y - s * 0.6 + Math.sin(a) * k * 0.86]);
  }
  const d = smooth(pts);
  return `<path d="${d}" fill="${V('jungle-2')}"/><path d="${d}" fill="${V('jungle')}" transform="translate(${r1(-s * 0.16)} ${r1(-s * 0.2)}) translate(${r1(x)} ${r1(y - s * 0.6)}) scale(.72) translate(${r1(-x)} ${r1(-(y - s * 0.6))})"/>`;
}

function mound(x: number, y: number, w: number, h: number, r: Rng, f1 = V('hill'), f2 = V('hill-2')): string {
  const top: Pt[] = [
    [x - w, y],
    [x - w * 0.72, y - h * 0.5],
    [x - w * 0.3, y - h * 0.94],
    [x + w * 0.06, y - h],
    [x + w * 0.42, y - h * 0.82],
    [x + w * 0.78, y - h * 0.38],
    [x + w, y],
  ];
  const d = smooth(top, false) + `L${r1(x + w)} ${r1(y + 30)}L${r1(x - w)} ${r1(y + 30)}Z`;
  const sh =
    smooth(
      [
        [x + w * 0.06, y - h],
        [x + w * 0.42, y - h * 0.82],
        [x + w * 0.78, y - h * 0.38],
        [x + w, y],
      ],
      false,
    ) +
    `L${r1(x + w)} ${r1(y + 30)}L${r1(x + w * 0.2)} ${r1(y + 30)}Q${r1(x + w * 0.34)} ${r1(y - h * 0.4)} ${r1(x + w * 0.06)} ${r1(y - h)}Z`;
  let hs = '';
  for (let i = 0; i < 7; i++) {
    const t = i / 6,
      px = x + w * (0.16 + 0.74 * t),
      py = y - h * (1 - 0.9 * t * t) + 3;
    hs += `M${r1(px)} ${r1(py)}q${r1(-w * 0.02)} ${r1(h * 0.2)} ${r1(-w * 0.1)} ${r1(h * (0.34 + r() * 0.2))}`;
  }
  return `<path d="${d}" fill="${f1}"/><path d="${sh}" fill="${f2}"/><path d="${hs}" stroke="${V('ink')}" stroke-width="1" fill="none" opacity=".45" stroke-linecap="round"/><path d="${smooth(top, false)}" fill="none" stroke="${V('ink')}" stroke-width="1.3" opacity=".75"/>`;
}
function peak(x: number, y: number, w: number, h: number, r: Rng): string {
  const ridge: Pt[] = [
    [x, y - h],
    [x + w * 0.05, y - h * 0.72],
    [x - w * 0.06, y - h * 0.5],
    [x + w * 0.1, y - h * 0.25],
    [x + w * 0.02, y],
  ];
  const L: Pt[] = [
      [x - w, y],
      [x - w * 0.62, y - h * 0.42],
      [x - w * 0.5, y - h * 0.44],
      [x - w * 0.16, y - h * 0.86],
      [x, y - h],
    ],
    Rr: Pt[] = [
      [x, y - h],
      [x + w * 0.2, y - h * 0.7],
      [x + w * 0.34, y - h * 0.64],
      [x + w * 0.66, y - h * 0.26],
      [x + w, y],
    ];
  let hs = '';
  for (let i = 0; i < 8; i++) {
    const t = i / 7,
      px = x + w * (0.06 + 0.72 * t),
      py = y - h * (0.88 - 0.78 * t);
    hs += `M${r1(px)} ${r1(py)}l${r1(-w * 0.06)} ${r1(h * (0.2 + r() * 0.16))}`;
  }
  return (
    poly([[x - w * 1.25, y + h * 0.5], ...L, ...ridge.slice(1), [x, y + h * 0.5]], `fill="${V('rock-hi')}"`) +
    poly([...Rr, [x + w * 1.25, y + h * 0.5], [x, y + h * 0.5], ...ridge.slice(1).reverse()], `fill="${V('rock-2')}"`) +
    `<path d="${hs}" stroke="${V('ink')}" stroke-width="1.1" opacity=".55" fill="none"/><path d="M${P([...L, ...Rr.slice(1)])}" fill="none" stroke="${V('ink')}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M${P([
      [x - w * 0.42, y - h * 0.26],
      [x - w * 0.3, y - h * 0.44],
      [x - w * 0.26, y - h * 0.2],
    ])}" fill="none" stroke="${V('ink')}" stroke-width="1" opacity=".5"/>`
  );
}
export function terrain(kind: string, R: number, seed: number): string {
  const r = rng(seed),
    w = R * 0.87;
  let s = '';
  const tufts = (n: number, y0: number, y1: number, c = V('grass-2')) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const x = (r() * 2 - 1) * w,
        y = y0 + r() * (y1 - y0);
      d += `M${r1(x - 3)} ${r1(y)}l-1.5 -5M${r1(x)} ${r1(y)}l0 -7M${r1(x + 3)} ${r1(y)}l2 -5`;
    }
    return `<path d="${d}" stroke="${c}" stroke-width="1.3" fill="none" stroke-linecap="round"/>`;
  };
  if (kind === 'beach') {
    s += `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="${V('sand')}"/>`;
    s += `<path d="${smooth([
      [-R, -R * 0.7],
      [-w * 0.6, -R * 0.5],
      [-w * 0.38, -R * 0.06],
      [-w * 0.5, R * 0.26],
      [-w * 0.06, R * 0.52],
      [w * 0.3, R * 1.1],
      [-R, R * 1.1],
    ])}" fill="${V('river')}"/>`;
    for (const k of [0, 9, 17])
      s += `<path d="${smooth(
        [
          [-w * 0.7 - k, -R * 0.62],
          [-w * 0.54 - k, -R * 0.4],
          [-w * 0.4 - k, -R * 0.06],
          [-w * 0.5 - k, R * 0.26],
          [-w * 0.08 - k, R * 0.52],
          [w * 0.25 - k, R],
        ],
        false,
      )}" fill="none" stroke="${k ? V('river-2') : V('mist')}" stroke-width="${k ? 1.1 : 3.2}" opacity="${k ? 0.6 : 0.9}"/>`;
    let d = '';
    for (let i = 0; i < 60; i++) {
      const x = -w * 0.4 + r() * w * 1.4,
        y = -R * 0.6 + r() * R * 1.3;
      d += `M${r1(x)} ${r1(y)}h.9`;
    }
    s += `<path d="${d}" stroke="${V('sand-2')}" stroke-width="1.8" stroke-linecap="round"/>`;
    s += `<path d="${smooth([
      [-w * 0.4, -R],
      [-w * 0.16, -R * 0.3],
      [w * 0.2, -R * 0.1],
      [w * 0.6, R * 0.04],
      [R, R * 0.1],
      [R, -R],
    ])}" fill="${V('grass')}"/>`;
    for (const [x, y, h] of [
      [w * 0.24, R * 0.08, 36],
      [w * 0.55, R * 0.14, 44],
      [w * 0.84, R * 0.06, 36],
      [-w * 0.04, -R * 0.02, 28],
    ] as [number, number, number][])
      s += palm(x, y, (h * R) / 84, r);
    s += `<path d="M${-w * 0.12} ${R * 0.42}l26 -9m-16 6l-4 -8" stroke="${V('ink')}" stroke-width="2.4" fill="none" stroke-linecap="round" opacity=".6"/>`;
  }
  if (kind === 'hills') {
    s += `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="${V('grass')}"/>`;
    for (const [x, y, a, b] of [
      [-w * 0.35, -R * 0.36, 0.5, 0.34],
      [w * 0.45, -R * 0.3, 0.56, 0.42],
      [-w * 0.62, -R * 0.02, 0.5, 0.36],
      [w * 0.1, R * 0.06, 0.55, 0.42],
      [w * 0.8, R * 0.18, 0.5, 0.34],
      [-w * 0.3, R * 0.42, 0.6, 0.36],
      [w * 0.46, R * 0.56, 0.66, 0.36],
    ] as [number, number, number, number][])
      s += mound(x, y, R * a, R * b, r);
    for (let i = 0; i < 5; i++) s += tree(-w * 0.8 + r() * w * 1.6, R * (0.34 + r() * 0.3), 6.5, r);
    s += tufts(9, R * 0.55, R * 0.9, V('jungle-2'));
  }
  if (kind === 'mountains') {
    s += `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="${V('rock')}"/>`;
    for (const [x, y, a, b] of [
      [w * 0.5, R * 0.02, 0.5, 0.62],
      [-w * 0.46, R * 0.06, 0.52, 0.7],
      [w * 0.08, R * 0.34, 0.62, 0.92],
      [-w * 0.72, R * 0.5, 0.42, 0.46],
      [w * 0.72, R * 0.52, 0.44, 0.5],
    ] as [number, number, number, number][])
      s += peak(x, y, R * a, R * b, r);
    s += `<path d="M${-R} ${R * 0.5}Q${-w * 0.3} ${R * 0.38} 0 ${R * 0.46}T${R} ${R * 0.5}V${R}H${-R}Z" fill="${V('hill-2')}"/>`;
    for (let i = 0; i < 15; i++) s += tree(-w * 0.9 + i * w * 0.13, R * (0.5 + r() * 0.16), 6 + r() * 3, r);
  }
  if (kind === 'plains') {
    s += `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="${V('grass')}"/>`;
    s += `<path d="${smooth(
      [
        [-R, -R * 0.22],
        [-w * 0.4, -R * 0.34],
        [w * 0.1, -R * 0.24],
        [w * 0.6, -R * 0.36],
        [R, -R * 0.28],
        [R, R],
        [-R, R],
      ],
      true,
    )}" fill="${V('grass-2')}" opacity=".45"/>`;
    for (let i = 0; i < 5; i++)
      s += `<path d="${smooth(
        [
          [-R, -R * 0.1 + i * R * 0.2],
          [-w * 0.4, -R * (0.18 - 0.2 * i) + r() * 5],
          [w * 0.2, -R * (0.06 - 0.2 * i)],
          [R, -R * (0.16 - 0.2 * i)],
        ],
        false,
      )}" stroke="${V('hill-2')}" stroke-width="1" opacity=".45" fill="none"/>`;
    s += tufts(34, -R * 0.22, R * 0.85, V('hill-2'));
    s += tufts(14, -R * 0.1, R * 0.8, V('jungle-2'));
    for (let i = 0; i < 7; i++) s += tree(-w * 0.9 + i * w * 0.3 + r() * 8, -R * (0.32 + r() * 0.1), 7 + r() * 3, r);
    s += palm(-w * 0.5, R * 0.04, (30 * R) / 84, r) + palm(w * 0.55, -R * 0.02, (36 * R) / 84, r);
  }
  if (kind === 'river') {
    s += `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="${V('hill')}"/>`;
    const c: Pt[] = [
      [-w * 0.4, -R],
      [-w * 0.1, -R * 0.55],
      [w * 0.22, -R * 0.2],
      [-w * 0.1, R * 0.15],
      [-w * 0.2, R * 0.5],
      [w * 0.2, R],
    ];
    s += `<path d="${smooth(c, false)}" fill="none" stroke="${V('ink')}" stroke-width="${R * 0.36}" opacity=".5"/><path d="${smooth(c, false)}" fill="none" stroke="${V('river')}" stroke-width="${R * 0.33}"/>`;
    for (const k of [-8, 0, 8])
      s += `<path d="${smooth(
        c.map(([x, y]): Pt => [x + k, y]),
        false,
      )}" fill="none" stroke="${V('river-2')}" stroke-width="1.2" stroke-dasharray="14 9 4 7" opacity=".8"/>`;
    for (let i = 0; i < 16; i++) {
      const side = i % 2 ? 1 : -1;
      s += tree(side * w * (0.5 + r() * 0.4), -R * 0.6 + r() * R * 1.2, 8 + r() * 3, r);
    }
  }
  return s;
}
/* coast: the outline of all the hexes, pushed out and roughened */
export function coastPath(cells: Pt[], R: number, push: number, seed: number): string {
  const edges = new Map<string, [Pt, Pt]>(),
    key = (p: Pt): string => p.map((v) => Math.round(v)).join(',');
  for (const [cx, cy] of cells) {
    const h = hexPts(cx, cy, R);
    for (let i = 0; i < 6; i++) {
      const a = h[i]!,
        b = h[(i + 1) % 6]!,
        k = [key(a), key(b)].sort().join('|');
      if (edges.has(k)) edges.delete(k);
      else edges.set(k, [a, b]);
    }
  }
  const next = new Map<string, Pt>([...edges.values()].map(([a, b]): [string, Pt] => [key(a), b]));
  let p = [...edges.values()][0]![0];
  const loop: Pt[] = [];
  for (let i = 0; i < edges.size; i++) {
    loop.push(p);
    p = next.get(key(p))!;
  }
  const r = rng(seed),
    out: Pt[] = [];
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length]!,
      nx = b[1] - a[1],
      ny = -(b[0] - a[0]),
      L = Math.hypot(nx, ny);
    for (let t = 0; t < 1; t += 0.5) {
      const k = push + (r() - 0.5) * push * 0.8;
      out.push([a[0] + (b[0] - a[0]) * t + (nx / L) * k, a[1] + (b[1] - a[1]) * t + (ny / L) * k]);
    }
  });
  const avg = out.map((q, i): Pt => {
    const m = out.length,
      a = out[(i + m - 1) % m]!,
      b = out[(i + 1) % m]!;
    return [(a[0] + q[0] * 2 + b[0]) / 4, (a[1] + q[1] * 2 + b[1]) / 4];
  });
  return smooth(avg);
}
export const waves = (
  w: number,
  h: number,
  n: number,
  seed: number,
  skip: (x: number, y: number) => boolean = () => false,
): string => {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = r() * w,
      y = r() * h;
    if (skip(x, y)) continue;
    const k = 7 + r() * 9;
    d += `M${r1(x)} ${r1(y)}q${r1(k / 2)} ${r1(-k * 0.42)} ${r1(k)} 0t${r1(k)} 0`;
    if (r() > 0.6) d += `M${r1(x + k * 0.6)} ${r1(y + 5)}q${r1(k / 2)} ${r1(-k * 0.4)} ${r1(k)} 0`;
  }
  return d;
};

/** Terrain is drawn once a kind, size and seed. */
export function printed(kind: string, R: number, seed: number): string {
  const key = `${kind} ${R} ${seed}`;
  let made = seen.get(key);
  if (made === undefined) seen.set(key, (made = terrain(kind, R, seed)));
  return made;
}
/** A number out of a word, the same every time: a seed for what must always look alike. */
export function seedOf(word: string): number {
  let n = 7;
  for (const c of word) n = (Math.imul(n, 31) + c.charCodeAt(0)) | 0;
  return Math.abs(n);
}
/** Rhumb lines of a sea chart. */
export function rhumbs(points: Pt[], n = 32, length = 1700): string {
  let d = '';
  for (const [x, y] of points)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283;
      d += `M${x} ${y}L${r1(x + Math.cos(a) * length)} ${r1(y + Math.sin(a) * length)}`;
    }
  return d;
}
