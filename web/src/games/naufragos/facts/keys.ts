// Where an option lies on the table, by its key. The first place is its own, the others list it too.
import type { Shore } from './view';

const ACTIONS = ['forage', 'wood', 'diary', 'wreckage', 'campfire', 'build', 'explore'];
/** Questions of a card: their answers are its own words, on the card. */
const ON_CARD = ['decide', 'ballot'];
const person = (word: string): string[] => (word.startsWith('seat-') ? [`person:${word.slice(5)}`] : []);

/** `seat` is who is asked. */
export function where(key: string, tag: string, view: Shore | null, seat: number | null): string[] {
  if (ON_CARD.includes(tag)) return [];
  const [head = '', a = '', b = '', c = ''] = key.split(':');
  const me = `person:${seat}`;
  if (tag === 'place-pawn' || tag === 'white-pawn' || head === 'white') {
    const [what, n] = head === 'white' ? [a, b] : [head, a];
    if (ACTIONS.includes(what)) return [`act:${what}`];
    if (what === 'rest') return [n ? `rest:${n}` : 'rest'];
    if (what === 'camp') return [`camp:${n}`];
    if (head === 'white' || head === 'pass') return [];
  }
  switch (head) {
    case 'resolve-white':
      return view?.white ? [view.white] : [];
    case 'lay':
      return [`camp:${b}`];
    case 'build':
      return a === 'nothing' ? [] : [`site:${a}`];
    case 'stake':
      return [`spend:${a}`];
    case 'give':
      return tag === 'trade' ? things(a, seat) : [`spend:${a}`];
    case 'want':
      return things(a, null);
    case 'advance':
      return ['step'];
    case 'return':
      return tag === 'march' ? ['home'] : [];
    case 'join-return':
    case 'try-again':
      return ['home'];
    case 'draw':
    case 'look':
      return [`deck:${a}`];
    case 'take':
      return [tag === 'march' ? `pending:${a}` : `find:${a}`];
    case 'abandon':
      return [`pending:${a}`];
    case 'inherit':
      return a === 'food' ? [] : [`find:${a}`];
    case 'release':
      return [`find:${a}`];
    case 'character':
      return [`character:${a}`];
    case 'drop':
    case 'offer':
    case 'lose':
    case 'use':
    case 'powder':
      return [`item:${a}`];
    case 'larder':
      return [`tile:${a}`];
    case 'pick':
    case 'side':
    case 'reach-out':
    case 'with':
    case 'mend':
    case 'bandage':
      return person(a);
    case 'eat':
      return [me];
    case 'leave':
      return [`store:${a}`];
    case 'feed':
      return person(b);
    case 'own':
      return a === 'eat' ? [me] : a === 'give' ? person(b || c) : [];
    case 'given':
      return a === 'eat' ? [me] : [];
    case 'dog':
      return a === 'let-go' ? [] : ['dog'];
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
      return [`token:${a}`, `tokens:${seat}`];
    default:
      return [];
  }
}
/** A thing of a trade: a card, or one of the food counters in somebody's hands. */
const things = (what: string, seat: number | null): string[] => (what === 'nothing' ? [] : what === 'food' ? (seat === null ? [] : [`food:${seat}`]) : [`item:${what}`]);

export const idOf = (key: string): string => key.split('/').pop() ?? key;
