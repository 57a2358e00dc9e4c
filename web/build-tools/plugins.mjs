// Two small Vite plugins: `icon:name` is the body of a game-icons picture, `./poster.mjs?print` the address of a printed poster.
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const PRINT = '?print';

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

/** import poster from './poster.mjs?print': what the module draws is made while building and shipped as an SVG file, named after its folder. */
export function printed() {
  let serving = false;
  return {
    name: 'holdfast-prints',
    enforce: 'pre',
    configResolved: (config) => void (serving = config.command === 'serve'),
    resolveId: (id, importer) => (id.endsWith(PRINT) && importer ? '\0print:' + resolve(dirname(importer), id.slice(0, -PRINT.length)) + '.js' : null),
    async load(id) {
      if (!id.startsWith('\0print:')) return null;
      const file = id.slice(7, -3);
      const { default: draw } = await import(pathToFileURL(file).href);
      const source = draw();
      if (serving) return `export default ${JSON.stringify('data:image/svg+xml,' + encodeURIComponent(source))};`;
      const made = `assets/${basename(file, '.mjs')}-${basename(dirname(file))}.svg`;
      this.emitFile({ type: 'asset', fileName: made, source });
      return `export default ${JSON.stringify('/' + made)};`;
    },
  };
}
