import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '../src/lib/net/api';
import { withRetries } from '../src/lib/net/retry';
import { ServerTransport } from '../src/lib/net/server_transport';
import { reply, TestTransport } from './fixtures';

let transport: TestTransport;
beforeEach(() => {
  transport = new TestTransport();
});

test('returns the data of a reply', async () => {
  transport.replies = [reply(200, '[{"id":"t1"}]')];
  expect(await api.me('it')).toEqual([{ id: 't1' }]);
  expect(transport.requests).toEqual([{ method: 'GET', path: '/api/me?lang=it', body: undefined }]);
});

test('escapes table ids and search words', async () => {
  transport.replies = [reply(200), reply(200)];
  await api.leave('a/b');
  await api.rules('imaginary', 'en', 'fire & rain');
  expect(transport.requests.map((one) => one.path)).toEqual([
    '/api/tables/a%2Fb/leave',
    '/api/rules/imaginary?lang=en&q=fire%20%26%20rain',
  ]);
});

test('sends JSON with a request that changes something', async () => {
  transport.replies = [reply(200)];
  await api.setMuted('t1', 2, true);
  expect(transport.requests[0]).toEqual({
    method: 'POST',
    path: '/api/tables/t1/mute',
    body: { seat: 2, muted: true },
  });
});

test.each([
  [403, '{"message":"Not your table."}', 'Not your table.'],
  [429, '{"error":"Too often."}', 'Too often.'],
  [502, '<html>', ''],
  [500, '', ''],
])('throws status %i with its message', async (status, text, message) => {
  transport.replies = [reply(status, text)];
  await expect(api.me('en')).rejects.toMatchObject({ status, message });
});

test('throws status 0 if no reply arrives', async () => {
  transport.replies = [new Error('offline')];
  const error = await api.me('en').catch((thrown) => thrown);
  expect(error).toBeInstanceOf(api.RequestError);
  expect(error.status).toBe(0);
});

test('repeats a failing request until it succeeds', async () => {
  let tries = 0;
  const request = async () => {
    tries += 1;
    if (tries < 3) throw new Error('away');
    return 'data';
  };
  expect(await withRetries(request, [0, 0, 0])).toBe('data');
  expect(tries).toBe(3);
});

test('throws the last failure when it gives up', async () => {
  await expect(withRetries(() => Promise.reject(new Error('away')), [0])).rejects.toThrow('away');
});

test('the server transport returns refusals as replies', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('no', { status: 404 }));
  const { status, body } = await new ServerTransport('http://table.test').request('POST', '/api/x', { a: 1 });
  expect([status, await body.text()]).toEqual([404, 'no']);
  expect(fetched.mock.calls[0]).toMatchObject(['http://table.test/api/x', { method: 'POST', body: '{"a":1}' }]);
  fetched.mockRestore();
});
