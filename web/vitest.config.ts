import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons, printed } from './build-tools/plugins.mjs';

/** Unit tests run in Node, without a DOM, against the code that runs in browsers. */
export default defineConfig({
  plugins: [icons(), printed(), svelte()],
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
