// The pages and their addresses: #/ (the lobby), #/table/<id>, #/replay/<id>, #/sit/<table>/<token>, #/move/<code>,
// #/rules/<game>, #/credits.
export interface Route {
  page: 'lobby' | 'table' | 'replay' | 'sit' | 'move' | 'rules' | 'credits';
  args: string[];
}

/** The page of an address fragment; the lobby if it names none. */
export function parseRoute(hash: string): Route {
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
