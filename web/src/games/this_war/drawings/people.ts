// The twelve people: a figure for the house and a photograph for the sheet, put together from a few cuts each.
interface Looks {
  skin: string;
  hair: string;
  cut: 'short' | 'long' | 'bun' | 'bob' | 'bald' | 'beanie' | 'cap' | 'hood' | 'tail' | 'curls';
  coat: string;
  under: string;
  hat?: string;
  skirt?: boolean;
  broad?: number;
  extra?: (
    | 'glasses'
    | 'beard'
    | 'moustache'
    | 'stubble'
    | 'bag'
    | 'stripes'
    | 'bandage'
    | 'apron'
    | 'violin'
    | 'lapels'
    | 'scar'
  )[];
}

const LOOKS: Record<string, Looks> = {
  marko: {
    skin: '#cba78b',
    hair: '#2b2320',
    cut: 'beanie',
    hat: '#22282a',
    coat: '#3a3f41',
    under: '#2a2f33',
    broad: 1.1,
    extra: ['stripes', 'beard'],
  },
  cveta: {
    skin: '#dcc0a6',
    hair: '#dedcd4',
    cut: 'bun',
    coat: '#5a6064',
    under: '#3d3a40',
    skirt: true,
    extra: ['glasses'],
  },
  katia: { skin: '#cfa98a', hair: '#2b2320', cut: 'bob', coat: '#6d6853', under: '#2f3335', extra: ['bag'] },
  marin: {
    skin: '#c7a283',
    hair: '#6f6a62',
    cut: 'short',
    coat: '#3f4a52',
    under: '#2a2f33',
    extra: ['moustache', 'bandage'],
  },
  arica: {
    skin: '#c2946f',
    hair: '#1c1817',
    cut: 'hood',
    hat: '#4b4150',
    coat: '#4b4150',
    under: '#24272a',
    broad: 0.92,
  },
  anton: {
    skin: '#d8b99d',
    hair: '#c9c6bd',
    cut: 'bald',
    coat: '#6b6257',
    under: '#3c3833',
    broad: 0.94,
    extra: ['glasses', 'beard'],
  },
  boris: {
    skin: '#c49a79',
    hair: '#3b2c22',
    cut: 'cap',
    hat: '#40453b',
    coat: '#4a4a3e',
    under: '#2c2d28',
    broad: 1.22,
    extra: ['stubble'],
  },
  bruno: {
    skin: '#d3aa8b',
    hair: '#4a3526',
    cut: 'short',
    coat: '#d3cec0',
    under: '#4b4f50',
    broad: 1.08,
    extra: ['apron', 'moustache'],
  },
  emilia: {
    skin: '#dcb99e',
    hair: '#7a4a2a',
    cut: 'tail',
    coat: '#2d3238',
    under: '#23272b',
    skirt: true,
    extra: ['lapels'],
  },
  pavle: { skin: '#c89c7b', hair: '#5b432c', cut: 'short', coat: '#39536b', under: '#23303b', extra: ['stripes'] },
  roman: {
    skin: '#c39a7c',
    hair: '#2f2822',
    cut: 'short',
    coat: '#566046',
    under: '#3d4433',
    broad: 1.1,
    extra: ['stubble', 'scar'],
  },
  zlata: {
    skin: '#e0bfa5',
    hair: '#a9742f',
    cut: 'curls',
    coat: '#7b4a45',
    under: '#33302f',
    skirt: true,
    broad: 0.92,
    extra: ['violin'],
  },
};
const LINE = '#15191a';
const looks = (id: string): Looks => LOOKS[id] ?? LOOKS.marko!;
const path = (d: string, fill: string, line = true): string =>
  `<path d="${d}" fill="${fill}"${line ? ` stroke="${LINE}" stroke-width="1"` : ''}/>`;
const line = (d: string, ink: string, w: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-linecap="round"/>`;

/** A figure that stands at 0, 0; the scarf and the base are the Character's colour (--bc). */
export function figure(id: string): string {
  const l = looks(id);
  const has = (what: NonNullable<Looks['extra']>[number]) => l.extra?.includes(what);
  let s =
    '<ellipse cx="0" cy="1" rx="17" ry="5" class="base"/><g' +
    (l.broad ? ` transform="scale(${l.broad} 1)"` : '') +
    '>';
  s += l.skirt
    ? path('M-11 0Q-10 -18 -7 -26H7Q10 -18 11 0Q0 3 -11 0Z', l.under)
    : path('M-7 0L-6 -22H0L0 0ZM1 0L1 -22H8L8 0Z', l.under, false);
  s += path('M-12 -14Q-12 -34 -7 -40Q1 -45 8 -40Q13 -34 12 -14Q0 -9 -12 -14Z', l.coat);
  if (has('stripes')) s += line('M-12 -19Q0 -14 12 -19M-11.500 -25Q0 -20 12 -25', '#cbb878', 1.9);
  if (has('apron')) s += path('M-6 -34H7L8 -6H-7Z', '#efeade') + line('M-7 -22H8', LINE, 0.7);
  if (has('lapels')) s += path('M-4 -41L0 -28L5 -41Z', '#e8e3d6');
  if (has('bag')) s += line('M-7 -40Q2 -30 11 -20', LINE, 1.8) + path('M7 -18h8v9h-8z', '#3b2d20');
  if (has('violin'))
    s += path('M9 -30Q15 -34 15 -26T17 -16Q12 -11 8 -16T7 -24Z', '#7d4a20') + line('M13 -30L17 -42', LINE, 1.6);
  s += line('M-8 -37Q-14 -29 -12 -20M8 -37Q16 -31 15 -23', l.coat, 5.4) + '</g>';
  s += `<circle cx="0" cy="-47" r="5.800" fill="${l.skin}" stroke="${LINE}" stroke-width=".9"/>`;
  const hair = l.hair;
  const heads: Record<Looks['cut'], string> = {
    short: path('M-6 -47Q-7 -54.500 0 -54.500T6 -47Q3 -51 -1 -51Q-5 -50 -6 -47Z', hair),
    long: path('M-6 -40Q-8 -54.500 0 -54.500T6 -40Q5 -48 4 -50Q-2 -50 -5 -48Z', hair),
    bun:
      path('M-6 -46Q-7 -54 0 -54.500Q7 -54 6 -46Q3 -51 -1 -51Q-5 -50 -6 -46Z', hair) +
      `<circle cx="-4" cy="-54" r="3.400" fill="${hair}" stroke="${LINE}" stroke-width=".7"/>`,
    bob: path('M-6 -42Q-8 -55 0 -55.500Q8 -55 6.500 -42Q6 -47 5 -50Q0 -48 -4 -50Q-5 -46 -6 -42Z', hair),
    bald: path('M-6 -45Q-7 -49 -5 -50Q-5 -47 -6 -45ZM6 -45Q7 -49 5 -50Q5 -47 6 -45Z', hair),
    beanie: path('M-6.200 -48Q-7 -58 0 -58.500Q7 -58 6.200 -48Q0 -51 -6.200 -48Z', l.hat ?? hair),
    cap: path('M-6.500 -49Q-7 -56 0 -56T6.500 -49Q11 -49 11 -47H-6Z', l.hat ?? hair),
    hood: path('M-8 -40Q-9 -56 0 -57T8 -40Q6 -45 5 -49Q0 -54 -5 -49Q-6 -45 -8 -40Z', l.hat ?? hair),
    tail:
      path('M-6 -46Q-7 -54.500 0 -54.500T6 -47Q3 -51 -1 -51Q-5 -50 -6 -46Z', hair) +
      path('M-5 -52Q-12 -50 -9 -38Q-6 -44 -5 -48Z', hair),
    curls:
      [-6, -3, 0, 3, 6]
        .map(
          (x, i) =>
            `<circle cx="${x}" cy="${-51 - (2 - Math.abs(i - 2)) * 1.6}" r="3.600" fill="${hair}" stroke="${LINE}" stroke-width=".6"/>`,
        )
        .join('') + path('M-8 -40Q-9 -49 -6 -50L-5 -43ZM8 -40Q9 -49 6 -50L5 -43Z', hair),
  };
  s += heads[l.cut];
  if (has('beard'))
    s += path(
      'M-5.500 -46Q-4 -39.500 0 -39.500T5.500 -46Q3 -44 0 -44T-5.500 -46Z',
      l.cut === 'bald' ? l.hair : '#4b3f36',
      false,
    );
  if (has('bandage')) s += path('M-6 -51Q0 -54 6 -50.500V-48Q0 -51 -6 -48.500Z', '#e9e4d8');
  s += '<path d="M-7 -41Q0 -36 7 -41L6 -44.500Q0 -40.500 -6 -44.500Z" class="scarf"/>';
  return s;
}

/** A photograph: 56 × 72 with a white edge. */
export function bust(id: string): string {
  const l = looks(id);
  const has = (what: NonNullable<Looks['extra']>[number]) => l.extra?.includes(what);
  const k = l.broad ?? 1;
  let s = `<path d="M${28 - 26 * k} 72c1-17 ${12 * k}-22 ${26 * k}-22s${25 * k} 5 ${26 * k} 22z" fill="${l.coat}"/>`;
  if (has('stripes')) s += '<path d="M4 65h48" stroke="#c9b67f" stroke-width="3"/>';
  if (has('apron'))
    s +=
      '<path d="M16 58h24v14H16z" fill="#efeade"/><path d="M16 58L12 51M40 58l4-7" stroke="#efeade" stroke-width="3"/>';
  if (has('lapels')) s += '<path d="M20 52L28 70L36 52Z" fill="#ece7da"/>';
  if (has('bag')) s += '<path d="M12 53l26 19" stroke="#1c2122" stroke-width="3.500"/>';
  if (has('violin')) s += '<path d="M44 72L54 46" stroke="#5f3716" stroke-width="4"/>';
  if (l.cut === 'long' || l.cut === 'curls' || l.cut === 'tail')
    s += `<path d="M12 50C8 20 48 20 44 50Z" fill="${l.hair}"/>`;
  s += '<path d="M17 50q11 9 22 0l2 6q-13 9-26 0z" class="scarf"/>';
  s += `<path d="M16 28c0-13 24-13 24 0v9c0 9-5 15-12 15s-12-6-12-15z" fill="${l.skin}"/><path d="M28 17c9 0 12 5 12 11v9c0 9-5 15-12 15z" fill="#000" opacity=".18"/>`;
  if (has('beard'))
    s += `<path d="M16 38c2 12 6 14 12 14s10-2 12-14c-2 5-5 6-7 5h-10c-2 1-5 0-7-5z" fill="${l.cut === 'bald' ? l.hair : '#4b3f36'}" opacity=".9"/>`;
  if (has('stubble'))
    s += '<path d="M17 40c2 9 5 12 11 12s9-3 11-12c-3 4-6 4-8 3h-6c-2 1-5 1-8-3z" fill="#3b332c" opacity=".4"/>';
  if (has('moustache')) s += `<path d="M20 43q8-6 16 0-8 3-16 0z" fill="${l.hair}"/>`;
  if (has('scar')) s += '<path d="M34 28l3 10" stroke="#8a4a3a" stroke-width="1.800" opacity=".8"/>';
  const cuts: Record<Looks['cut'], string> = {
    short: `<path d="M15 31c-2-18 28-18 26 0-1-4-3-7-5-8-6 2-12 1-16-1-3 2-4 5-5 9z" fill="${l.hair}"/>`,
    long: `<path d="M13 46c-4-34 34-34 30 0-1-8-2-14-4-19-6 1-14 0-19-4-3 6-6 14-7 23z" fill="${l.hair}"/>`,
    bun: `<path d="M15 32c-3-20 29-20 26 0-2-7-6-11-13-11s-11 4-13 11z" fill="${l.hair}"/><circle cx="28" cy="13" r="6" fill="${l.hair}"/>`,
    bob: `<path d="M13 44c-4-32 34-36 30-2-1-6-2-10-3-16-5 1-14 0-19-4-1 6-5 10-5 14-1 3-2 5-3 8z" fill="${l.hair}"/>`,
    bald: `<path d="M14 36c-2-8 0-12 2-13 0 5 0 9-2 13zM42 36c2-8 0-12-2-13 0 5 0 9 2 13z" fill="${l.hair}"/>`,
    beanie: `<path d="M14 28c-1-20 29-20 28 0-8-4-20-4-28 0z" fill="${l.hat}"/><path d="M13 28c8-4 22-4 30 0" stroke="#0f1314" stroke-width="3.500" fill="none"/>`,
    cap: `<path d="M14 27c-1-17 29-17 28 0z" fill="${l.hat}"/><path d="M14 27h34q2 4-4 4-14-4-30 0z" fill="#23271f"/>`,
    hood: `<path d="M8 54C4 8 52 8 48 54 46 40 44 30 40 26 34 18 22 18 16 26 12 30 10 40 8 54z" fill="${l.hat}"/><path d="M16 30c4-8 20-8 24 0-6-4-18-4-24 0z" fill="${l.hair}"/>`,
    tail: `<path d="M15 34c-3-22 29-22 26 0-1-6-3-9-6-12-6 3-13 3-17 1-2 3-3 6-3 11z" fill="${l.hair}"/>`,
    curls: [14, 19, 25, 31, 37, 42]
      .map((x, i) => `<circle cx="${x}" cy="${[26, 19, 16, 16, 19, 26][i]}" r="6" fill="${l.hair}"/>`)
      .join(''),
  };
  s += cuts[l.cut];
  if (has('bandage')) s += '<path d="M14 26q14-8 28-2l-.5 4.500q-14-5-27 1.500z" fill="#e9e4d8"/>';
  s += has('glasses')
    ? '<path d="M19.500 33h7v5h-7zM30 33h7v5h-7zM26.500 34.500h3.500" fill="none" stroke="#1c2122" stroke-width="1.300"/>'
    : '<path d="M21.500 34.500h4M31 34.500h4" stroke="#1c2122" stroke-width="2.100" stroke-linecap="round"/>';
  s += '<path d="M25.500 45.500h5" stroke="#1c2122" stroke-width="1.400" stroke-linecap="round" opacity=".8"/>';
  return s;
}
