// Dice as strings for {@html …} inside an <svg>, the middle at 0, 0, some 54 wide: for cards and lists, where nothing rolls.

/** A die with six sides and an icon on it. */
export const boxed = (face: string, colour: string, on: string): string =>
  `<rect x="-26" y="-26" width="52" height="52" rx="10" fill="${colour}" stroke="#14201f" stroke-width="1.6"/><path d="M-21 -14Q-20 -21 -13 -21H13" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.4" stroke-linecap="round"/><g color="${on}" transform="translate(-17 -17) scale(.0664)">${face}</g>`;

/** A plain die of a game that has drawn none: five pips. */
export const plain = (): string =>
  `<rect x="-26" y="-26" width="52" height="52" rx="10" fill="var(--paper-hi)" stroke="var(--ink)" stroke-width="2"/>${[
    [-12, -12],
    [12, -12],
    [0, 0],
    [-12, 12],
    [12, 12],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6" fill="var(--ink)"/>`)
    .join('')}`;
