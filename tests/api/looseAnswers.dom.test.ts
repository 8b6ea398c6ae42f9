import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchBets, fetchRebates, fetchTransactions } from '#api/assets.ts';
import { fetchBanks } from '#api/payoutAccounts.ts';
import { fetchBalance } from '#api/session.ts';
import { fetchAppInfo } from '#api/site.ts';
import { refreshMoney } from '#areas/userCenter/api.ts';
import { fetchRedPackets } from '#areas/welfare/api.ts';
import { fetchNewest } from '#api/withdraw.ts';
import { client } from '#calls/client.ts';
import { recommendedGames } from '#areas/games/gameLists.ts';
import { lotteryToken } from '#calls/lotteryToken.ts';
import { fetchMember } from '#calls/member.ts';

const { signal } = new AbortController();

/** Responds to every request with this data. */
function answerWith(data: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code: 200, data }))));
}

const PAGE = { api_type: '', date: '4', page: 1 };

describe('an answer with only some fields of the member', () => {
  test.each([
    [{ balance: 12.5 }, { balance: '12.5' }],
    [
      { balance: '12.50', mbalance: null, username: null },
      { balance: '12.50', mbalance: null },
    ],
    [{ balance: 'abc' }, { balance: null }],
    [
      { avatar: '', vip: '2' },
      { avatar: '', vip: 2 },
    ],
    [[], {}],
  ])('refreshusermoney %j patches %j', async (data, patch) => {
    answerWith(data);
    expect((await refreshMoney(client, signal)).patch).toEqual(patch);
  });

  test.each([
    [{ balance: '1.00' }, { balance: '1.00' }],
    [{ mbalance: 3 }, { mbalance: '3' }],
    [
      { balance: '1.00', mbalance: null },
      { balance: '1.00', mbalance: null },
    ],
    [{}, {}],
  ])('balance %j is %j', async (data, known) => {
    answerWith(data);
    expect(await fetchBalance(client, signal)).toEqual(known);
  });
});

describe('the lottery token', () => {
  const forgetToken = () => {
    lotteryToken.current = '';
  };
  beforeEach(forgetToken);
  afterEach(forgetToken);

  test.each([[{}], [{ lottery_token: null }], [{ lottery_token: '' }]])(
    'that is known stays with an answer %j without one',
    async (answer) => {
      answerWith({ username: 'a', lottery_token: 'L1' });
      expect((await fetchMember(signal)).hasLotteryToken).toBe(true);
      answerWith({ username: 'a', ...answer });
      expect((await fetchMember(signal)).hasLotteryToken).toBe(true);
      expect(lotteryToken.current).toBe('L1');
    },
  );

  test('that is newer takes the place of the known one', async () => {
    answerWith({ lottery_token: 'L1' });
    await fetchMember(signal);
    answerWith({ lottery_token: 'L2' });
    await fetchMember(signal);
    expect(lotteryToken.current).toBe('L2');
  });

  test('is lacking until an answer has one', async () => {
    answerWith({ username: 'a' });
    expect((await fetchMember(signal)).hasLotteryToken).toBe(false);
  });
});

describe('flags and states as true and false', () => {
  test.each([
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
    [true, true],
    [1, true],
    [null, true],
    [undefined, true],
  ])('site_state %j: open is %j', async (site_state, open) => {
    answerWith({ title: '站', site_state });
    expect((await fetchAppInfo(client, signal)).open).toBe(open);
  });

  test('app_state, which hides a game', async () => {
    const states = [true, 1, '1', undefined, null, false, 0, '0', 'false'];
    answerWith(states.map((app_state, at) => ({ name: String(at), app_state })));
    const shown = await recommendedGames(signal);
    expect(shown.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4']);
  });

  test.each([
    [true, '1'],
    [false, '0'],
    [2, '2'],
    ['3', '3'],
    [null, ''],
  ])('the state %j of a record is “%s”', async (state, read) => {
    answerWith({ data: [{ state }], last_page: 1 });
    expect((await fetchTransactions(client, { ...PAGE, type: 1 }, signal)).rows[0]?.state).toBe(read);
    expect((await fetchBets(client, PAGE, signal)).rows[0]?.state).toBe(read);
    expect((await fetchNewest(client, 1, signal))[0]?.state).toBe(read);
    answerWith({ list: [{ state }] });
    expect((await fetchRebates(client, { ...PAGE, type: 5 }, signal)).list[0]?.state).toBe(read);
  });
});

describe('a page of records', () => {
  test.each([
    [{ data: [{}], last_page: 3 }, 1, 3],
    [{ data: [{}], last_page: '3' }, 1, 3],
    [{ data: [{}] }, 1, null],
    [{ data: [{}], last_page: null }, 1, null],
    [[{}, {}], 2, 1],
    [{ data: '', last_page: 1 }, 0, 1],
    [null, 0, 1],
    ['', 0, 1],
    [{}, 0, null],
  ])('%j has %i rows, the last page is %j', async (data, count, lastPage) => {
    answerWith(data);
    const page = await fetchBets(client, PAGE, signal);
    expect([page.rows.length, page.lastPage]).toEqual([count, lastPage]);
  });

  test.each([
    [{ list: [], last_page: 2 }, 2],
    [{ list: [] }, null],
    [[], null],
  ])('of rebates %j: the last is %j', async (data, lastPage) => {
    answerWith(data);
    expect((await fetchRebates(client, { ...PAGE, type: 5 }, signal)).last_page).toBe(lastPage);
  });

  test.each([
    [{ data: [{ money: 1 }], total: 11 }, 1, 11],
    [{ data: [{ money: 1 }] }, 1, 0],
    [[{ money: 1 }], 1, 0],
    [null, 0, 0],
  ])('of red packets %j has %i rows of %i', async (data, count, total) => {
    answerWith(data);
    const page = await fetchRedPackets(client, 1, signal);
    expect([page.rows.length, page.total]).toEqual([count, total]);
  });
});

test.each([
  [[{ bank_name: '招商银行' }, { bank_name: '' }, { bank_name: '工商银行' }]],
  [['招商银行', '', '工商银行']],
])('the names of banks in %j', async (data) => {
  answerWith(data);
  expect(await fetchBanks(client, signal)).toEqual(['招商银行', '工商银行']);
});
