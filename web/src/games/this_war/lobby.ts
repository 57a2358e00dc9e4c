// This War of Mine in the lobby: its poster, and a picture for each kind of winter.
import type { LobbyArt } from '../../lobby/games';
import poster from './poster.mjs?print';
import snow from 'icon:snowflake-1';
import candle from 'icon:candle-light';
import ruin from 'icon:ancient-ruins';

export default {
  poster,
  icons: {
    standard: snow,
    easier: candle,
    harder: ruin,
  },
} satisfies LobbyArt;
