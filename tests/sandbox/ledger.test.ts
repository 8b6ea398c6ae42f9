import { assert, asyncProperty, array, constantFrom, integer, record } from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openStore } from '#sandbox/db/store.ts';
import { entries } from '#sandbox/db/ledgerSchema.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import {
  type AccountName,
  balanceOf,
  book,
  house,
  ledgerSums,
  lottery,
  main,
  platform,
  world,
} from '#sandbox/ledger/ledger.ts';

const own: readonly AccountName[] = [main(1), main(2), lottery(1), platform(1, 'pp'), platform(2, 'pp')];

describe('the ledger', () => {
  it('keeps its sum and lets nobody below zero, whatever is booked', async () => {
    const movement = record({
      from: constantFrom(world, house, ...own),
      to: constantFrom(world, house, ...own),
      amount: integer({ min: 1, max: 100_000 }),
    });
    await assert(
      asyncProperty(array(movement, { maxLength: 25 }), async (movements) => {
        const store = await openStore(':memory:');
        for (const { from, to, amount } of movements) {
          await store
            .write((queries) =>
              book(queries, {
                kind: 'test',
                at: 0,
                legs: [
                  [from, -amount],
                  [to, amount],
                ],
              }),
            )
            .catch((error: unknown) => {
              if (!(error instanceof Refusal)) throw error;
            });
        }
        const sums = await store.read(ledgerSums);
        expect(sums.total).toBe(0);
        expect(sums.lowest).toBeGreaterThanOrEqual(0);
        expect(sums.inside + (await store.read((queries) => balanceOf(queries, world)))).toBe(0);
        await store.close();
      }),
      { numRuns: 40, seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) },
    );
  });

  it('undoes the whole movement when one leg has not enough', async () => {
    const store = await openStore(':memory:');
    const move = (queries: Parameters<typeof book>[0]) =>
      book(queries, {
        kind: 'test',
        at: 0,
        legs: [
          [house, -500],
          [main(1), 1000],
          [main(2), -500],
        ],
      });
    await expect(store.write(move)).rejects.toThrow('余额不足');
    expect(await store.read((queries) => queries.select().from(entries))).toEqual([]);
    expect(await store.read((queries) => balanceOf(queries, main(1)))).toBe(0);
    await store.close();
  });

  it('refuses a movement that does not add up, and any change of an entry', async () => {
    const store = await openStore(':memory:');
    const unbalanced = { kind: 'test', at: 0, legs: [[house, -5] as [AccountName, number]] };
    await expect(store.write((queries) => book(queries, unbalanced))).rejects.toThrow('off by -5 cents');
    const legs: [AccountName, number][] = [
      [house, -5],
      [main(1), 5],
    ];
    await store.write((queries) => book(queries, { kind: 'test', at: 0, legs }));
    await expect(store.write((queries) => queries.update(entries).set({ amount: 9 }))).rejects.toThrow(
      'Failed query',
    );
    await expect(
      store.write((queries) => queries.run(sql`UPDATE accounts SET balance = -1 WHERE member_id = 1`)),
    ).rejects.toThrow('Failed');
    await store.close();
  });

  it('books many movements at once one after another', async () => {
    const store = await openStore(':memory:');
    const pay = (queries: Parameters<typeof book>[0]) =>
      book(queries, {
        kind: 'test',
        at: 0,
        legs: [
          [main(1), -1],
          [main(2), 1],
        ],
      });
    await store.write((queries) =>
      book(queries, {
        kind: 'test',
        at: 0,
        legs: [
          [house, -100],
          [main(1), 100],
        ],
      }),
    );
    const settled = await Promise.allSettled(Array.from({ length: 150 }, () => store.write(pay)));
    expect(settled.filter((result) => result.status === 'fulfilled')).toHaveLength(100);
    expect(await store.read((queries) => balanceOf(queries, main(2)))).toBe(100);
    await store.close();
  });
});

describe('amounts', () => {
  it('are the same to the cent there and back', () => {
    for (const value of [1, 10, 99, 100, 101, 123_456_789, 99_999_999_999_99]) {
      expect(cents(yuan(value))).toBe(value);
    }
    expect([yuan(0), yuan(-5), yuan(-123_45)]).toEqual(['0.00', '-0.05', '-123.45']);
    expect([cents('1'), cents('1.5'), cents(2.25), cents(' 3.00 ')]).toEqual([100, 150, 225, 300]);
  });
});
