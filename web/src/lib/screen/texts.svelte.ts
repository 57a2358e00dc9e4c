// The texts of the page, from Fluent files: those of the shell, of the board, and the game's own from the server.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { withRetries } from '../net/retry';
import { transport } from '../net/transport';
import type { Lang, Translate } from '../net/types';

export const LANGUAGES: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'English' },
  { lang: 'it', name: 'Italiano' },
  { lang: 'es', name: 'Español' },
];

const shell = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../games/*/text/*-shell.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>(['../../games/*/text/*.ftl', '!../../games/*/text/*-shell.ftl'], {
  query: '?raw',
  import: 'default',
});

interface Loaded {
  lang: Lang;
  /** The texts of the page, including what it says of each game. */
  shell: FluentBundle | null;
  /** The texts of the game and of its board. */
  game: FluentBundle | null;
}

let current = $state.raw<Loaded>({ lang: 'en', shell: null, game: null });
let wanted: { lang: Lang; game: string } = { lang: 'en', game: '' };

function bundle(lang: Lang, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const shellTexts = (lang: Lang): Promise<string[]> =>
  Promise.all(
    Object.entries({ ...shell, ...games }).flatMap(([path, fetched]) =>
      /\/(\w\w)(-shell)?\.ftl$/.exec(path)?.[1] === lang ? [withRetries(fetched)] : [],
    ),
  );

/** The game's texts from the server, then the board's. */
async function gameTexts(game: string, lang: Lang): Promise<string[]> {
  if (!game) return [];
  const path = `/api/words/${encodeURIComponent(game)}/${lang}`;
  const server = withRetries(async () => {
    const { status, body } = await transport().request('GET', path);
    return status === 200 ? body.text() : '';
  });
  const board = boards[`../../games/${game}/text/${lang}.ftl`];
  return Promise.all([server, board ? withRetries(board) : '']);
}

/** Load and show the texts in a language, with those of a game. */
export async function setLanguage(lang: Lang, game = wanted.game): Promise<void> {
  wanted = { lang, game };
  const [own, texts] = await Promise.all([shellTexts(lang), gameTexts(game, lang)]);
  if (wanted.lang !== lang || wanted.game !== game) return; // the language was changed again meanwhile
  current = { lang, shell: bundle(lang, own), game: bundle(lang, texts) };
  document.documentElement.lang = lang;
}

export function language(): Lang {
  return current.lang;
}

function find(
  id: string,
  args: Record<string, string | number> | undefined,
  places: (FluentBundle | null)[],
): string | null {
  for (const place of places) {
    const message = place?.getMessage(id);
    if (place && message?.value) return place.formatPattern(message.value, args ?? null, []);
  }
  return null;
}

/** Whether there is a text with this id. */
export const has = (id: string): boolean => !!current.shell?.hasMessage(id) || !!current.game?.hasMessage(id);
export const hasInGame = (id: string): boolean => !!current.game?.hasMessage(id);

export const t: Translate = (id, args) => find(id, args, [current.shell, current.game]) ?? (current.shell ? id : '');

/** For boards: the texts of the game come first, so that the shell's do not hide them. */
export const gameText: Translate = (id, args) =>
  find(id, args, [current.game, current.shell]) ?? (current.shell ? id : '');
