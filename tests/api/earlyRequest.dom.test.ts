import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPayWays } from '#areas/deposit/api.ts';
import { client } from '#calls/client.ts';
import { requestEarly } from '#boot/earlyRequest.ts';
import { writeToken } from '#lib/storage.ts';

const PATH = '/api/get_pay_way';
const fetch = vi.fn<typeof globalThis.fetch>();

/** The session tokens of the requests sent so far. */
const sent = () =>
  fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization')?.replace('Bearer ', ''));

const waysAre = (online: boolean) => () =>
  Promise.resolve(new Response(JSON.stringify({ code: 200, data: { online: Number(online) } })));

const isOnlineOffered = async () => (await fetchPayWays(client, new AbortController().signal)).online;

beforeEach(() => {
  // set by the pages that earlier files of this worker have opened
  delete window.flowplayEarly;
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', fetch.mockReset().mockImplementation(waysAre(false)));
  fetch.mockImplementationOnce(waysAre(true));
  writeToken('T0');
});

afterEach(() => {
  writeToken(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('answers the call of the page, once', async () => {
  requestEarly(PATH);
  expect(await isOnlineOffered()).toBe(true);
  expect(sent()).toEqual(['T0']);
  expect(await isOnlineOffered()).toBe(false);
  expect(sent()).toEqual(['T0', 'T0']);
});

test.each([
  { elapsed: 4_999, answered: true },
  { elapsed: 5_000, answered: false },
])('$elapsed ms after it was sent answers the call: $answered', async ({ elapsed, answered }) => {
  requestEarly(PATH);
  vi.advanceTimersByTime(elapsed);
  expect(await isOnlineOffered()).toBe(answered);
});

test('never answers another session', async () => {
  requestEarly(PATH);
  writeToken('T1');
  expect(await isOnlineOffered()).toBe(false);
  expect(sent()).toEqual(['T0', 'T1']);
});

test('that failed is sent again by the call', async () => {
  fetch.mockReset().mockRejectedValueOnce(new TypeError('offline')).mockImplementation(waysAre(true));
  requestEarly(PATH);
  await vi.waitFor(() => expect(window.flowplayEarly).not.toHaveProperty([PATH]));
  expect(await isOnlineOffered()).toBe(true);
});

test('is not sent for a visitor', async () => {
  writeToken(null);
  requestEarly(PATH);
  expect(window.flowplayEarly).toBeUndefined();
});
