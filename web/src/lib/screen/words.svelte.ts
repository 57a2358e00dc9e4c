// Interface words by Fluent: the shell's own, the board's, and the game's as the server has them.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { patiently } from '../net/patient';
import type { Lang, Words } from '../net/types';

export const LANGUAGES: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'English' },
  { lang: 'it', name: 'Italiano' },
  { lang: 'es', name: 'Español' },
];

const shell = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../games/*/text/*-shell.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>(['../../games/*/text/*.ftl', '!../../games/*/text/*-shell.ftl'], { query: '?raw', import: 'default' });

interface Spoken {
  lang: Lang;
  /** The words of this page, and what it says of each game. */
  shell: FluentBundle | null;
  /** The words of the game and of its board. */
  game: FluentBundle | null;
}

let current = $state.raw<Spoken>({ lang: 'en', shell: null, game: null });
let wanted: { lang: Lang; game: string } = { lang: 'en', game: '' };

function bundle(lang: Lang, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const shellWords = (lang: Lang): Promise<string[]> =>
  Promise.all(Object.entries({ ...shell, ...games }).flatMap(([path, fetched]) => (/\/(\w\w)(-shell)?\.ftl$/.exec(path)?.[1] === lang ? [patiently(fetched)] : [])));

/** The server's words of the game, then the board's. */
async function wordsOf(game: string, lang: Lang): Promise<string[]> {
  if (!game) return [];
  const server = patiently(() => fetch(`/api/words/${encodeURIComponent(game)}/${lang}`).then((answer) => (answer.ok ? answer.text() : '')));
  const board = boards[`../../games/${game}/text/${lang}.ftl`];
  return Promise.all([server, board ? patiently(board) : '']);
}

/** From now on in this language, with the words of this game. */
export async function speak(lang: Lang, game = wanted.game): Promise<void> {
  wanted = { lang, game };
  const [own, texts] = await Promise.all([shellWords(lang), wordsOf(game, lang)]);
  if (wanted.lang !== lang || wanted.game !== game) return; // somebody has changed their mind meanwhile
  current = { lang, shell: bundle(lang, own), game: bundle(lang, texts) };
  document.documentElement.lang = lang;
}

export function language(): Lang {
  return current.lang;
}

function find(id: string, args: Record<string, string | number> | undefined, places: (FluentBundle | null)[]): string | null {
  for (const place of places) {
    const message = place?.getMessage(id);
    if (place && message?.value) return place.formatPattern(message.value, args ?? null, []);
  }
  return null;
}

/** Whether this page has words for this id. */
export const has = (id: string): boolean => !!current.shell?.hasMessage(id) || !!current.game?.hasMessage(id);
export const hasInGame = (id: string): boolean => !!current.game?.hasMessage(id);

export const t: Words = (id, args) => find(id, args, [current.shell, current.game]) ?? (current.shell ? id : '');

/** For boards: the game's words come first, so that an item called Filter is not called by a word of this page. */
export const gameWords: Words = (id, args) => find(id, args, [current.game, current.shell]) ?? (current.shell ? id : '');
