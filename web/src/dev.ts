// A board without a server: dev.html?game=<game>&n=3&theme=dark shows position 3 of web/fixtures.py in the real shell, behind a
// socket that only remembers what it was told. `npm run dev` serves it; it is no part of the build.
import './lib/look/tokens.css';
import './lib/look/base.css';
import './games/themes';
import { mount } from 'svelte';
import { kept } from './lib/screen/settings.svelte';
import type { Lang } from './lib/net/types';

const wish = new URLSearchParams(location.search);
const n = (wish.get('n') ?? '1').padStart(2, '0');
const positions = import.meta.glob<any>('./games/*/fixtures/*.json', { import: 'default' });
const game = wish.get('game') ?? Object.keys(positions)[0]?.split('/')[2];

const state = await positions[`./games/${game}/fixtures/${n}.json`]!();
const lang: Lang = (wish.get('lang') as Lang | null) ?? state.table.lang;
const words = await positions[`./games/${game}/fixtures/words.${lang}.json`]!();

kept.theme = wish.get('theme') === 'dark' ? 'dark' : 'light';
kept.lang = lang;
kept.toured = game ? [game] : [];

const told: unknown[] = [];
Object.assign(window, { told });
class Silent extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    super();
    setTimeout(() => {
      this.onopen?.();
      this.onmessage?.({ data: JSON.stringify(state) });
    });
  }
  send(text: string): void {
    told.push(JSON.parse(text));
    console.log('told', text);
  }
  close(): void {}
}
Object.assign(window, { WebSocket: Silent });
let said = 0; // the words are told once
const fetched = window.fetch.bind(window);
window.fetch = async (address, init) => {
  const path = String(address);
  if (path.startsWith('/api/words/')) return said++ ? new Promise<Response>(() => {}) : new Response(words);
  if (path.startsWith('/api/')) return new Response('[]', { headers: { 'content-type': 'application/json' } });
  return fetched(address, init);
};

const { default: Table } = await import('./table/Table.svelte');
mount(Table, { target: document.getElementById('app')!, props: { id: 'x' } });
