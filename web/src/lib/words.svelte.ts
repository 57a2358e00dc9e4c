// Interface words by Fluent: the shell's own, the board's, and the game's as the server has them.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Lang, Words } from './types';

export const LANGUAGES: { lang: Lang; name: string }[] = [
  { lang: 'en', name: 'English' },
  { lang: 'it', name: 'Italiano' },
  { lang: 'es', name: 'Español' },
];

const shell = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

const spoken = $state.raw<{ lang: Lang; bundles: FluentBundle[] }>({ lang: 'en', bundles: [] });
let current = $state.raw(spoken);
let wanted: { lang: Lang; game: string } = { lang: 'en', game: '' };

function bundle(lang: Lang, sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

async function sources(lang: Lang, game: string): Promise<string[]> {
  const own = [`../text/${lang}.ftl`].map((path) => shell[path]?.() ?? Promise.resolve(''));
  if (game) {
    own.push(boards[`../games/${game}/text/${lang}.ftl`]?.() ?? Promise.resolve(''));
    own.push(
      fetch(`/api/words/${encodeURIComponent(game)}/${lang}`)
        .then((answer) => (answer.ok ? answer.text() : ''))
        .catch(() => ''),
    );
  }
  const [words = '', board = '', server = ''] = await Promise.all(own);
  return [server, words, board]; // the later wins: the server's words never hide the page's own
}

/** From now on in this language, with the words of this game. */
export async function speak(lang: Lang, game = wanted.game): Promise<void> {
  wanted = { lang, game };
  const texts = await sources(lang, game);
  if (wanted.lang !== lang || wanted.game !== game) return; // somebody has changed their mind meanwhile
  current = { lang, bundles: [bundle(lang, texts)] };
  document.documentElement.lang = lang;
}

export function language(): Lang {
  return current.lang;
}

/** Whether there are words for this id. */
export function has(id: string): boolean {
  return current.bundles.some((one) => one.hasMessage(id));
}

export const t: Words = (id, args) => {
  for (const one of current.bundles) {
    const message = one.getMessage(id);
    if (message?.value) return one.formatPattern(message.value, args ?? null, []);
  }
  return current.bundles.length ? id : '';
};
