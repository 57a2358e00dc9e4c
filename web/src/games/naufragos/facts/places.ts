// Where an option lies on the table, by its facts. The first place is its own, the others list it too.
import type { OptionMessage } from '../../../lib/net/types';
import type { Shore } from './view';

const ACTIONS = ['forage', 'wood', 'diary', 'wreckage', 'campfire', 'build', 'explore'];
/** Questions of a card: their answers are its own words, on the card. */
const ON_CARD = ['decide', 'ballot'];
const person = (who: number): string[] => (who >= 0 ? [`person:${who}`] : []);
const spaceOf = (action: string, n: number): string[] => {
  if (ACTIONS.includes(action)) return [`act:${action}`];
  if (action === 'camp') return [`camp:${n}`];
  return action === 'rest' ? [n ? `rest:${n}` : 'rest'] : [];
};
/** A thing of a trade: a card, or one of the food counters in somebody's hands. */
const things = (what: string, seat: number | null): string[] =>
  what === 'nothing' ? [] : what === 'food' ? (seat === null ? [] : [`food:${seat}`]) : [`item:${what}`];

/** The places of an option; `seat` is the player who is asked. */
export function where({ facts }: OptionMessage, tag: string, view: Shore | null, seat: number | null): string[] {
  if (ON_CARD.includes(tag)) return [];
  const { deed, what = '', where = '', who = -1, n = 0 } = facts;
  const me = `person:${seat}`;
  if ((tag === 'place-pawn' || tag === 'white-pawn') && (ACTIONS.includes(deed) || deed === 'rest' || deed === 'camp'))
    return spaceOf(deed, n);
  switch (deed) {
    case 'white':
      return spaceOf(what, n);
    case 'white-camp':
    case 'lay':
      return [`camp:${n}`];
    case 'resolve-white':
      return view?.white ? [view.white] : [];
    case 'propose':
      return [`site:${what}`];
    case 'stake':
    case 'give':
      return [`spend:${n}`];
    case 'give-thing':
      return things(what, seat);
    case 'want':
      return things(what, null);
    case 'advance':
      return ['step'];
    case 'return':
      return tag === 'march' ? ['home'] : [];
    case 'join-return':
    case 'try-again':
      return ['home'];
    case 'draw':
    case 'look':
      return [`deck:${where}`];
    case 'take':
      return [tag === 'march' ? `pending:${what}` : `find:${what}`];
    case 'abandon':
      return [`pending:${what}`];
    case 'inherit':
      return what === 'food' ? [] : [`find:${what}`];
    case 'release':
      return [`find:${what}`];
    case 'character':
      return [`character:${what}`];
    case 'drop':
    case 'offer':
    case 'lose':
    case 'use':
    case 'powder':
      return [`item:${what}`];
    case 'fill-larder':
      return [`tile:${what}`];
    case 'open-larder':
    case 'keep-larder':
      return ['larder'];
    case 'pick':
    case 'side':
    case 'reach-out':
    case 'with':
    case 'mend':
    case 'bandage':
    case 'feed':
    case 'give-own':
      return person(who);
    case 'eat':
    case 'eat-own':
      return [me];
    case 'leave':
      return [`store:${what}`];
    case 'feed-dog':
      return ['dog'];
    case 'take-supply':
      return ['supply'];
    case 'feed-fire':
      return ['fire'];
    case 'cannon':
      return ['cannon'];
    case 'repeat':
    case 'luck':
      return [`tokens:${seat}`];
    case 'add-token':
      return [`token:${n}`, `tokens:${seat}`];
    default:
      return [];
  }
}
