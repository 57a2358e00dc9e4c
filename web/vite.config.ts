import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons, printed } from './build-tools/plugins.mjs';

export default defineConfig({
  plugins: [icons(), printed(), svelte()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0, // strict content policy: everything is a file of our own
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: 'manifest.json',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } } },
});
