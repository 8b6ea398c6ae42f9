import { expect } from 'vitest';
import type { balancePollingModel } from '#tests/models/kit/poll/balancePolling.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import type { Driver } from '#tests/support/driver.ts';

const BALANCE = '/api/balance';
const FIRST = '8,888.88';

/** The driver, and the last balance from its server. */
export interface PolledBalance {
  driver: Driver;
  answers: number;
  /** the latest balance from the server, as displayed */
  newest: string;
}

const shows = (waiting: number) => (world: PolledBalance) =>
  world.driver.look((seen) => {
    expect(seen.words.join(' ')).toContain(world.newest);
    expect(seen.toast).toBe('');
    expect(seen.dialogs).toEqual([]);
    expect(seen.token).not.toBeNull();
    expect(seen.marked).toEqual([]);
    expect(world.driver.calls.waiting(BALANCE)).toBe(waiting);
  });

/** A member's balance in the header of the home page. */
export function balancePollingSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof balancePollingModel, PolledBalance> {
  return {
    open: async () => {
      const driver = await take();
      await driver.open('/', { member: true, hold: [BALANCE] });
      return { driver, answers: 0, newest: FIRST };
    },
    close: ({ driver }) => driver.close(),
    sees: {
      // loading the page may already have taken the first half second
      opened: (world) => world.driver.look((seen) => expect(seen.words.join(' ')).toContain(FIRST)),
      asking: shows(1),
      current: async (world) => {
        expect(world.newest).not.toBe(FIRST);
        await shows(0)(world);
      },
      old: shows(0),
      away: async (world) => {
        await shows(0)(world);
        await world.driver.pass(60_000);
        await shows(0)(world);
      },
      signedOut: ({ driver }) =>
        driver.look((seen) => {
          expect(seen.at).toBe('/');
          expect(seen.token).toBeNull();
          expect(seen.user).toBeNull();
          expect(seen.toast).toBe('');
          expect(seen.dialogs).toEqual([]);
          expect(seen.words.join(' ')).not.toContain(FIRST);
        }),
    },
    does: {
      pauseEnds: async ({ driver }) => {
        if (driver.calls.waiting(BALANCE) === 0)
          await driver.pass(driver.calls.made(BALANCE).length === 0 ? 500 : 4100);
      },
      answerComes: async (world) => {
        world.answers += 1;
        world.newest = `${200 + world.answers}.00`;
        await world.driver.calls.answer(BALANCE, {
          code: 200,
          data: { balance: world.newest, mbalance: '0.00' },
        });
      },
      answerMakesNoSense: ({ driver }) => driver.calls.answer(BALANCE, 'garbled'),
      serverFails: ({ driver }) => driver.calls.answer(BALANCE, { code: 500, message: '系统繁忙' }),
      networkFails: ({ driver }) => driver.calls.answer(BALANCE, 'lost'),
      loginExpires: ({ driver }) => driver.calls.answer(BALANCE, { code: 401 }),
      leaveForAnotherApp: ({ driver }) => driver.show('hidden'),
      comeBack: ({ driver }) => driver.show('visible'),
      networkReturns: ({ driver }) => driver.networkReturns(),
    },
  };
}
