// Block-print portraits, 64 × 64, by the id of the character.
const INK = '#1b2423';
const face = (skin: string): string =>
  `<path d="M20 27c0-11 24-11 24 0v9c0 8-5 13-12 13S20 44 20 36z" fill="${skin}"/><path d="M33 18c8 0 11 5 11 10v8c0 8-5 13-11 13z" fill="#000" opacity=".17"/>`;
const chest = (cloth: string, wide = false): string =>
  wide
    ? `<path d="M2 66c2-17 14-20 30-20s28 3 30 20z" fill="${cloth}"/>`
    : `<path d="M8 66c2-14 12-18 24-18s22 4 24 18z" fill="${cloth}"/>`;
const eyes = `<path d="M25 33.500h4M35 33.500h4" stroke="${INK}" stroke-width="2.300" stroke-linecap="round"/>`;
const smile = `<path d="M28 42q4 2.500 8 0" stroke="${INK}" stroke-width="1.700" fill="none" stroke-linecap="round"/>`;
const cap = (hair: string): string => `<path d="M18 28c0-16 28-16 28 0-5-7-23-7-28 0z" fill="${hair}"/>`;
const long = (hair: string): string => `<path d="M17 30c-4 14-3 22 0 30h30c3-8 4-16 0-30z" fill="${hair}"/>`;
const fringe = (hair: string): string =>
  `<path d="M18 31C16 10 48 10 46 31c-3-9-8-12-14-11-6-1-11 3-14 11z" fill="${hair}"/>`;
const beard = (hair: string): string => `<path d="M19 34c0 21 26 21 26 0-3 6-7 5-13 5s-10 1-13-5z" fill="${hair}"/>`;
const moustache = (hair: string): string => `<path d="M24 41q8-5 16 0-8 4-16 0z" fill="${hair}"/>`;
const band = (cloth: string): string => `<path d="M18 26q14-7 28 0v3.500q-14-6.500-28 0z" fill="${cloth}"/>`;
const straw = `<path d="M19 23c2-13 24-13 26 0z" fill="#d9b56b"/><path d="M6 26c14-8 38-8 52 0-14 4-38 4-52 0z" fill="#c59d4f" stroke="${INK}" stroke-width="1.100"/><path d="M12 25q20-6 40 0M18 20q14-6 28 0" stroke="#8b6a2c" stroke-width="1" fill="none"/>`;
const stripes = '<path d="M12 58h40M14 54h36" stroke="#e9dcbb" stroke-width="2"/>';

export const FACES: Record<string, string> = {
  'pathfinder-f': `${chest('#e9dcbb')}<path d="M15 52l10 14M49 52L39 66" stroke="#80522c" stroke-width="4"/><path d="M17 30c-4 12-3 20 0 25M47 30c5 12 4 20 0 25" stroke="#6b4a2a" stroke-width="7" fill="none" stroke-linecap="round"/>${face('#e6b893')}${fringe('#6b4a2a')}${band('#17666a')}${eyes}${smile}`,
  'pathfinder-m': `${chest('#a4391f')}<path d="M14 54l12 12M50 54L38 66M20 50l4 6M44 50l-4 6" stroke="#f4d38a" stroke-width="3"/>${face('#a9683f')}${cap('#1f1712')}${band('#d9b264')}<path d="M18 20q14-12 28 0l2 4q-16-8-32 0z" fill="#7d2f26"/>${eyes}${smile}`,
  'strong-m': `${chest('#8f5a36', true)}<path d="M16 50l-3 16h9l2-17zM48 50l3 16h-9l-2-17z" fill="#e3d2a8"/>${face('#c98d62')}${beard('#3a2416')}${cap('#3a2416')}${eyes}<path d="M28.500 43.500h7" stroke="#c98d62" stroke-width="1.800" stroke-linecap="round"/>`,
  'strong-f': `${chest('#51633f', true)}<path d="M20 49l3 17M44 49l-3 17" stroke="#2c3a22" stroke-width="4"/><circle cx="32" cy="9" r="7" fill="#b9712b"/>${face('#e8bf9c')}${fringe('#b9712b')}${band('#a4391f')}${eyes}${smile}`,
  'cook-f': `${chest('#7d4f6b')}<path d="M24 50l8 8 8-8" fill="none" stroke="#f4ead4" stroke-width="2"/>${face('#d9a17b')}<path d="M17 38c-3-24 33-26 30 0-1-8-4-13-8-15-7 4-17 4-20 6-1 3-2 6-2 9z" fill="#2a1a12"/><circle cx="32" cy="11" r="7" fill="#2a1a12"/><path d="M20 21q12-8 24 0" stroke="#f4ead4" stroke-width="3.500" fill="none"/>${eyes}${smile}`,
  'cook-m': `${chest('#efe4cb')}<path d="M24 50l8 9 8-9" fill="none" stroke="${INK}" stroke-width="1.500"/>${face('#d9a17b')}${moustache('#1f1712')}<path d="M19 25c-6-14 8-18 13-12 6-6 19-2 13 12z" fill="#f7f1e2" stroke="${INK}" stroke-width="1"/><path d="M19 25h26" stroke="#cfc3a4" stroke-width="3"/>${eyes}`,
  'fisher-m': `${chest('#35585a')}${stripes}${face('#b97a4e')}<path d="M21 38c2 13 20 13 22 0-4 4-18 4-22 0z" fill="#c9c2ae"/>${straw}${eyes}`,
  'fisher-f': `${long('#2a1a12')}${chest('#35585a')}${stripes}${face('#c98d62')}${straw}${eyes}${smile}`,
  'medic-f': `${long('#3c2a20')}${chest('#e9eee4')}<path d="M27 50v8a5 5 0 0 0 10 0v-8" fill="none" stroke="#17666a" stroke-width="2"/>${face('#e0ab83')}<path d="M17 30C15 9 49 9 47 30c-4-8-9-11-15-11s-11 3-15 11z" fill="#f7f1e2" stroke="${INK}" stroke-width="1"/><path d="M32 12v7M28.500 15.500h7" stroke="#a4391f" stroke-width="2.400"/>${eyes}${smile}`,
  'medic-m': `${chest('#e9eee4')}<path d="M24 50l8 8 8-8" fill="#17565c"/>${face('#6b4027')}${cap('#17100d')}<circle cx="27" cy="33.500" r="4.600" fill="none" stroke="#f4d38a" stroke-width="1.600"/><circle cx="37" cy="33.500" r="4.600" fill="none" stroke="#f4d38a" stroke-width="1.600"/>${eyes}${smile}`,
  'lucky-f': `${long('#b5471f')}${chest('#3f6c3c')}<path d="M26 49l6 6 6-6" fill="#fff8ea"/>${face('#f0c8a6')}${fringe('#c45424')}<path d="M43 21c3-5 8-3 7 1 4 0 4 6-1 6-5 0-8-3-6-7z" fill="#7cc06a" stroke="${INK}" stroke-width=".8"/>${eyes}${smile}`,
  'lucky-m': `${chest('#2f7f80')}<path d="M18 56q14 8 28 0" fill="none" stroke="#f4ead4" stroke-width="3" stroke-dasharray="3 3"/>${face('#a1653d')}<path d="M18 30c-3-20 31-22 28 0-3-6-6-8-9-8-6 3-13 2-15 3-2 1-3 3-4 5z" fill="#17100d"/><path d="M42 20l8-6 1 8z" fill="#f6b93b"/>${eyes}${smile}`,
};
