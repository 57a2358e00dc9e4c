// Block-print portraits, 64 × 64, by the id of the character.
const eyes = '<path d="M25 33h4M35 33h4" stroke="#1d2828" stroke-width="2.200" stroke-linecap="round"/>';
const mouth = '<path d="M28 42q4 3 8 0" stroke="#1d2828" stroke-width="1.600" fill="none" stroke-linecap="round"/>';
const head = (skin: string): string =>
  `<path d="M20 27c0-10 24-10 24 0v8c0 8-5 14-12 14S20 43 20 35z" fill="${skin}"/><path d="M33 19c8 0 11 5 11 10v6c0 8-5 14-11 14z" fill="#000" opacity=".16"/>`;
const chest = (cloth: string): string => `<path d="M8 66c2-14 12-18 24-18s22 4 24 18z" fill="${cloth}"/>`;

export const FACES: Record<string, string> = {
  cook: `${chest('#efe4cb')}<path d="M24 50l8 9 8-9" fill="none" stroke="#1d2828" stroke-width="1.500"/>${head('#c98d62')}<path d="M18 28c0-14 28-15 28 0-6-5-22-6-28 0z" fill="#a4391f"/><path d="M45 26l8 4-7 3z" fill="#a4391f"/><path d="M19 27c7-5 19-5 26-1" stroke="#1d2828" stroke-width="1.300" fill="none"/>${eyes}${mouth}`,
  carpenter: `${chest('#5b4630')}<path d="M20 50l4 16M44 50l-4 16" stroke="#2c2116" stroke-width="4"/>${head('#e0ab83')}<path d="M19 33c1 22 25 22 26 0-4 5-6 4-13 4s-9 1-13-4z" fill="#6b3a1c"/><path d="M33 37c7 0 9 0 12-4-1 13-6 17-12 17z" fill="#000" opacity=".2"/><path d="M17 24c1-15 29-15 30 0z" fill="#3a3f3c"/><path d="M14 25h36" stroke="#23302f" stroke-width="4" stroke-linecap="round"/><path d="M25 31h4M35 31h4" stroke="#1d2828" stroke-width="2.200" stroke-linecap="round"/>`,
  explorer: `${chest('#51633f')}<path d="M27 49l5 8 5-8" fill="#efe4cb"/><path d="M18 30c-2 14-2 18 2 22M46 30c2 14 2 18-2 22" stroke="#23180f" stroke-width="5" fill="none"/>${head('#9a643f')}<path d="M20 24c2-15 22-15 24 0z" fill="#c9a765"/><path d="M10 26c12-6 32-6 44 0-12 3-32 3-44 0z" fill="#b08b4a" stroke="#1d2828" stroke-width="1.100"/>${eyes}<path d="M29 42q3 2 6 0" stroke="#1d2828" stroke-width="1.600" fill="none" stroke-linecap="round"/>`,
  soldier: `${chest('#7d2f26')}<path d="M14 54h10M40 54h10" stroke="#e4b23c" stroke-width="4"/><path d="M32 50v16" stroke="#efe4cb" stroke-width="3"/>${head('#d9a17b')}<path d="M24 41q8-4 16 0-8 4-16 0z" fill="#3a2a1c"/><path d="M17 25c3-6 7-8 15-8s12 2 15 8l6-3c-5-15-37-15-42 0z" fill="#1f2a33"/><path d="M17 25c8-4 22-4 30 0" stroke="#e4b23c" stroke-width="2" fill="none"/><path d="M25 31h4M35 31h4" stroke="#1d2828" stroke-width="2.200" stroke-linecap="round"/>`,
  friday: `${chest('#6b4a2e')}<path d="M22 51q10 9 20 0" fill="none" stroke="#e4b23c" stroke-width="2.200" stroke-dasharray="2 3"/>${head('#7a4a2c')}<path d="M19 29c-1-16 27-16 26 0-4-6-22-6-26 0z" fill="#1a1210"/><path d="M19 27q13-6 26 0" stroke="#a4391f" stroke-width="3" fill="none"/><path d="M43 24l9-10-3 13z" fill="#3f6c3c"/>${eyes}${mouth}`,
  jenny: `<path d="M16 30c-4 18-2 26 2 34h28c4-8 6-16 2-34z" fill="#8a4b22"/>${chest('#c9d9dc')}<path d="M26 49l6 6 6-6" fill="#fff8ea"/>${head('#e8bf9c')}<path d="M18 30c0-16 28-16 28 0-6-8-12-9-16-9-5 0-9 3-12 9z" fill="#9c5628"/>${eyes}${mouth}`,
};
