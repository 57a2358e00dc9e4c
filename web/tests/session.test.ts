import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../src/lib/screen/settings.svelte';
import { notes } from '../src/lib/ui/notes.svelte';
import { TableSession } from '../src/table/session/session.svelte';
import { option, question, reply, stateMessage, TestTransport, view } from './fixtures';

let transport: TestTransport;
let session: TableSession;
const connection = () => transport.connections.at(-1)!;
const sent = () => connection().sent;
const open = (seq = 1, changes: object = {}) =>
  connection().listener.received(
    stateMessage(seq, view({ round: seq }), question([option('a'), option('b')]), changes),
  );

beforeEach(() => {
  vi.useFakeTimers();
  notes.length = 0;
  preferences.sure = false;
  transport = new TestTransport();
  session = new TableSession('t1', 'en');
});
afterEach(() => {
  session.end();
  vi.useRealTimers();
});

test('shows the first state', () => {
  expect(session.state.ready).toBe(false);
  open();
  expect(session.connection.status).toBe('open');
  expect(session.state.view).toMatchObject({ round: 1 });
  expect(session.state.question?.options.map((one) => one.key)).toEqual(['a', 'b']);
});

test('applies patches to the view, and asks for a full state if they do not fit', () => {
  open();
  const next = view({ round: 2 });
  const beats = [
    { kind: 'deed', lines: [], dice: [], cards: [], patch: [{ op: 'replace', path: '/round', value: 2 }] },
  ];
  connection().listener.received(stateMessage(2, next, null, { base: 1, view: undefined, beats }));
  expect(session.state.view).toEqual(next);
  connection().listener.received(stateMessage(9, next, null, { base: 7, view: undefined, beats }));
  expect(sent()).toEqual([{ type: 'whole' }]);
  expect(session.state.seq).toBe(2);
});

test('fills in options that the server has sent before', () => {
  open();
  const fresh = option('c');
  open(2, { question: question([fresh]), kept: [1, -1] });
  expect(session.state.question?.options.map((one) => one.key)).toEqual(['b', 'c']);
});

test('gives one answer at a time', () => {
  open();
  session.answer('a');
  session.answer('b');
  expect(sent()).toEqual([{ type: 'answer', seq: 1, seat: 0, key: 'a', careful: true }]);
  open(2);
  expect(session.answers.pending).toBeNull();
});

test('holds an answer that the server calls final until it is given again', () => {
  open();
  session.answer('a');
  connection().listener.received({ type: 'refused', seq: 1, code: 'final', message: '', rules: [] });
  expect([session.answers.held, session.answers.final]).toEqual(['a', 'a']);
  session.answer('a');
  expect(sent().at(-1)).toMatchObject({ key: 'a', careful: false });
});

test('holds an answer that loses much, if the player wants that', () => {
  preferences.sure = true;
  open();
  expect(sent()).toEqual([{ type: 'hint' }]);
  const answers = [
    { key: 'a', chance: 0.4, costs: 0.3 },
    { key: 'b', chance: 0.7, costs: 0 },
  ];
  connection().listener.received({ type: 'hint', seq: 1, best: 'b', why: 'safer', answers } as never);
  session.answer('a');
  expect(session.answers.held).toBe('a');
  expect(session.answers.better).toEqual({ key: 'b', why: 'safer', chance: 70, held: 40 });
  expect(session.coach.shown).toBeNull();
});

test('reports a refused answer', () => {
  open();
  session.answer('a');
  connection().listener.received({ type: 'refused', seq: 1, code: 'illegal', message: 'Not now.', rules: [] });
  expect(session.answers.pending).toBeNull();
  expect(notes.map((one) => one.text)).toEqual(['Not now.']);
});

test('undoes, and redoes only what was undone', () => {
  open();
  session.undo.undo();
  session.undo.redo();
  expect(sent()).toEqual([{ type: 'undo', seq: 1 }]);
  open(2, { undo: { can: true, free: true, again: true, waiting: null } });
  session.undo.redo();
  expect(sent().at(-1)).toEqual({ type: 'redo', seq: 2 });
});

test('knows who must agree to an undo', () => {
  open(1, {
    seats: [
      { seat: 0, name: 'Ana', kind: 'me', present: true },
      { seat: 1, name: 'Bo', kind: 'link', present: false },
    ],
  });
  connection().listener.received({ type: 'undo', by: 0, needs: [1] });
  expect([session.undo.mayAgree, session.undo.mayOverride]).toEqual([false, true]);
  connection().listener.received({ type: 'undo', by: 1, needs: [0] });
  expect([session.undo.mayAgree, session.undo.mayOverride]).toEqual([true, false]);
});

test('limits requests for odds and does not repeat them', () => {
  open();
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => session.odds.ask(key))).toEqual([true, true, true, true, false]);
  expect(session.odds.ask('a')).toBe(true);
  expect(sent().filter((one) => one.type === 'odds')).toHaveLength(4);
});

test('reconnects after a pause, and not if it is barred', () => {
  open();
  connection().listener.closed({ barred: false, reason: '' });
  expect(session.connection.status).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(transport.connections).toHaveLength(2);
  connection().listener.closed({ barred: true, reason: 'Removed.' });
  vi.advanceTimersByTime(60_000);
  expect(transport.connections).toHaveLength(2);
  expect([session.connection.status, session.connection.barred]).toEqual(['closed', 'Removed.']);
});

test('pings a silent server and closes the connection if it stays silent', () => {
  connection().listener.opened();
  open();
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(15_000);
  expect(connection().closed).toBe(true);
});

test('stops if the server answers but does not list the table', async () => {
  transport.replies = [reply(200, '[]')];
  for (let n = 0; n < 3; n++) {
    connection().listener.closed({ barred: false, reason: '' });
    await vi.advanceTimersByTimeAsync(n < 2 ? 2000 : 0);
  }
  expect(session.connection.status).toBe('closed');
});

test('keeps suggestions and drops the chat when the connection is opened again', () => {
  open();
  const { listener } = connection();
  listener.received({ type: 'chat', seat: 0, name: 'Ana', text: 'hello', at: 5 });
  listener.received({ type: 'suggest', seat: 0, name: 'Ana', key: 'a', text: '' });
  listener.opened();
  expect(session.chat.lines.map((line) => line.text)).toEqual(['a']);
});
