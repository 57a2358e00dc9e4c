// The preferences of this device, stored in the browser, and the properties of its screen.
import type { Lang } from '../net/types';

export type Pace = 'calm' | 'brisk' | 'once';
export type Theme = 'auto' | 'light' | 'dark';

interface Preferences {
  lang: Lang;
  theme: Theme;
  name: string;
  sound: boolean;
  notices: boolean;
  keys: boolean;
  spoilers: boolean;
  toured: string[];
  side: boolean;
  /** How fast beats are played back. */
  pace: Pace;
  /** Confirm answers that lose much. */
  sure: boolean;
}

const KEY = 'holdfast';

function guess(): Lang {
  const preferred = navigator.languages?.map((one) => one.slice(0, 2)) ?? [];
  return (preferred.find((one) => ['en', 'it', 'es'].includes(one)) as Lang | undefined) ?? 'en';
}

function read(): Preferences {
  const start: Preferences = {
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

export const preferences = $state<Preferences>(read());

const media = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const darkScheme = media('(prefers-color-scheme: dark)');
const reducedMotion = media('(prefers-reduced-motion: reduce)');
/** A phone, in portrait or landscape. */
const narrow = media('(max-width: 639.98px), (max-height: 479.98px) and (max-width: 1179.98px)');
const middling = media('(max-width: 1179.98px)');

export const screen = $state({
  dark: darkScheme?.matches ?? false,
  reduced: reducedMotion?.matches ?? false,
  phone: narrow?.matches ?? false,
  tablet: middling?.matches ?? false,
});

darkScheme?.addEventListener('change', (event) => (screen.dark = event.matches));
reducedMotion?.addEventListener('change', (event) => (screen.reduced = event.matches));
narrow?.addEventListener('change', (event) => (screen.phone = event.matches));
middling?.addEventListener('change', (event) => (screen.tablet = event.matches));

export const theme = (): 'light' | 'dark' =>
  preferences.theme === 'auto' ? (screen.dark ? 'dark' : 'light') : preferences.theme;
export const size = (): 'phone' | 'tablet' | 'desktop' =>
  screen.phone ? 'phone' : screen.tablet ? 'tablet' : 'desktop';

export function nextTheme(): void {
  preferences.theme = preferences.theme === 'auto' ? 'light' : preferences.theme === 'light' ? 'dark' : 'auto';
}

export const pageVisible = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible';

/** Apply the theme to the page and store changed preferences; called once at start-up. */
export function watchPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset.theme = theme();
    });
    $effect(() => {
      const text = JSON.stringify(preferences);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // without storage the preferences last until the page is closed
      }
    });
  });
}
