// Where an option lies on the table, by its facts. The first place is its own, the others list it too.
import { cardOf } from '../../../lib/net/cards';
import type { OptionMessage } from '../../../lib/net/types';
import { FRIDAY, JENNY, SPACES, type Action } from './view';

const GAUGES = ['shelter', 'roof', 'palisade', 'weapon'];
const isSpace = (word: string): boolean => SPACES.includes(word);

/** Something that lies on a space: a source, a token; covered terrain is the tile itself. */
const marked = (where: string, what: string): string[] =>
  what === 'terrain' ? [`space:${where}`] : [`mark:${where}-${what}`, `space:${where}`];

/** The place of an action: gathering fish on M2 lies on the fish of M2. */
export function placeOf(kind: string, what: string, where: string): string[] {
  const field = `field:${kind}`;
  switch (kind) {
    case 'threat':
      return [`threat:${what}`, field];
    case 'hunt':
      return where ? [`space:${where}`, field] : [field];
    case 'build':
      if (GAUGES.includes(what)) return [`gauge:${what}`, field];
      return where ? [`space:${where}`, `inv:${what}`, field] : [`inv:${what}`, field];
    case 'gather':
      return [`mark:${where}-${what}`, `space:${where}`, field];
    case 'explore':
      if (what === 'totem') return [`mark:${where}-totem`, `space:${where}`, field];
      if (where) return [`space:${where}`, field];
      return what === 'map' ? ['find:treasure-map', field] : ['wreck', field];
    case 'special':
      return [...marked(where, what), field];
    default:
      return [field];
  }
}

export const spotOf = (p: Action): string => placeOf(p.kind, p.what, p.where)[0]!;

/** A card by its key: `invention/rope` is `inv:rope`. */
export function placeOfCard(key: string): string {
  const { deck, id } = cardOf(key);
  if (deck === 'invention' || deck === 'scenario-invention') return `inv:${id}`;
  return deck === 'tile' || deck === 'beast' || deck === 'character' ? `${deck}:${id}` : `find:${id}`;
}

/** What beginning an action is called, and the kind of action it is. */
const BEGINS: Record<string, string> = {
  threat: 'threat',
  hunt: 'hunt',
  burn: 'hunt',
  build: 'build',
  gather: 'gather',
  explore: 'explore',
  'explore-site': 'explore',
  rescue: 'explore',
  'explore-map': 'explore',
  arrange: 'arrange',
  rest: 'rest',
};

/** The pawn of a planning option: `pawn` for the player's own, otherwise Friday, Jenny or an additional one; '' for none. */
export function pawnOf({ facts }: OptionMessage): string {
  if (facts.deed === 'join') return facts.by ?? '';
  if (!(facts.deed in BEGINS) && facts.deed !== 'reclaim') return '';
  return facts.who === FRIDAY ? 'friday' : facts.who === JENNY ? 'jenny' : 'pawn';
}

export function where({ facts }: OptionMessage, tag: string): string[] {
  const { deed, what = '', where = '', to = '', who = -1 } = facts;
  if (deed === 'friday-reroll') return [`person:${FRIDAY}`];
  if (tag === 'decide') return [];
  if (deed in BEGINS && (what || where)) return placeOf(BEGINS[deed]!, deed === 'explore-site' ? 'totem' : what, where);
  switch (deed) {
    case 'join':
    case 'take-back':
    case 'resolve':
      return placeOf(to, what, where);
    case 'reclaim':
      return [...marked(where, what), 'field:special'];
    case 'exhaust':
    case 'corral':
    case 'remove':
      return marked(where, what);
    case 'tile':
    case 'put':
      return [isSpace(where || what) ? `space:${where || what}` : `tile:${where || what}`];
    case 'shortcut':
    case 'move-camp':
    case 'fog':
    case 'ash':
    case 'clear':
      return where ? [`space:${where}`] : [];
    case 'take':
    case 'item':
    case 'flip':
    case 'mark':
    case 'discard':
    case 'build-free':
      return what ? [`inv:${what}`] : [];
    case 'use':
    case 'token':
    case 'treasure':
    case 'kept':
    case 'keep':
      return [`find:${what}`];
    case 'beast':
    case 'character':
    case 'skill':
      return [`${deed}:${what}`];
    case 'reroll':
      return [`die:${what}`];
    case 'pile':
      return ['pile'];
    case 'heal':
    case 'give':
    case 'hungry':
    case 'eat':
    case 'wound':
    case 'marker':
    case 'cover':
      return who >= 0 ? [`person:${who}`] : [];
    default:
      return [];
  }
}
