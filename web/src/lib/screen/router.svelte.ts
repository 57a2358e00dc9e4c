// Pages by the fragment: #/ the lobby, #/table/<id>, #/replay/<id>, #/sit/<table>/<token>, #/move/<code>, #/rules/<game>, #/credits.
export interface Route {
  page: 'lobby' | 'table' | 'replay' | 'sit' | 'move' | 'rules' | 'credits';
  args: string[];
}

function parse(hash: string): Route {
  const [page = '', ...args] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  switch (page) {
    case 'table':
    case 'replay':
    case 'sit':
    case 'move':
    case 'rules':
    case 'credits':
      return { page, args };
    default:
      return { page: 'lobby', args };
  }
}

let current = $state.raw<Route>(parse(location.hash));
addEventListener('hashchange', () => {
  current = parse(location.hash);
  window.scrollTo(0, 0);
});

export const route = (): Route => current;

export function go(path: string, replacing = false): void {
  if (replacing) {
    history.replaceState(null, '', `#${path}`);
    current = parse(location.hash);
  } else location.hash = path;
}
