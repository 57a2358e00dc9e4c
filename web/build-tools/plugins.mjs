// Two small Vite plugins: `icon:name` is the body of a game-icons picture, `poster:game` the address of a printed poster.
import { createRequire } from 'node:module';
import * as posters from './posters.mjs';

const require = createRequire(import.meta.url);

/** import wolf from 'icon:direwolf': the inside of a 512 × 512 SVG. An unknown name fails the build; the names used are listed for the credits. */
export function icons() {
  const gi = require('@iconify-json/game-icons/icons.json');
  const used = new Set();
  return {
    name: 'holdfast-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('icon:') ? '\0' + id + '.js' : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null;
      let name = id.slice(6, -3);
      name = gi.icons[name] ? name : gi.aliases?.[name]?.parent;
      if (!name || !gi.icons[name]) this.error(`there is no icon named ${id.slice(6, -3)} in game-icons`);
      used.add(name);
      return { code: `export default ${JSON.stringify(gi.icons[name].body)};`, moduleSideEffects: false };
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons.json', source: JSON.stringify([...used].sort()) });
    },
  };
}

/** import picture from 'poster:robinson': the poster is drawn while building and shipped as an SVG file. */
export function printed() {
  let serving = false;
  return {
    name: 'holdfast-posters',
    enforce: 'pre',
    configResolved: (config) => void (serving = config.command === 'serve'),
    resolveId: (id) => (id.startsWith('poster:') ? '\0' + id + '.js' : null),
    load(id) {
      if (!id.startsWith('\0poster:')) return null;
      const game = id.slice(8, -3);
      if (!posters[game]) this.error(`there is no poster for ${game}`);
      const source = posters[game]();
      if (serving) return `export default ${JSON.stringify('data:image/svg+xml,' + encodeURIComponent(source))};`;
      const file = `assets/poster-${game}.svg`;
      this.emitFile({ type: 'asset', fileName: file, source });
      return `export default ${JSON.stringify('/' + file)};`;
    },
  };
}
