// What the page loads for the game of a table: its texts, its entry in the lobby, and its drawn board.
import { untrack } from 'svelte';
import { loadGame, type DrawnGame } from '../games';
import * as api from '../lib/net/api';
import type { GameInfo, Lang } from '../lib/net/types';
import { preferences } from '../lib/screen/settings.svelte';
import { setLanguage } from '../lib/screen/texts.svelte';

export class GameAssets {
  info = $state.raw<GameInfo | null>(null);
  drawn = $state.raw<DrawnGame | null>(null);
  /** The drawn board could not be loaded or shown. */
  failed = $state(false);
  /** The game has no drawn board. */
  missing = $state(false);

  /** Load everything for a game; `shown` is called with its drawn board. */
  load(game: string, shown: (drawn: DrawnGame | null) => void): void {
    document.documentElement.dataset.game = game.replaceAll('_', '-');
    untrack(() => {
      void setLanguage(preferences.lang, game);
      this.loadInfo(game, preferences.lang);
    });
    loadGame(game).then(
      (drawn) => {
        this.drawn = drawn;
        this.missing = !drawn;
        shown(drawn);
      },
      () => (this.failed = true),
    );
  }

  loadInfo(game: string, lang: Lang): void {
    api.games(lang).then(
      (all) => (this.info = all.find((one) => one.name === game) ?? null),
      () => undefined,
    );
  }

  boardFailed(error: unknown): void {
    console.error(error);
    this.failed = true;
    this.drawn = null;
  }
}
