// What this screen is set to: kept in the browser, never sent.
import type { Lang } from '../net/types';

export type Pace = 'calm' | 'brisk' | 'once';
export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  lang: Lang;
  theme: Theme;
  name: string;
  sound: boolean;
  notices: boolean;
  keys: boolean;
  spoilers: boolean;
  toured: string[];
  side: boolean;
  /** How quickly what happens is shown. */
  pace: Pace;
  /** Ask “Sure?” before an answer that throws much away. */
  sure: boolean;
}

const KEY = 'holdfast';

function guess(): Lang {
  const wished = navigator.languages?.map((one) => one.slice(0, 2)) ?? [];
  return (wished.find((one) => ['en', 'it', 'es'].includes(one)) as Lang | undefined) ?? 'en';
}

function read(): Kept {
  const start: Kept = {
    lang: guess(),
    theme: 'auto',
    name: '',
    sound: false,
    notices: false,
    keys: true,
    spoilers: false,
    toured: [],
    side: true,
    pace: 'brisk',
    sure: false,
  };
  try {
    return { ...start, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return start;
  }
}

export const kept = $state<Kept>(read());

const media = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const darkness = media('(prefers-color-scheme: dark)');
const stillness = media('(prefers-reduced-motion: reduce)');
/** A phone, upright or lying. */
const narrow = media('(max-width: 639.98px), (max-height: 479.98px) and (max-width: 1179.98px)');
const middling = media('(max-width: 1179.98px)');

export const screen = $state({
  dark: darkness?.matches ?? false,
  reduced: stillness?.matches ?? false,
  phone: narrow?.matches ?? false,
  tablet: middling?.matches ?? false,
});

darkness?.addEventListener('change', (event) => (screen.dark = event.matches));
stillness?.addEventListener('change', (event) => (screen.reduced = event.matches));
narrow?.addEventListener('change', (event) => (screen.phone = event.matches));
middling?.addEventListener('change', (event) => (screen.tablet = event.matches));

export const theme = (): 'light' | 'dark' => (kept.theme === 'auto' ? (screen.dark ? 'dark' : 'light') : kept.theme);
export const size = (): 'phone' | 'tablet' | 'desktop' =>
  screen.phone ? 'phone' : screen.tablet ? 'tablet' : 'desktop';

export function nextTheme(): void {
  kept.theme = kept.theme === 'auto' ? 'light' : kept.theme === 'light' ? 'dark' : 'auto';
}

$effect.root(() => {
  $effect(() => {
    document.documentElement.dataset.theme = theme();
  });
  $effect(() => {
    const text = JSON.stringify(kept);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing: fine for this evening
    }
  });
});
