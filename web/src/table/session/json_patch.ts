// Applies the patches of the server to a view.
import type { Beat, View } from '../../lib/net/types';

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The view after a patch (RFC 6902, add, replace and remove; lists never grow or shrink). Unchanged parts are shared. */
export function applyPatch(view: View, patch: Beat['patch']): View {
  const out: any = { ...view };
  for (const { op, path, value } of patch) {
    const parts = path.split('/').slice(1).map(unescape);
    const name = parts.pop()!;
    let into = out;
    for (const part of parts) into = into[part] = Array.isArray(into[part]) ? [...into[part]] : { ...into[part] };
    if (op === 'remove') delete into[name];
    else into[name] = value;
  }
  return out;
}
