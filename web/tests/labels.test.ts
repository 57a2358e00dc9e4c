import { expect, test } from 'vitest';
import * as labels from '../src/lib/parts/labels';

test('splits a long label into its name and its description', () => {
  expect(labels.splitLabel('Short: label')).toEqual(['Short: label', '']);
  expect(labels.splitLabel('Sleep, I’ll Watch – one character rests', 30)).toEqual([
    'Sleep, I’ll Watch',
    ' – one character rests',
  ]);
  expect(labels.splitLabel('no place to split this label at all', 20)).toEqual([
    'no place to split this label at all',
    '',
  ]);
});

test('finds the asking sentence of a long prompt', () => {
  const prompt =
    'The storm has torn the roof off the shelter during the night. Who repairs it? Nobody else can help you today.';
  expect(labels.sentences(prompt).map((one) => one.asks)).toEqual([false, true, false]);
  expect(labels.sentences('Who repairs it?')).toEqual([{ text: 'Who repairs it?', asks: true }]);
});

test('finds the common start of labels, without a trailing article', () => {
  expect(labels.commonStart(['Build the roof', 'Build the palisade'])).toBe('Build');
  expect(labels.commonStart(['Gather wood: camp', 'Gather wood: beach'])).toBe('Gather wood');
  expect(labels.commonStart(['Gather', 'Rest'])).toBe('');
  expect(labels.commonStart(['Rest'])).toBe('Rest');
});

test('recognises headings of the log', () => {
  expect(labels.heading('— Round 3 —')).toEqual({ level: 2, text: 'Round 3' });
  expect(labels.heading('——— Round 3 ———.')).toEqual({ level: 1, text: 'Round 3' });
  expect(labels.heading('· Night ·')).toEqual({ level: 2, text: 'Night' });
  expect(labels.heading('Ana rests.')).toBeNull();
});

test('wraps a list after commas', () => {
  expect(labels.wrapLines('wood, fur, food, rope', 12)).toEqual(
    ['wood, fur, ', 'food, rope'].map((line) => expect.stringContaining(line.trim())),
  );
});

test('takes brackets off the end of a label', () => {
  expect(labels.bracketed('Bake bread (2 wood)')).toEqual(['Bake bread', '2 wood']);
  expect(labels.bracketed('Trade (water (2))')).toEqual(['Trade', 'water (2)']);
  expect(labels.bracketed('Rest')).toEqual(['Rest', '']);
});

test('drops steps that the sentence begins with', () => {
  expect(labels.withoutRepeated(['Night', '', 'Day 2'], 'Night falls.')).toEqual(['Day 2']);
});

test('cuts the verb off a cancelling label', () => {
  expect(labels.tailed('Take back: the roof')).toBe('the roof');
  expect(labels.tailed('The roof')).toBe('The roof');
});
