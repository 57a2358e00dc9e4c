// Náufragos in the lobby: its poster, and a picture for each rule set.
import type { LobbyArt } from '../../lobby/games';
import poster from './poster.mjs?print';
import book from 'icon:open-book';
import notebook from 'icon:notebook';

export default {
  poster,
  icons: {
    '2013': book,
    hr12: notebook,
  },
} satisfies LobbyArt;
