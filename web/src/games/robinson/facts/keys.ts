// Where an option lies on the table, by its key. The first place is its own, the others list it too.
import { SPACES, type Planned } from './view';

const KINDS = ['threat', 'hunt', 'build', 'gather', 'explore', 'special', 'arrange', 'rest'];
const GAUGES = ['shelter', 'roof', 'palisade', 'weapon'];
const isSpace = (word: string | undefined): word is string => word !== undefined && SPACES.includes(word);

/** Something that lies on a space: a source, a token; covered terrain is the tile itself. */
function marked(what: string): string[] {
  const space = `space:${what.slice(0, 2)}`;
  return what.endsWith('-terrain') ? [space] : [`mark:${what}`, space];
}

/** The place of a planned action: `gather:M2-fish` is the fish of M2. */
export function placeOf(kind: string, target: string): string[] {
  const name = target.replace(/\+.*$/, '');
  const [head, ...more] = name.split('-') as [string, ...string[]];
  const rest = more.join('-');
  const field = `field:${kind}`;
  switch (kind) {
    case 'threat':
      return [`threat:${name}`, field];
    case 'hunt':
      return head === 'burn' ? [`space:${rest}`, field] : [field];
    case 'build':
      if (GAUGES.includes(name)) return [`gauge:${name}`, field];
      return head === 'cross' && isSpace(rest) ? [`space:${rest}`, 'inv:cross', field] : [`inv:${name}`, field];
    case 'gather':
      return [`mark:${name}`, `space:${head}`, field];
    case 'explore':
      if (isSpace(name)) return [`space:${name}`, field];
      if (head === 'totem') return [`mark:${rest}-totem`, `space:${rest}`, field];
      return name === 'map' ? ['find:treasure-map', field] : ['wreck', field];
    case 'special':
      return [...marked(rest), field];
    default:
      return [field];
  }
}

export const spotOf = (p: Planned): string => placeOf(p.kind, p.name)[0]!;

/** A card by its key: `invention/rope` is `inv:rope`. */
export function placeOfCard(key: string): string {
  const [deck = '', id = ''] = key.split('/');
  if (deck === 'invention' || deck === 'scenario-invention') return `inv:${id}`;
  return deck === 'tile' || deck === 'beast' || deck === 'character' ? `${deck}:${id}` : `find:${id}`;
}

/** Which pawn an option of planning is about: `pawn` for one's own, else Friday, Jenny or an additional one; '' for none. */
export function pawnOf(key: string): string {
  const [head = '', , , last = ''] = key.split(':');
  if (head === 'friday' || head === 'jenny') return head;
  if (head === 'join') return last;
  return KINDS.includes(head) ? 'pawn' : '';
}

export function where(key: string, tag: string): string[] {
  const parts = key.split(':');
  if ((parts[0] === 'friday' || parts[0] === 'jenny') && parts.length > 1) parts.shift();
  const [head = '', a = '', b = ''] = parts;
  if (tag === 'decide' || !a) return head === 'friday-reroll' ? ['person:4'] : [];
  if (KINDS.includes(head)) return placeOf(head, a);
  switch (head) {
    case 'join':
    case 'take-back':
    case 'resolve':
      return placeOf(a, b);
    case 'exhaust':
    case 'corral':
    case 'reclaim':
    case 'remove':
      return marked(a);
    case 'tile':
    case 'put':
      return [isSpace(a) ? `space:${a}` : `tile:${a}`];
    case 'shortcut':
      return isSpace(a) ? [`space:${a}`] : [];
    case 'move-camp':
    case 'fog':
    case 'ash':
    case 'clear':
      return [`space:${a}`];
    case 'take':
    case 'item':
    case 'flip':
    case 'mark':
    case 'discard':
    case 'build-free':
      return [`inv:${a}`];
    case 'use':
    case 'token':
    case 'treasure':
    case 'kept':
      return [`find:${a}`];
    case 'keep':
      return tag === 'halved' ? [] : [`find:${a}`];
    case 'beast':
      return [`beast:${a}`];
    case 'character':
      return [`character:${a}`];
    case 'skill':
      return [`skill:${a}`];
    case 'reroll':
      return [`die:${a}`];
    case 'pile':
      return ['pile'];
    case 'heal':
    case 'give':
    case 'hungry':
    case 'eat':
    case 'wound':
    case 'marker':
    case 'cover':
      return a.startsWith('who-') ? [`person:${a.slice(4)}`] : [];
    default:
      return [];
  }
}
