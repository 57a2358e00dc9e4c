// A board without a server: dev.html?game=<game>&n=3&theme=dark shows position 3 of web/fixtures.py in the real shell, with a
// transport that only records the answers. `npm run dev` serves it; it is not part of the build.
import './lib/styles/tokens.css';
import './lib/styles/base.css';
import './games/themes';
import { mount } from 'svelte';
import { chooseTransport, type Transport } from './lib/net/transport';
import type { Lang } from './lib/net/types';
import { preferences, watchPreferences } from './lib/screen/settings.svelte';

const query = new URLSearchParams(location.search);
const n = (query.get('n') ?? '1').padStart(2, '0');
const positions = import.meta.glob<any>('./games/*/fixtures/*.json', { import: 'default' });
const game = query.get('game') ?? Object.keys(positions)[0]?.split('/')[2];

const state = await positions[`./games/${game}/fixtures/${n}.json`]!();
const lang: Lang = (query.get('lang') as Lang | null) ?? state.table.lang;
const texts = await positions[`./games/${game}/fixtures/words.${lang}.json`]!();

watchPreferences();
preferences.theme = query.get('theme') === 'dark' ? 'dark' : 'light';
preferences.lang = lang;
preferences.toured = game ? [game] : [];

const sent: unknown[] = [];
Object.assign(window, { sent });

const recording: Transport = {
  request: async (_, path) => ({ status: 200, body: new Blob([path.startsWith('/api/words/') ? texts : '[]']) }),
  connect(_table, _options, listener) {
    setTimeout(() => {
      listener.opened();
      listener.received(state);
    });
    return {
      open: true,
      send(message) {
        sent.push(message);
        console.log('sent', message);
      },
      close: () => undefined,
    };
  },
};
chooseTransport(recording);

const { default: Table } = await import('./table/Table.svelte');
mount(Table, { target: document.getElementById('app')!, props: { id: 'x' } });
