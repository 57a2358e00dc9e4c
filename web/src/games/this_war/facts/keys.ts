// Where an option lies on the table, by its key. The first place is its own, the others list it too.
import { BEDS, SPACES, type Shelter, begun } from './view';
import type { View } from '../../../lib/net/types';

/** Questions whose keys are words of a Script or a card: they have no place but the page. */
const FREE = ['choose', 'offered', 'meet', 'ballot', 'choose-one', 'arrival', 'at-the-door', 'habit-choice', 'promised'];
const AT_SPACE = ['outside', 'new-idea', 'rummage', 'search', 'dig', 'dig-with', 'pick', 'unlock', 'saw', 'move', 'demolish', 'slot', 'fitting', 'crack'];
const isSpace = (word: string): boolean => SPACES.includes(word);

/** The tokens a scene draws on: the Findings Pile outside, else Storage (TW-1302). */
export function stockOf(view: Shelter, item: string): string {
  const out = view.phase === 'scavenging' && Boolean(view.at);
  if (out && view.pile[item]) return `pile:${item}`;
  return view.storage[item] || !view.pile[item] ? `stock:${item}` : `pile:${item}`;
}

export function where(key: string, tag: string, given: View): string[] {
  const [head = '', a = '', b = ''] = key.split(':');
  if (head === 'character') return [`card:character/${a}`];
  if (!begun(given)) return [];
  const view = given;
  switch (head) {
    case 'eat':
      return b ? [stockOf(view, b), `person:${a}`] : [stockOf(view, a)];
    case 'assign':
    case 'drink':
      if (b) return [stockOf(view, b), `person:${a}`];
      return tag === 'water' ? ['stock:water'] : [];
    case 'extra-shift':
      return ['kept:extra-shift', `person:${a}`];
    case 'hide':
    case 'ambush':
      return tag === 'meet' ? ['area:hideout'] : [];
    case 'whistle':
      return tag === 'meet' ? ['blank:police-whistle'] : [];
    case 'papers':
      return tag === 'meet' ? ['blank:forged-papers'] : [];
  }
  if (FREE.includes(tag)) return [];
  if (tag === 'tasks') {
    const bed = Object.keys(view.house).filter((s) => BEDS.includes(view.house[s]!.fitting));
    const slept = view.people.filter((p) => p.task === 'bed').length;
    return { guard: ['space:g2'], floor: ['space:g6'], scavenge: ['space:g1'], bed: bed.length ? [`space:${bed[Math.min(slept, bed.length - 1)]}`] : [] }[head] ?? [];
  }
  if (AT_SPACE.includes(head) && isSpace(a)) return [`space:${a}`];
  switch (head) {
    case 'use':
      if (isSpace(a)) return [`space:${a}`];
      return a ? [`kept:${a}`] : [];
    case 'build':
      return [`plan:${a.split('+')[0]}`, 'build'];
    case 'idea':
      return [`card:fitting/${a}`];
    case 'objective':
      return ['objective'];
    case 'person':
    case 'dry':
    case 'first':
    case 'treat':
    case 'calm':
      return a ? [`person:${a}`] : [];
    case 'foe':
      return [`foe:${a}`];
    case 'go':
    case 'exchange':
      return a ? [`loc:${a}`] : [];
    case 'take':
      if (tag === 'haggle') return [`offer:${a}`];
      return [tag === 'carry' ? `found:${a}` : `stock:${a}`];
    case 'fill':
      return [`found:${a}`];
    case 'leave':
      return a ? [`pile:${a}`] : [];
    case 'give':
      if (!a) return [];
      return tag === 'haggle' ? [`give:${a}`, stockOf(view, a)] : [stockOf(view, a)];
    case 'weapon':
      return [stockOf(view, a)];
    case 'token':
    case 'visit':
      return [`blank:${a}`];
    case 'reveal':
      return ['unknown'];
    case 'map':
      return ['area:map'];
    case 'roll':
      return tag === 'before-noise' ? ['noise'] : [];
    case 'stop':
      return ['home'];
    case 'findings':
      return [`card:findings/${a}`];
    case 'next':
    case 'return':
      return a ? [`card:exploration/${a}`] : [];
    case 'narrative':
      return [`card:narrative-action/${a}`, `kept:${a}`];
    case 'raid':
      return [`card:night-raid/${a}`];
    default:
      return [];
  }
}
