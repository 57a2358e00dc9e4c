// Reading the parts of a card's text: the server pronounces whole cards, and the same messages say where each part begins.
import type { Words } from '../../../lib/net/types';

const HOLE = '\u0001';
const plain = (t: Words, id: string, args: Record<string, string | number>): string => t(id, args).replace(/[\u2068\u2069]/g, '');

function lead(t: Words, id: string, arg: string): string {
  const said = plain(t, id, { [arg]: HOLE });
  return said.includes(HOLE) ? said.slice(0, said.indexOf(HOLE)) : '';
}

export interface EventText {
  weather: 'sun' | 'storm' | '';
  wreck: number;
  text: string;
}

/** An event card without what the table shows itself: its weather, its number, what a ship would have to see. */
export function eventText(t: Words, whole: string): EventText {
  let text = whole;
  let weather: EventText['weather'] = '';
  for (const kind of ['sun', 'storm'] as const) {
    const said = `${plain(t, 'card-weather', { weather: kind })}.`;
    if (text.includes(said)) {
      weather = kind;
      text = text.replace(said, '');
    }
  }
  const [before = '', after = ''] = plain(t, 'card-plot', { on: 'event', n: HOLE }).split(HOLE);
  if (before && text.startsWith(before)) text = text.slice(before.length).replace(/^\d+/, '').replace(after, '');
  let wreck = 0;
  const number = lead(t, 'card-wreck', 'n');
  const at = number ? text.indexOf(number) : -1;
  if (at >= 0) {
    const found = text.slice(at + number.length).match(/^(\d+)\.?/);
    wreck = Number(found?.[1] ?? 0);
    text = text.slice(0, at) + text.slice(at + number.length + (found?.[0].length ?? 0));
  }
  const rescue = lead(t, 'card-rescue', 'ways');
  const end = rescue ? text.indexOf(rescue) : -1;
  if (end >= 0) text = text.slice(0, end);
  text = text.replace(plain(t, 'card-c', {}), '');
  return { weather, wreck, text: text.replace(/\s+/g, ' ').replace(/^[\s.]+/, '').trim() };
}

/** What a camp card does, in so few words that they fit on it: of a red card the trouble, of another its first clause. */
export function campText(t: Words, text: string, red: boolean): string {
  let said = text;
  if (red) {
    const from = text.indexOf(plain(t, 'card-red', {}));
    const to = text.indexOf(plain(t, 'card-solve', {}));
    if (from >= 0 && to > from) said = text.slice(from + plain(t, 'card-red', {}).length, to);
  } else {
    const at = text.indexOf('): ');
    // “Roll 1 die. 3–4: …”: a table is not cut.
    said = (at < 0 ? text : text.slice(at + 3)).split(/;|\. (?!\d)/)[0]!;
  }
  said = said.replace(/^[\s.]+|[\s.]+$/g, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** “The cook: after eating …”: the name of the part, and what it can do. */
export function roleOf(text: string): { role: string; can: string } {
  const at = text.indexOf(':');
  if (at < 0) return { role: '', can: text };
  const can = text.slice(at + 1).trim().split('. ')[0]!.replace(/\.$/, '');
  return { role: text.slice(0, at), can: can.charAt(0).toUpperCase() + can.slice(1) };
}
