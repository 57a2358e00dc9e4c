// The open page, by the fragment of the address.
import { parseRoute, type Route } from './routes';

let current = $state.raw<Route>(parseRoute(location.hash));
addEventListener('hashchange', () => {
  current = parseRoute(location.hash);
  window.scrollTo(0, 0);
});

export const route = (): Route => current;

export function go(path: string, replacing = false): void {
  if (replacing) {
    history.replaceState(null, '', `#${path}`);
    current = parseRoute(location.hash);
  } else location.hash = path;
}
