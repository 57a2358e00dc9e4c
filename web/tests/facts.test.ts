import { expect, test } from 'vitest';
import { placeOf, placeOfCard } from '../src/games/robinson/facts/places';
import { byFamily, TOKENS } from '../src/games/this_war/facts/view';
import { letter, middle, neighbours } from '../src/games/under_our_sun/facts/view';
import { standing } from '../src/games/naufragos/facts/view';
import { backOf, cardOf, isBack, untold } from '../src/lib/net/cards';
import { parseRoute } from '../src/lib/screen/routes';
import { seatColour } from '../src/lib/parts/seats';

test('takes a card key apart', () => {
  expect(cardOf('event/storm')).toEqual({ deck: 'event', id: 'storm' });
  expect(cardOf('storm')).toEqual({ deck: '', id: 'storm' });
  expect([isBack('?event'), backOf('?event'), backOf('event/storm')]).toEqual([true, 'event', '']);
  expect(untold('event/storm')).toMatchObject({ name: 'storm', deck: 'event', text: '' });
});

test.each([
  ['#/table/abc', { page: 'table', args: ['abc'] }],
  ['#/sit/abc/tok%2Fen', { page: 'sit', args: ['abc', 'tok/en'] }],
  ['#/replay/abc/12', { page: 'replay', args: ['abc', '12'] }],
  ['', { page: 'lobby', args: [] }],
  ['#/nothing', { page: 'lobby', args: [] }],
])('reads the address %s', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test('gives each seat a colour, and repeats them', () => {
  expect([0, 1, 6].map(seatColour)).toEqual(['blue', 'orange', 'blue']);
});

test('names the pawns on the boards by seat and order', () => {
  const done = { 0: ['wood', 'build'] };
  const pawns = [
    { space: 'wood:1', action: 'wood', seat: 0 },
    { space: 'build:1', action: 'build', seat: 0 },
  ];
  expect(standing({ standing: pawns, done } as never)).toEqual({ 'wood:1': '0.1', 'build:1': '0.0' });
});

test('finds the place of actions and cards', () => {
  expect(placeOf('gather', 'wood', 'M2')[0]).toContain('M2');
  expect(placeOfCard('invention/rope')).toBe('inv:rope');
});

test('groups tokens by family and leaves none empty', () => {
  const id = TOKENS[0]!.id;
  const families = byFamily({ [id]: 2 });
  expect(families).toHaveLength(1);
  expect(families[0]!.items).toEqual([[id, 2]]);
});

test('letters enemies beyond Z', () => {
  expect([1, 26, 27, 53].map(letter)).toEqual(['A', 'Z', 'A2', 'A3']);
});

test('places hexes', () => {
  expect(middle('0,0', 10)).toEqual([0, 0]);
  expect(middle('2,0', 10)[0]).toBe(30);
  expect(new Set(neighbours('3,-1')).size).toBe(6);
  expect(neighbours('0,0').every((pos) => neighbours(pos).includes('0,0'))).toBe(true);
});
