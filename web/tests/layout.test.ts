import { expect, test } from 'vitest';
import { groupOptions, layout, matches, MOST_CHIPS, unusedBy } from '../src/table/dock/layout';
import { option, question } from './fixtures';

const keys = (options: { key: string }[]) => options.map((one) => one.key);

test('groups options by their deeds, in the order of the first of each', () => {
  const groups = groupOptions([option('move:1'), option('build:1'), option('move:2', { open: false })]);
  expect(groups.map(({ name, open, options }) => [name, open, keys(options)])).toEqual([
    ['move', 1, ['move:1', 'move:2']],
    ['build', 1, ['build:1']],
  ]);
});

test('shows few options as chips and many kinds as groups', () => {
  const few = layout(question([option('move:1'), option('move:2'), option('done')]));
  expect([keys(few.chips), few.groups]).toEqual([['move:1', 'move:2'], []]);
  const many = Array.from({ length: MOST_CHIPS + 1 }, (_, n) => option(`${n % 2 ? 'move' : 'build'}:${n}`));
  const grouped = layout(question(many));
  expect(grouped.chips).toEqual([]);
  expect(grouped.groups.map((group) => group.name)).toEqual(['build', 'move']);
});

test('keeps many options of one kind as chips', () => {
  const many = Array.from({ length: MOST_CHIPS + 5 }, (_, n) => option(`move:${n}`));
  expect(layout(question(many)).chips).toHaveLength(MOST_CHIPS + 5);
});

test('makes a closing answer the main one', () => {
  const { main, quiet } = layout(question([option('move:1'), option('done')]));
  expect([main?.key, quiet]).toEqual(['done', false]);
});

test('shows a passing answer quietly while something can be done', () => {
  expect(layout(question([option('move:1'), option('pass')])).quiet).toBe(true);
  expect(layout(question([option('pass')])).quiet).toBe(false);
});

test('keeps a blocked closing answer as the main one', () => {
  const laid = layout(question([option('move:1'), option('move:2'), option('ready', { open: false })]));
  expect(laid.main?.key).toBe('ready');
  expect(laid.blocked).toEqual([]);
});

test('separates offers and planned actions, and puts cancelling options last', () => {
  const cancel = option('take-back:1', { back: true });
  const laid = layout(
    question([
      option('back', { back: true }),
      option('move:1'),
      option('use:1', { offer: true }),
      cancel,
      option('move:2'),
    ]),
  );
  expect([keys(laid.offers), keys(laid.planned), keys(laid.chips)]).toEqual([
    ['use:1'],
    ['take-back:1'],
    ['move:1', 'move:2', 'back'],
  ]);
});

test('lays out nothing without a question', () => {
  expect(layout(null)).toMatchObject({ main: null, chips: [], groups: [], all: [] });
});

test('says what an option leaves unused', () => {
  const facts = { deed: 'end', risks: [{ what: 'idle' }] } as never;
  expect(unusedBy(option('end', { facts, stakes: [{ kind: 'risk', text: 'two pawns' }] as never }))).toBe('two pawns');
  expect(unusedBy(option('end'))).toBe('');
});

test('finds options by words in any order, without accents', () => {
  const found = option('x', { label: 'Construir la balsa rápida' });
  expect(matches(found, 'rapida BALSA')).toBe(true);
  expect(matches(found, 'balsa lenta')).toBe(false);
});
