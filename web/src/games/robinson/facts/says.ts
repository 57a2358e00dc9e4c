// Reading the parts of a card's text: the server pronounces whole cards, and the same messages say where each part begins.
import type { Words } from '../../../lib/net/types';

const HOLE = '\u0001';
const plain = (t: Words, id: string, args: Record<string, string | number>): string => t(id, args).replace(/[\u2068\u2069]/g, '');

/** What a message says before its first argument. */
export function lead(t: Words, id: string, ...args: string[]): string {
  const said = plain(t, id, Object.fromEntries(args.map((a) => [a, HOLE])));
  return said.includes(HOLE) ? said.slice(0, said.indexOf(HOLE)) : '';
}

/** The text that follows a lead up to the next of some others, without its full stop. */
export function part(text: string, begin: string, ...ends: string[]): string {
  const at = begin ? text.indexOf(begin) : -1;
  if (at < 0) return '';
  const from = at + begin.length;
  const stops = ends.map((end) => (end ? text.indexOf(end, from) : -1)).filter((i) => i >= 0);
  return text.slice(from, stops.length ? Math.min(...stops) : undefined).trim();
}

export interface ThreatText {
  now: string;
  name: string;
  needs: string;
  gain: string;
  later: string;
}

/** An event card: what happens now, what can be done, what follows if nobody does it. */
export function threatText(t: Words, text: string): ThreatText | null {
  const [event, action, slide] = [lead(t, 'card-event', 'text'), lead(t, 'card-threat', 'name', 'needs', 'text'), lead(t, 'card-slide', 'text')];
  if (!text.includes(action) || !text.includes(slide)) return null;
  const whole = plain(t, 'card-threat', { name: HOLE, needs: HOLE, text: HOLE }).split(HOLE);
  const [, afterName = '', afterNeeds = ''] = whole;
  const act = part(text, action, slide);
  const i = act.indexOf(afterName);
  const rest = i < 0 ? '' : act.slice(i + afterName.length);
  const j = rest.indexOf(afterNeeds);
  return {
    now: part(text, event, action),
    name: i < 0 ? act : act.slice(0, i),
    needs: j < 0 ? '' : rest.slice(0, j),
    gain: j < 0 ? rest : rest.slice(j + afterNeeds.length),
    later: part(text, slide).replace(/\.$/, '') === t('card-none') ? '' : part(text, slide),
  };
}

/** What an invention asks for, one word each: terrain, items, price. */
export function needs(t: Words, text: string): string[] {
  const said = part(text, lead(t, 'card-needs', 'needs'), '. ', '.').replace(/\.$/, '');
  return said ? said.split(', ') : [];
}

export const goal = (t: Words, text: string): string => part(text, lead(t, 'card-goal', 'text'), lead(t, 'card-weather', 'text'));

/** The names of a character's skills in their order: each sentence of the card that begins with a name and a cost. */
export const skillNames = (text: string): string[] =>
  text
    .split(/\. (?=\p{Lu}[^.:(]*\(\d)/u)
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(' (')));

/** What a sigil is in this scenario: its name, and what the scenario card says of it. */
export function sigilOf(t: Words, scenario: string, letter: string): { name: string; text: string } | null {
  const lead = (of: string) => {
    const said = plain(t, 'card-sigil', { letter: of, name: HOLE, text: HOLE, again: 'no' });
    return said.slice(0, said.indexOf(HOLE));
  };
  const whole = part(scenario, lead(letter), lead(String.fromCharCode(letter.charCodeAt(0) + 1)));
  const colon = whole.indexOf(':');
  return colon < 0 ? null : { name: whole.slice(0, colon).replace(/ \(.*$/, ''), text: whole.slice(colon + 1).trim() };
}
