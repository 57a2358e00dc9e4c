// How each game is shown in the lobby: its poster, the setting that tells the story, and pictures for its values.
import type { GameInfo } from '../lib/types';
import robinson from 'poster:robinson';
import naufragos from 'poster:naufragos';
import thisWar from 'poster:this_war';
import underOurSun from 'poster:under_our_sun';
import campfire from 'icon:campfire';
import cross from 'icon:holy-symbol';
import raft from 'icon:raft';
import volcano from 'icon:smoking-volcano';
import mask from 'icon:totem-mask';
import treehouse from 'icon:treehouse';
import book from 'icon:open-book';
import notebook from 'icon:notebook';
import footsteps from 'icon:footsteps';
import radio from 'icon:radio-tower';
import well from 'icon:well';
import flame from 'icon:burning-embers';
import gate from 'icon:gate';
import road from 'icon:road';
import snow from 'icon:snowflake-1';
import candle from 'icon:candle-light';
import ruin from 'icon:ancient-ruins';
import map from 'icon:treasure-map';

export const POSTERS: Record<string, string> = {
  robinson,
  naufragos,
  this_war: thisWar,
  under_our_sun: underOurSun,
};

/** The setting whose values are told as stories, of those a game may have. */
export const STORIES = ['scenario', 'mission', 'ruleset', 'script', 'difficulty'];

/** Stories that a table may be called after; rules and difficulties are no names. */
const NAMED = ['scenario', 'mission', 'script'];

/** The story of a table in the reader's language, for one that has no name of its own. */
export function storyOf(game: GameInfo | null | undefined, options: Record<string, string>): string {
  const story = game?.settings.find((one) => NAMED.includes(one.name));
  return story?.values.find((one) => one.value === (options[story.name] ?? story.default))?.label ?? '';
}

const ICONS: Record<string, string> = {
  castaways: campfire,
  'cursed-island': cross,
  jenny: raft,
  volcano,
  cannibals: mask,
  family: treehouse,
  '2013': book,
  hr12: notebook,
  standard: snow,
  easier: candle,
  harder: ruin,
  'missing-two': footsteps,
  'voice-in-the-static': radio,
  'dry-wells': well,
  'ash-matriarch': flame,
  'hold-the-gate': gate,
  'the-crossing': road,
};

export const storyIcon = (value: string): string => ICONS[value] ?? map;

/** How hard a story is, of five; nothing where nobody has weighed it. */
export const HARD: Record<string, number> = {
  castaways: 1,
  'cursed-island': 2,
  jenny: 3,
  volcano: 4,
  cannibals: 4,
  family: 5,
};
