// Starts a new table for the same players after a game.
import * as api from '../lib/net/api';
import { linksNeeded, storeLinks } from '../lib/net/links';
import type { SeatKind } from '../lib/net/types';
import { go } from '../lib/screen/router.svelte';
import { preferences } from '../lib/screen/settings.svelte';
import { t } from '../lib/screen/texts.svelte';
import { note } from '../lib/ui/notes.svelte';
import type { TableSession } from './session/session.svelte';

/** Start another game of the same kind, or one with the very `same` set-up, and go to it. */
export async function rematch({ id, state }: TableSession, same: boolean): Promise<void> {
  const { table, you } = state;
  if (!table) return;
  const isMe = (seat: number) => you.length === 1 && you[0] === seat;
  const seats = state.seats.map((one) => ({
    kind: one.kind as SeatKind,
    name: isMe(one.seat) ? preferences.name.trim() : one.name,
    bot: one.bot ?? '',
  }));
  const options = Object.fromEntries(Object.entries(table.options).filter(([name]) => name !== 'language'));
  const { lang } = preferences;
  try {
    const made = same
      ? await api.rematch(id, seats, lang)
      : await api.createTable({ game: table.game, name: table.name, options, lang, packs: table.packs ?? [], seats });
    storeLinks(made);
    if (Object.keys(made.links).length) linksNeeded(made.id);
    go(`/table/${made.id}`);
  } catch (error) {
    note((error as Error).message || t('create-failed'), 'bad');
  }
}
