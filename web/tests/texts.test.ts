import { beforeEach, expect, test } from 'vitest';
import { gameText, has, language, setLanguage, t } from '../src/lib/screen/texts.svelte';
import { likeliest } from '../src/table/session/odds.svelte';
import { reply, TestTransport } from './fixtures';

let transport: TestTransport;
beforeEach(() => {
  transport = new TestTransport();
  Object.assign(globalThis, { document: { documentElement: {} } }); // the page's language is set on its root element
});

const WORDS = `
noun-wood = { $n ->
    [one] { $n } Holz
   *[other] { $n } Hölzer
}
close = Shut the door
`;

test.each(['en', 'it', 'es'] as const)('has every number of seats in %s', async (lang) => {
  await setLanguage(lang, '');
  expect(language()).toBe(lang);
  const [one, two] = [t('n-seats', { n: 1 }), t('n-seats', { n: 2 })];
  expect(one).toContain('1');
  expect(two).toContain('2');
  expect(one.replace('1', '')).not.toBe(two.replace('2', ''));
});

test('reads plural forms of the game', async () => {
  transport.replies = [reply(200, WORDS)];
  await setLanguage('en', 'imaginary');
  expect(transport.requests[0]?.path).toBe('/api/words/imaginary/en');
  expect([t('noun-wood', { n: 1 }), t('noun-wood', { n: 3 })]).toEqual(['1 Holz', '3 Hölzer']);
});

test('prefers the text of the page, and on boards the text of the game', async () => {
  transport.replies = [reply(200, WORDS)];
  await setLanguage('en', 'imaginary');
  expect(gameText('close')).toBe('Shut the door');
  expect(t('close')).not.toBe('Shut the door');
});

test('shows the id of a missing text', async () => {
  transport.replies = [reply(404)];
  await setLanguage('en', 'imaginary');
  expect([has('no-such-text'), t('no-such-text')]).toEqual([false, 'no-such-text']);
});

test('shows the likeliest lines, and that there are others', async () => {
  transport.replies = [reply(404)];
  await setLanguage('en', 'imaginary');
  const lines = Array.from({ length: 7 }, (_, n) => ({ said: `line ${n}` })) as never[];
  expect(likeliest(lines.slice(0, 2))).toBe('line 0\nline 1');
  expect(likeliest(lines).split('\n')).toEqual(['line 0', 'line 1', 'line 2', 'line 3', 'line 4', t('odds-others')]);
});
