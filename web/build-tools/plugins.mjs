// Three small Vite plugins: `icon:name` is the body of a game-icons picture, `./poster.mjs?print` the address of a printed poster,
// and whatever is built lies there packed as well, for the server to hand out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const PRINT = '?print';

const ROOM = /\/src\/(games\/\w+|\w+)\//;

/** import wolf from 'icon:direwolf': the inside of a 512 × 512 SVG. An unknown name fails the build; the names used are listed for the credits.
 * Each game, and each other room, has icons of its own: one that two boards have in common would be a file to be fetched by itself. */
export function icons() {
  const gi = require('@iconify-json/game-icons/icons.json');
  const used = new Set();
  return {
    name: 'holdfast-icons',
    enforce: 'pre',
    resolveId: (id, importer) => (id.startsWith('icon:') ? `\0${id}@${ROOM.exec(importer ?? '')?.[1] ?? ''}.js` : null),
    load(id) {
      if (!id.startsWith('\0icon:')) return null;
      const wished = id.slice(6).split('@')[0];
      const name = gi.icons[wished] ? wished : gi.aliases?.[wished]?.parent;
      if (!name || !gi.icons[name]) this.error(`there is no icon named ${wished} in game-icons`);
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
    resolveId: (id, importer) =>
      id.endsWith(PRINT) && importer
        ? '\0print:' + resolve(dirname(importer), id.slice(0, -PRINT.length)) + '.js'
        : null,
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

const PACKED = /\.(js|css|svg|html)$/;
const WORTH = 1000; // bytes: what is smaller comes in one piece anyway

/** name.br and name.gz beside every file that is worth it. Browsers take the first from HTTPS and from their own computer, the other from everywhere. */
export function packed() {
  let out = '';
  return {
    name: 'holdfast-packed',
    apply: 'build',
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true })) {
        const file = join(out, name);
        if (!PACKED.test(name)) continue;
        const source = readFileSync(file);
        if (source.length < WORTH) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(source));
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
