// Where an option lies on the table, by its facts. The first place is its own, the others list it too.
import type { OptionMessage, View } from '../../../lib/net/types';
import { type Shelter, begun } from './view';

/** Questions whose answers are words of a Script or a card: they have no place but the page. */
const FREE = [
  'choose',
  'offered',
  'meet',
  'ballot',
  'choose-one',
  'arrival',
  'at-the-door',
  'habit-choice',
  'promised',
];

/** The tokens a scene draws on: the Findings Pile outside, otherwise Storage (TW-1302). */
export function stockOf(view: Shelter, item: string): string {
  const out = view.phase === 'scavenging' && Boolean(view.at);
  if (out && view.pile[item]) return `pile:${item}`;
  return view.storage[item] || !view.pile[item] ? `stock:${item}` : `pile:${item}`;
}

/** `beds` are the spaces of the house where somebody can sleep in a bed. */
export function where({ facts }: OptionMessage, tag: string, given: View, beds: string[]): string[] {
  const { deed, what = '', who = -1, n = 0, card = '' } = facts;
  if (deed === 'character') return [`card:${card}`];
  if (!begun(given)) return [];
  const view = given;
  const person = who >= 0 ? [`person:${view.people[view.group.indexOf(who)]?.id ?? who}`] : [];
  switch (deed) {
    case 'eat':
      return tag === 'meal' ? [stockOf(view, what)] : [stockOf(view, what), ...person];
    case 'assign':
    case 'drink-up':
      return [stockOf(view, what), ...person];
    case 'drink':
      return tag === 'water' ? ['stock:water'] : [];
    case 'extra-shift':
      return ['kept:extra-shift', ...person];
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
    const slept = view.people.filter((p) => p.task === 'bed').length;
    return (
      {
        guard: ['space:g2'],
        floor: ['space:g6'],
        scavenge: ['space:g1'],
        bed: beds.length ? [`space:${beds[Math.min(slept, beds.length - 1)]}`] : [],
      }[deed] ?? []
    );
  }
  switch (deed) {
    case 'outside':
    case 'new-idea':
    case 'rummage':
    case 'search':
    case 'dig':
    case 'dig-with':
    case 'pick':
    case 'unlock':
    case 'saw':
    case 'move':
    case 'demolish':
    case 'slot':
    case 'fitting':
    case 'crack':
    case 'use':
      return [`space:${facts.where}`];
    case 'rummage-all':
      return ['space:c3'];
    case 'use-kept':
      return [`kept:${what}`];
    case 'build':
      return [`plan:${what}`, 'build'];
    case 'objective':
      return ['objective'];
    case 'person':
    case 'dry':
    case 'alone':
    case 'first':
    case 'treat':
    case 'calm':
      return person;
    case 'foe':
      return [`foe:${n}`];
    case 'go':
    case 'exchange':
      return [`loc:${facts.where}`];
    case 'take':
      if (tag === 'haggle') return [`offer:${what}`];
      return [tag === 'carry' ? `found:${what}` : `stock:${what}`];
    case 'fill':
      return [`found:${what}`];
    case 'leave-behind':
      return [`pile:${what}`];
    case 'give':
      if (!what) return [];
      return tag === 'haggle' ? [`give:${what}`, stockOf(view, what)] : [stockOf(view, what)];
    case 'weapon':
      return [stockOf(view, what)];
    case 'token':
    case 'visit':
      return [`blank:${what}`];
    case 'reveal':
      return ['unknown'];
    case 'map':
      return ['area:map'];
    case 'roll':
      return tag === 'before-noise' ? ['noise'] : [];
    case 'stop':
      return ['home'];
    case 'narrative':
      return [`card:${card}`, `kept:${what}`];
    case 'idea':
    case 'findings':
    case 'next':
    case 'return':
    case 'raid':
      return [`card:${card}`];
    default:
      return [];
  }
}
