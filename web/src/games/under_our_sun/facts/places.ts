// Where an option lies on the table, by its facts. The first place is its own, the others list it too.
//
//   tile:1,-1   a hex                          foe-3 body-3 char:1   who stands or lies on it
//   here:goods  something on the own tile      good:wood thing:rope  what one carries
//   trader:lawrence ware:bow stock:wood        a stall, its cards and its goods
//   own:ap own:well own:pack …                 parts of one's own board
import type { OptionMessage } from '../../../lib/net/types';
import { GOODS } from './view';

export interface Bearings {
  /** The place of the player who is asked. */
  here: string;
}

const carried = (what: string): string => (GOODS.includes(what) ? `good:${what}` : `thing:${what}`);

export function where({ facts }: OptionMessage, tag: string, { here }: Bearings): string[] {
  const { deed, what = '', by = '', who = -1, n = 0 } = facts;
  const tile = `tile:${here}`;
  if (tag === 'decide' && deed !== 'take') return deed === 'name' ? [`char:${who}`] : [];
  switch (deed) {
    case 'name':
      return [`char:${who}`];
    case 'move':
    case 'march':
    case 'sneak':
    case 'charge':
    case 'explore':
    case 'tunnel':
    case 'reveal':
    case 'sol-spawn':
      return [`tile:${facts.where}`];
    case 'attack':
    case 'attack-burst':
    case 'shoot':
    case 'shoot-burst':
    case 'shoot-ambush':
    case 'shoot-unseen':
    case 'shoot-burst-ambush':
    case 'shoot-burst-unseen':
    case 'sneak-attack':
      return [what, `thing:${by}`];
    case 'sol-move':
      return [what, `tile:${facts.where}`];
    case 'throw':
      return [`tile:${facts.where ?? here}`, `thing:${by}`];
    case 'rob':
    case 'rob-burst':
    case 'rob-ambush':
    case 'rob-unseen':
    case 'rob-burst-ambush':
    case 'rob-burst-unseen':
    case 'trader':
      return [`trader:${what}`];
    case 'assault':
    case 'assault-burst':
    case 'assault-ambush':
    case 'assault-unseen':
      return [`char:${who}`, `thing:${by}`];
    case 'counter':
    case 'counter-burst':
    case 'armour':
      return [`thing:${by}`];
    case 'cancel':
      return [what];
    case 'dodge':
    case 'react-dodge':
      return ['own:dodge'];
    case 'loot':
      return [what, tile];
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
      return by === 'eat' ? ['good:food'] : [];
    case 'sleep':
      return ['own:well'];
    case 'wait':
      return ['own:ap'];
    case 'discard':
      return ['own:pack'];
    case 'build':
      return what ? [`craft:${what}`] : ['own:build'];
    case 'make':
      return [what === 'arrow' ? 'good:wood' : 'good:metal'];
    case 'refuel':
      return ['thing:chainsaw'];
    case 'use':
    case 'strip':
    case 'turn':
    case 'sell':
    case 'dismantle':
      return [`thing:${what}`];
    case 'drop':
    case 'lose':
    case 'give':
    case 'deliver':
      return [carried(what), `pick:${deed}`];
    case 'want':
      return [`theirs:${what}`];
    case 'pay':
      return tag === 'payout' ? [`stock:${what}`] : [`good:${what}`];
    case 'snatch':
    case 'order':
      return [`stock:${what}`];
    case 'swap':
      return [`stock:${facts.to}`, `good:${what}`];
    case 'buy':
      return GOODS.includes(what) ? [`stock:${what}`] : [`ware:${what}`];
    case 'steal':
      return ['trader:open'];
    case 'take':
      return [`find:${what}`];
    case 'keep':
    case 'next':
      return [`find:${n}`];
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
      return who >= 0 ? [`char:${who}`] : [];
    case 'karma':
      return [`karma:${who}`];
    case 'die':
    case 'ghost-boots':
      return [`die:${n}`];
    case 'mission':
      return ['mission'];
    case 'reveal-sol':
      return ['role'];
    case 'character':
      return [`character:${what}`];
    default:
      return [];
  }
}
