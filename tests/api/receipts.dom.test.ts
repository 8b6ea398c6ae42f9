import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { receiptCall } from '#calls/receipts.ts';
import { beijingText } from '#lib/beijingTime.ts';
import { forgetServerTime } from '#lib/serverClock.ts';

/** The press by the phone's clock, in the middle of a second. */
const PRESS = Date.UTC(2026, 10, 21, 4, 0, 0, 500);
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: PRESS });
  forgetServerTime();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Listed {
  order_no: string;
  created_at?: string;
  amount?: string;
}

/** The number of the receipt of 100 CNY, where these records are listed `ahead` ms from the phone's clock. */
async function numberAmong(
  data: Listed[],
  { ahead = 0, says = new Date(PRESS + ahead).toUTCString() }: { ahead?: number; says?: string } = {},
) {
  const body = { code: 200, data: data.map((row) => ({ amount: '100.00', ...row })) };
  const headers = { 'Content-Type': 'application/json', ...(says !== '' && { Date: says }) };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { headers })));
  const actor = createActor(receiptCall(1), { input: { amount: '100', pressedAt: PRESS } });
  actor.start();
  return (await toPromise(actor))?.number;
}

const at = (ms: number) => beijingText(PRESS + ms);
const OLD = { order_no: 'TX-OLD', created_at: at(-60_000) };
const NEW = { order_no: 'TX-NEW', created_at: at(0) };

test('the newest record of the amount since the press is its receipt', async () => {
  const other = { order_no: 'TX-OTHER', created_at: at(1000), amount: '101.00' };
  expect(await numberAmong([other, NEW, OLD])).toBe('TX-NEW');
});

test('an older record of the amount is not, while the new one is not listed', async () => {
  expect(await numberAmong([OLD])).toBeUndefined();
});

test.each([undefined, '', '刚刚'])('nor is one of the time %s', async (created_at) => {
  expect(await numberAmong([{ order_no: 'TX1', ...(created_at !== undefined && { created_at }) }])).toBe(
    undefined,
  );
});

test('nor is any where no answer tells the server’s time', async () => {
  expect(await numberAmong([NEW], { says: '' })).toBeUndefined();
});

test.each([-26 * HOUR, -1900, 1900, 26 * HOUR])(
  'a server whose clock differs by %s ms from the phone’s is gone by',
  async (ahead) => {
    const own = { order_no: 'TX-NEW', created_at: at(ahead) };
    const older = { order_no: 'TX-OLD', created_at: at(ahead - 3000) };
    expect(await numberAmong([own, older], { ahead })).toBe('TX-NEW');
    expect(await numberAmong([older], { ahead })).toBeUndefined();
  },
);
