// What the last scenes are cut from: strings for {@html …} inside an <svg> of 1440 × 470, title room at the left top.
import { r1, rng } from './draw';

export const p = (d: string, f: string, x = ''): string => `<path d="${d}" fill="${f}" ${x}/>`;
export const ln = (d: string, s: string, w = 1.5, x = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
/** Short strokes in rows, wider apart towards the front: water. */
export const lines = (y0: number, y1: number, n: number, seed: number, w = 1440, dens = 1, x0 = 0): string => {
  const r = rng(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = i / n,
      y = y0 + (y1 - y0) * t * t;
    let x = x0 + r() * 60 - 60;
    while (x < w) {
      const L = (20 + r() * 100) * (0.35 + t * 1.3);
      d += `M${r1(x)} ${r1(y + r() * 2)}h${r1(L)}`;
      x += L + (18 + r() * 80) / dens;
    }
  }
  return d;
};
export const rays = (cx: number, cy: number, a: number, b: number, n: number, w: number, off = 0): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = off + (i / n) * 6.2832;
    d += `M${r1(cx + Math.cos(t - w) * a)} ${r1(cy + Math.sin(t - w) * a)}L${r1(cx + Math.cos(t) * b)} ${r1(cy + Math.sin(t) * b)}L${r1(cx + Math.cos(t + w) * a)} ${r1(cy + Math.sin(t + w) * a)}Z`;
  }
  return d;
};
export type Pose = 'stand' | 'wave' | 'both' | 'point' | 'sit';
/** Somebody as a shadow, feet at x, y. */
export const man = (x: number, y: number, h: number, c: string, pose: Pose = 'stand', flip = 1): string => {
  const A = {
    stand: 'M-6-29Q-11-22-9-13M6-29Q11-22 9-13',
    wave: 'M-5-28Q-10-36-12-44M5-28Q11-24 9-14',
    both: 'M-5-28Q-11-36-13-45M5-28Q11-36 13-45',
    point: 'M5-27Q13-30 21-31M-5-28Q-10-20-8-12',
    sit: '',
  }[pose];
  return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${((h / 40) * flip).toFixed(3)} ${(h / 40).toFixed(3)})" fill="${c}" stroke="${c}" stroke-linecap="round"><circle cx="0" cy="-35.500" r="4.600" stroke="none"/>${pose === 'sit' ? '<path d="M-5-29h9l3 14h12l1 15h-4l-1-10h-12l-7-2z" stroke="none"/>' : '<path d="M-5.500-30h11l2 15-2 2 1 13h-4.200l-2.300-12-2.300 12h-4.200l1-13-1.500-2z" stroke="none"/>'}${A ? `<path d="${A}" fill="none" stroke-width="3.600"/>` : ''}</g>`;
};
export const flame = (x: number, y: number, s: number, c1: string, c2: string, c3: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${p('M-44 4Q-62-34-34-62Q-36-40-22-36Q-40-84-6-122Q-10-84 8-72Q8-100 26-112Q20-76 40-58Q62-32 44 4Z', c1)}${p('M-30 4Q-42-24-22-42Q-20-24-10-26Q-20-62 2-86Q0-54 14-46Q20-58 24-62Q24-38 34-24Q40-8 30 4Z', c2)}${p('M-16 4Q-22-12-10-24Q-6-10 0-16Q-2-36 8-46Q8-26 18-16Q22-4 14 4Z', c3)}</g>`;
export const stone = (x: number, y: number, k: number, c1: string, c2: string, c3: string): string =>
  `<ellipse cx="${r1(x)}" cy="${r1(y + k * 0.34)}" rx="${r1(k * 1.1)}" ry="${r1(k * 0.42)}" fill="${c3}"/><ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(k)}" ry="${r1(k * 0.56)}" fill="${c1}"/><ellipse cx="${r1(x - k * 0.2)}" cy="${r1(y - k * 0.16)}" rx="${r1(k * 0.56)}" ry="${r1(k * 0.24)}" fill="${c2}"/>`;
/** A three-master, waterline at y. */
export const ship = (
  x: number,
  y: number,
  s: number,
  hull: string,
  sail: string,
  shade: string,
  line: string,
  flag: string,
): string => {
  let o = '';
  const mast = (mx: number, h: number, ws: number[], hs: number[]): void => {
    o += ln(`M${mx} -24V${-h}`, hull, 4.5);
    let yy = -h + 12;
    ws.forEach((w, i) => {
      const hh = hs[i]!,
        b = w * 0.1;
      o +=
        ln(`M${r1(mx - w / 2 - 3)} ${yy}H${r1(mx + w / 2 + 3)}`, hull, 2.6) +
        p(
          `M${r1(mx - w / 2)} ${yy + 1}Q${mx} ${r1(yy + 5)} ${r1(mx + w / 2)} ${yy + 1}Q${r1(mx + w / 2 + b)} ${r1(yy + hh * 0.6)} ${r1(mx + w / 2 + 3)} ${r1(yy + hh)}Q${mx} ${r1(yy + hh - 8)} ${r1(mx - w / 2 - 3)} ${r1(yy + hh)}Q${r1(mx - w / 2 + b)} ${r1(yy + hh * 0.6)} ${r1(mx - w / 2)} ${yy + 1}Z`,
          sail,
        ) +
        p(
          `M${r1(mx + w * 0.12)} ${yy + 3}L${r1(mx + w / 2)} ${yy + 1}Q${r1(mx + w / 2 + b)} ${r1(yy + hh * 0.6)} ${r1(mx + w / 2 + 3)} ${r1(yy + hh)}Q${r1(mx + w * 0.3)} ${r1(yy + hh - 7)} ${r1(mx + w * 0.16)} ${r1(yy + hh - 7)}Q${r1(mx + w * 0.26)} ${r1(yy + hh * 0.5)} ${r1(mx + w * 0.12)} ${yy + 3}Z`,
          shade,
        ) +
        ln(
          `M${r1(mx - w * 0.2)} ${r1(yy + 7)}l-2 ${r1(hh - 18)}M${r1(mx)} ${r1(yy + 8)}v${r1(hh - 19)}`,
          line,
          1.1,
          'opacity=".6"',
        );
      yy += hh + 3;
    });
  };
  mast(-62, 168, [44, 60, 74], [34, 40, 46]);
  mast(6, 186, [46, 64, 80], [38, 44, 50]);
  mast(68, 150, [36, 50, 60], [30, 36, 42]);
  o +=
    p('M108-34L176-58L84-136Q96-92 108-34Z', sail) +
    p('M112-34L168-54L120-96Q122-66 112-34Z', shade) +
    ln('M96-26L182-60M84-140L180-60M-62-168L6-150M6-186L68-150', hull, 1.8);
  o +=
    p('M-118-44L-112-30Q-30-20 60-24L118-36Q106-4 88 6H-92Q-112-8-118-44Z', hull) +
    p('M-116-36Q-30-14 112-30L110-24Q-30-8-114-30Z', flag) +
    ln('M-84-12h.1M-56-9h.1M-28-8h.1M0-7h.1M28-8h.1M56-10h.1', sail, 4.4);
  o +=
    p('M6-186Q-14-194-30-186Q-20-182-30-176Q-12-182 6-176Z', flag) +
    ln('M-118-44V-72', hull, 2.4) +
    p('M-118-72Q-134-76-146-70Q-138-66-146-60Q-132-64-118-60Z', flag);
  return `<g transform="translate(${x} ${y}) scale(${s})">${o}</g>`;
};
