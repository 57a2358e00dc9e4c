// Where an option lies on the table, by its key. The first place is its own, the others list it too.
//
//   tile:1,-1   a hex                          foe:3 body:3 char:1   who stands or lies on it
//   here:goods  something on the own tile      good:wood thing:rope  what one carries
//   trader:lawrence ware:bow stock:wood        a stall, its cards and its goods
//   own:ap own:well own:pack …                 parts of one's own board
import { GOODS } from './view';

export interface Bearings {
  /** Where the one stands who is asked. */
  here: string;
}

const id = (word: string): string => word.slice(word.lastIndexOf('-') + 1);
const carried = (what: string): string => (GOODS.includes(what) ? `good:${what}` : `thing:${what}`);

export function where(key: string, tag: string, { here }: Bearings): string[] {
  const [head = '', a = '', b = ''] = key.split(':');
  const tile = `tile:${here}`;
  if (head.startsWith('char-') && !a) return [`char:${id(head)}`];
  if (tag === 'decide' && head !== 'take') return [];
  switch (head) {
    case 'move':
    case 'sneak':
    case 'charge':
    case 'explore':
    case 'tunnel':
    case 'sol-spawn':
      return [`tile:${a}`];
    case 'reveal':
      return a === 'none' ? [] : [`tile:${a}`];
    case 'attack':
    case 'shoot':
    case 'sneak-attack':
      return [`foe:${id(a)}`, `thing:${b}`];
    case 'sol-move':
      return [`foe:${id(a)}`, `tile:${b}`];
    case 'throw':
      return [`tile:${b || here}`, `thing:${a}`];
    case 'rob':
      return [`trader:${a}`];
    case 'assault':
      return [`char:${id(a)}`, `thing:${b}`];
    case 'counter':
      return [`thing:${a}`];
    case 'dodge':
      return a ? [`foe:${id(a)}`] : ['own:dodge'];
    case 'react-dodge':
      return ['own:dodge'];
    case 'loot':
      return [`body:${id(a)}`, tile];
    case 'gather':
      return ['here:goods', tile];
    case 'refill':
      return ['here:water', tile];
    case 'rain':
      return ['sky', tile];
    case 'open':
      return ['here:box', tile];
    case 'recon':
      return ['here:symbols', tile];
    case 'camp-up':
    case 'camp-build':
    case 'camp-down':
      return ['here:camp', tile];
    case 'campfire':
    case 'kitchen':
    case 'cook':
      return ['here:fire', tile];
    case 'eat':
      return ['good:food'];
    case 'meal':
      return a === 'eat' ? ['good:food'] : [];
    case 'sleep':
      return ['own:well'];
    case 'wait':
      return ['own:ap'];
    case 'discard':
      return ['own:pack'];
    case 'build':
      return a ? [`craft:${a}`] : ['own:build'];
    case 'make':
      return [a === 'arrow' ? 'good:wood' : 'good:metal'];
    case 'refuel':
      return ['thing:chainsaw'];
    case 'use':
    case 'strip':
    case 'turn':
    case 'armour':
      return [`thing:${a}`];
    case 'sell':
    case 'dismantle':
      return [`thing:${a}`];
    case 'drop':
    case 'lose':
    case 'give':
    case 'deliver':
      return a === 'done' ? [] : [carried(a), `pick:${head}`];
    case 'want':
      return [`theirs:${a}`];
    case 'pay':
      return tag === 'payout' ? [`stock:${a}`] : [`good:${a}`];
    case 'snatch':
    case 'order':
      return [`stock:${a}`];
    case 'swap':
      return [`stock:${b}`, `good:${a}`];
    case 'buy':
      return GOODS.includes(a) ? [`stock:${a}`] : [`ware:${a}`];
    case 'steal':
      return ['trader:open'];
    case 'trader':
      return [`trader:${a}`];
    case 'take':
      return a === 'done' ? [] : [`find:${a}`];
    case 'keep':
    case 'next':
      return [`find:${a}`];
    case 'treat':
    case 'disinfect':
    case 'trade':
    case 'heal':
    case 'cure':
    case 'calm':
    case 'revive':
    case 'water':
    case 'call':
    case 'guide':
    case 'first':
      return a.startsWith('char-') ? [`char:${id(a)}`] : [];
    case 'karma':
      return [`karma:${id(a)}`];
    case 'die':
    case 'ghost-boots':
      return [`die:${a}`];
    case 'mission':
      return ['mission'];
    case 'reveal-sol':
      return ['role'];
    case 'character':
      return [`character:${a}`];
    default:
      return [];
  }
}
