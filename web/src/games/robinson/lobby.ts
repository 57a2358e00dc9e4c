// Robinson Crusoe in the lobby: its poster, a picture for each scenario, and how hard it is.
import type { LobbyArt } from '../../lobby/games';
import poster from './poster.mjs?print';
import campfire from 'icon:campfire';
import cross from 'icon:holy-symbol';
import raft from 'icon:raft';
import volcano from 'icon:smoking-volcano';
import mask from 'icon:totem-mask';
import treehouse from 'icon:treehouse';

export default {
  poster,
  icons: {
    castaways: campfire,
    'cursed-island': cross,
    jenny: raft,
    volcano,
    cannibals: mask,
    family: treehouse,
  },
  hard: {
    castaways: 1,
    'cursed-island': 2,
    jenny: 3,
    volcano: 4,
    cannibals: 4,
    family: 5,
  },
} satisfies LobbyArt;
