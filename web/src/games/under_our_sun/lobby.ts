// Under Our Sun in the lobby: its poster, and a picture for each mission.
import type { LobbyArt } from '../../lobby/games';
import poster from './poster.mjs?print';
import footsteps from 'icon:footsteps';
import radio from 'icon:radio-tower';
import well from 'icon:well';
import flame from 'icon:burning-embers';
import gate from 'icon:gate';
import road from 'icon:road';

export default {
  poster,
  icons: {
    'missing-two': footsteps,
    'voice-in-the-static': radio,
    'dry-wells': well,
    'ash-matriarch': flame,
    'hold-the-gate': gate,
    'the-crossing': road,
  },
} satisfies LobbyArt;
