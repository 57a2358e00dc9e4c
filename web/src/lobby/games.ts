// How games are shown in the lobby: by the lobby.ts of each game, or plainly without one.
import type { GameInfo, GameSetting } from '../lib/net/types';
import plain from './poster.mjs?print';
import map from 'icon:treasure-map';

/** What `games/<game>/lobby.ts` exports. */
export interface LobbyArt {
  /** The address of its poster. */
  poster: string;
  /** The bodies of icons for its stories, by their values. */
  icons?: Record<string, string>;
  /** The difficulty of each rated story, of five. */
  hard?: Record<string, number>;
}

const found = import.meta.glob<LobbyArt>('../games/*/lobby.ts', { eager: true, import: 'default' });
const shown = (game: string): LobbyArt | undefined => found[`../games/${game}/lobby.ts`];

export const posterOf = (game: string): string => shown(game)?.poster ?? plain;
export const storyIcon = (game: string, value: string): string => shown(game)?.icons?.[value] ?? map;
export const hardness = (game: string, value: string): number => shown(game)?.hard?.[value] ?? 0;

/** The setting whose values are the stories. */
export const storyIn = (game: GameInfo | null | undefined): GameSetting | undefined =>
  game?.settings.find((one) => one.story);

/** The name of a table's story in the reader's language, if its setting gives names. */
export function storyOf(game: GameInfo | null | undefined, options: Record<string, string>): string {
  const story = storyIn(game);
  if (!story?.names) return '';
  return story.values.find((one) => one.value === (options[story.name] ?? story.default))?.label ?? '';
}
