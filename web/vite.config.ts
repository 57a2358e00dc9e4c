import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons, packed, printed } from './build-tools/plugins.mjs';

const WORDS = /\/text\/(\w\w)(-shell)?\.ftl\?raw$/;

/** A file costs a request, and on a slow line that is dear: what is always fetched together lies in one. */
const groups = [
  { name: 'page', tags: ['$initial' as const], priority: 3 },
  {
    name: (id: string) => (/\/src\/text\/|-shell\.ftl/.test(id) ? `words-${WORDS.exec(id)?.[1]}` : null),
    test: WORDS,
    priority: 2,
  },
  { name: 'parts', test: /\/src\/lib\//, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [icons(), printed(), svelte(), packed()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0, // strict content policy: everything is a file of our own
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
});
