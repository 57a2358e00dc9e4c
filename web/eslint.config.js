// Checks what neither the compiler nor svelte-check reports.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', '**/*.gen.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // tsconfig.json checks these.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-undef': 'off',
      // svelte-check checks these.
      'svelte/no-unused-svelte-ignore': 'off',
      // The form of dice and of patched views differs between games.
      '@typescript-eslint/no-explicit-any': 'off',
      // Only drawings and icons of the bundle are inserted as markup; the content policy refuses scripts in it.
      'svelte/no-at-html-tags': 'off',
      // Sets and maps that nothing on the screen depends on need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a space that Svelte would trim.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/net/server_transport.ts'],
    rules: { 'no-restricted-globals': ['error', 'fetch', 'WebSocket'] }, // everything goes through the transport
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
