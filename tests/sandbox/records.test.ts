import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bets } from '#sandbox/db/moneySchema.ts';
import { DAY_MS } from '#sandbox/http/beijing.ts';
import { NOON, openTestSandbox } from './testSandbox.ts';

describe('bet records', () => {
  it('come by the ten thousand, page by page, newest first', async () => {
    const { member, sandbox } = await openTestSandbox();
    const phone = await member('zero000');
    await phone.post('/sandbox/records', { name: 'zero000', count: 10_000 });
    const page = async (number: number, api_type = '') =>
      (await phone.post('/api/betrecord', { api_type, date: 4, page: number })).data;
    const first = await page(1);
    expect(first).toMatchObject({ last_page: 500 });
    expect(first.data).toHaveLength(20);
    for (const key of ['bet_amount', 'bet_time', 'Code', 'win_loss', 'bet_id', 'state']) {
      expect(first.data[0]).toHaveProperty(key);
    }
    const last = (await page(500)).data as { bet_id: string; bet_time: string }[];
    expect(last).toHaveLength(20);
    expect(last[0]?.bet_time.localeCompare(first.data[0].bet_time)).toBe(-1);
    expect(new Set([...first.data, ...last].map((row: { bet_id: string }) => row.bet_id)).size).toBe(40);
    expect((await page(501)).data).toEqual([]);
    const ofPp = await page(1, 'pp');
    expect(ofPp.last_page).toBeGreaterThan(1000 / 20);
    expect(ofPp.last_page).toBeLessThan(500);
    const rows = await sandbox.store.read((queries) =>
      queries
        .select({ number: bets.number })
        .from(bets)
        .where(and(eq(bets.memberId, 5), eq(bets.platform, 'pp'))),
    );
    const numbers = new Set(rows.map(({ number }) => number));
    expect(numbers.size).toBeGreaterThan((ofPp.last_page - 1) * 20);
    expect(ofPp.data.every((row: { bet_id: string }) => numbers.has(row.bet_id))).toBe(true);
  });
});

describe('the date filter', () => {
  it('counts Beijing days, today included', async () => {
    const { member } = await openTestSandbox();
    const phone = await member('zero000');
    const ages = [0, 1, 6, 7, 14, 15, 29, 30];
    const midnight = NOON - DAY_MS / 2;
    for (const age of ages) {
      await phone.post('/sandbox/deposits', { name: 'zero000', amount: '1', at: midnight - age * DAY_MS });
    }
    const listed = async (date: number) =>
      (await phone.post('/api/gettransrecord', { type: 6, date, page: 1, api_type: '' })).data.data.length;
    expect([await listed(1), await listed(2), await listed(3), await listed(4)]).toEqual([1, 3, 5, 7]);
  });
});

describe('transaction records', () => {
  it('are the member’s own, by known types', async () => {
    const { member } = await openTestSandbox();
    const phone = await member('zero000');
    for (const type of [1, 2, 3, 4, 6, 7]) {
      expect((await phone.post('/api/gettransrecord', { type, date: 4, page: 1 })).data).toMatchObject({
        data: [],
        last_page: 1,
      });
    }
    expect((await phone.post('/api/gettransrecord', { type: 5 })).code).toBe(400);
  });

  it('show the bonus of a red packet', async () => {
    const { member } = await openTestSandbox();
    const phone = await member('vip333');
    await phone.post('/api/douserredpacket');
    const { data } = (await phone.post('/api/gettransrecord', { type: 7, date: 1, page: 1 })).data;
    expect(data[0]).toMatchObject({ amount: '4.88', type: 2, state: 1 });
  });

  it('lists every state for the demo member', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const states = async (type: number, field = 'state') => {
      const { data } = (await phone.post('/api/gettransrecord', { type, date: 4, page: 1 })).data;
      return new Set(data.map((row: Record<string, unknown>) => row[field]));
    };
    expect(await states(1)).toEqual(new Set([1, 2, 3]));
    expect(await states(2)).toEqual(new Set([1, 2, 3]));
    expect(await states(6, 'status')).toEqual(new Set(['failed', 'pending', 'success']));
    expect(await states(7, 'type')).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(await states(3)).toEqual(new Set([0, 1, 2]));
  });
});
