import { expect, test } from 'vitest';
import { applyPatch } from '../src/table/session/json_patch';
import { view } from './fixtures';

const before = view({ round: 1, people: [{ life: 3 }, { life: 5 }], zones: { 'a/b': 1, 'c~d': 2 } });

test('replaces, adds and removes members', () => {
  const after: any = applyPatch(before, [
    { op: 'replace', path: '/round', value: 2 },
    { op: 'add', path: '/night', value: true },
    { op: 'remove', path: '/zones' },
  ]);
  expect(after).toEqual({ game: 'imaginary', round: 2, people: [{ life: 3 }, { life: 5 }], night: true });
});

test('replaces members of lists and keeps them lists', () => {
  const after: any = applyPatch(before, [{ op: 'replace', path: '/people/1/life', value: 4 }]);
  expect(after.people).toEqual([{ life: 3 }, { life: 4 }]);
  expect(Array.isArray(after.people)).toBe(true);
});

test('leaves the old view alone and shares what has not changed', () => {
  const after: any = applyPatch(before, [{ op: 'replace', path: '/people/1/life', value: 4 }]);
  expect((before as any).people[1].life).toBe(5);
  expect(after.people[0]).toBe((before as any).people[0]);
  expect(after.zones).toBe((before as any).zones);
});

test('reads escaped names', () => {
  const after: any = applyPatch(before, [
    { op: 'replace', path: '/zones/a~1b', value: 7 },
    { op: 'replace', path: '/zones/c~0d', value: 8 },
  ]);
  expect(after.zones).toEqual({ 'a/b': 7, 'c~d': 8 });
});
