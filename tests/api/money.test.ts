import { describe, expect, test } from 'vitest';
import * as assets from '#api/assets.ts';
import { createClient, type Client } from '#api/client.ts';
import { contract, type CallName } from '#api/contract/contract.ts';
import * as deposit from '#areas/deposit/api.ts';
import * as lottery from '#api/lottery.ts';
import { fetchPaymentInfo } from '#api/paymentInfo.ts';
import * as protection from '#api/playerProtection.ts';
import * as redPacket from '#api/redPacket.ts';
import * as session from '#api/session.ts';
import { refreshMoney } from '#areas/userCenter/api.ts';
import { fetchVipLevels } from '#api/vip.ts';
import * as welfare from '#areas/welfare/api.ts';
import { fetchNewest } from '#api/withdraw.ts';
import { moneyPlaces, sampleOf, withMoney, type Place } from '#tests/support/contractMoney.ts';

const { signal } = new AbortController();
const PAGE = { api_type: '', date: '4', page: 1 };

type Reader = (call: Client) => Promise<unknown>;

/** What reads each call whose answer has money: each of the app's functions. */
const readers: Readonly<Partial<Record<CallName, readonly Reader[]>>> = {
  'POST /api/user': [(call) => session.fetchUser(call, signal)],
  'POST /api/balance': [(call) => session.fetchBalance(call, signal)],
  'POST /api/refreshusermoney': [(call) => refreshMoney(call, signal)],
  'POST /api/uservip': [(call) => fetchVipLevels(call, signal)],
  'POST /api/balancelist': [(call) => assets.fetchPlatforms(call, signal)],
  'POST /api/gettransrecord': [
    (call) => assets.fetchTransactions(call, { ...PAGE, type: 1 }, signal),
    (call) => fetchNewest(call, 1, signal),
  ],
  'POST /api/betrecord': [(call) => assets.fetchBets(call, PAGE, signal)],
  'POST /api/getfanshui': [(call) => assets.fetchRebates(call, { ...PAGE, type: 5 }, signal)],
  'POST /api/get-game-balance': [
    (call) => lottery.fetchLotteryBalance(call, 'L', signal).then((balance) => ({ balance })),
  ],
  'POST /api/transfer-out': [
    (call) => lottery.transferOut(call, { amount: '1', token: 'L', idempotencyKey: 'k' }, signal),
  ],
  'GET /api/payment-channels': [(call) => deposit.fetchChannels(call, signal)],
  'POST /api/payinfo': [(call) => fetchPaymentInfo(call, 'CK1', signal)],
  'GET /api/userredpacket': [(call) => redPacket.fetchRedPacket(call, signal)],
  'POST /api/douserredpacket': [
    (call) => redPacket.grabRedPacket(call, 'k', signal).then((redpacketmoney) => ({ redpacketmoney })),
  ],
  'POST /api/redpacket': [(call) => welfare.fetchRedPackets(call, 1, signal)],
  'GET /api/player-protection': [(call) => protection.fetchProtection(call, signal)],
  'POST /api/player-protection': [
    (call) => protection.changeProtection(call, { action: 'cancel_limit', period: 'day' }, 'k', signal),
  ],
};

/** A text that no other field has. */
const KNOWN = '4321.57';

const READABLE: readonly [unknown, string][] = [
  ['4,321.57', KNOWN],
  ['¥4,321.57', KNOWN],
  ['￥4321.57', KNOWN],
  ['4321.57元', KNOWN],
  [' 4 321.57 ', KNOWN],
  [4321.57, KNOWN],
  [1e21, '1000000000000000000000'],
  ['-4,321.57', '-4321.57'],
];
const UNREADABLE: readonly unknown[] = ['abc', '1e21', '12,5', 'NaN', true, {}, [], { amount: '1' }];

/** The amounts for which null is a word of the contract: no limit, and nothing else to pay. */
const NULL_MEANS: Readonly<Record<string, unknown>> = {
  'deposit_limits.*.amount': null,
  'deposit_limits.*.pending.amount': null,
  'info.real_money': '',
};
/** An unknown limit is neither a limit nor none. */
const unknownAt = (place: Place) => (/^deposit_limits\..*amount$/.test(place.join('.')) ? false : null);

const fields = (Object.keys(moneyPlaces) as CallName[]).flatMap((name) =>
  (moneyPlaces[name] ?? []).flatMap((place) =>
    (readers[name] ?? []).map((read, at) => ({ name, place, field: place.join('.'), read, at: at + 1 })),
  ),
);

/** What the app makes of an answer with this value in this place. */
function readWith({ name, place, read }: (typeof fields)[number], value: unknown): Promise<unknown> {
  const data = withMoney(sampleOf(contract[name].data), [place], value);
  const body = JSON.stringify({ code: 200, message: '', data });
  // JSON has no infinity
  const sent = body.replace('"INFINITE"', '1e999');
  return read(
    createClient({
      baseUrl: 'http://localhost',
      token: () => '',
      fetch: () => Promise.resolve(new Response(sent)),
    }),
  );
}

/** Replaces a text wherever it stands. */
function replaced(value: unknown, from: string, to: unknown): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((item) => replaced(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, replaced(field, from, to)]));
}

test('every answer with money in the contract has its readers here', () => {
  expect(Object.keys(readers).toSorted()).toEqual(Object.keys(moneyPlaces).toSorted());
  expect(fields.length).toBeGreaterThan(40);
});

/** The newest records are read for a receipt, which has neither fee nor payout. */
const isUnread = ({ name, at, field }: (typeof fields)[number]) =>
  name === 'POST /api/gettransrecord' && at === 2 && field !== 'data.*.amount';

/** A percentage has the sign of one instead of a currency. */
const isPercentage = ({ name, field }: (typeof fields)[number]) =>
  name === 'POST /api/uservip' && !['*.flow', '*.recharge'].includes(field);

describe.each(fields.filter((field) => !isUnread(field)))(
  '$name $field, read by function $at (D65)',
  (field) => {
    const shapes = isPercentage(field)
      ? [...READABLE.filter(([value]) => !/[¥￥元]/.test(String(value))), ['4321.57%', KNOWN] as const]
      : READABLE;

    test('is read with separators and a sign', async () => {
      const known = await readWith(field, KNOWN);
      const read = await Promise.all(shapes.map(async ([value]) => [value, await readWith(field, value)]));
      expect(read).toEqual(shapes.map(([value, expected]) => [value, replaced(known, KNOWN, expected)]));
    });

    test('is unknown where it cannot be read', async () => {
      const known = await readWith(field, KNOWN);
      const unknown = replaced(known, KNOWN, unknownAt(field.place));
      const values = [...UNREADABLE, 'INFINITE'];
      const read = await Promise.all(values.map(async (value) => [value, await readWith(field, value)]));
      expect(read).toEqual(values.map((value) => [value, unknown]));
      const meant = Object.hasOwn(NULL_MEANS, field.field)
        ? replaced(known, KNOWN, NULL_MEANS[field.field])
        : unknown;
      expect(await readWith(field, null)).toEqual(meant);
    });

    test('is read at all', async () => {
      expect(JSON.stringify(await readWith(field, KNOWN))).toContain(`"${KNOWN}"`);
    });
  },
);

test('the defaults of the documents are those of absent fields, not of unreadable ones', async () => {
  const answer = (data: unknown) =>
    session.fetchUser(
      createClient({
        baseUrl: 'http://localhost',
        token: () => '',
        fetch: () => Promise.resolve(Response.json({ code: 200, data })),
      }),
      signal,
    );
  expect((await answer({})).info).toMatchObject({
    balance: '0',
    paysum: '0',
    vip: 0,
    mbalance: null,
    withdrawcashfee: null,
    withdrawfeeusdttrc: null,
    withdrawusdtrate: null,
    usdtrate: null,
  });
  expect((await answer({ balance: null, paysum: '?' })).info).toMatchObject({ balance: null, paysum: null });
});
