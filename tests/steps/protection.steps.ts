import { expect } from 'vitest';
import { expectTold, expectWaiting, openAt, type AnswerBody, type Driver } from '#tests/support/driver.ts';

/** Reads what the server keeps of a member, and changes it. */
export const CALL = '/api/player-protection';

/** What the server keeps of a member at noon: a limit of a day, of which 600 are used, and none of a week or month. */
export function kept(changes: object = {}, day: object = {}): AnswerBody {
  const none = { amount: null, used: '600.00', pending: null };
  return {
    code: 200,
    data: {
      server_time: '2026-11-20 12:00:00',
      deposit_limits: [
        { ...none, period: 'day', amount: '1000.00', resets_at: '2026-11-21 00:00:00', ...day },
        { ...none, period: 'week', resets_at: '2026-11-23 00:00:00' },
        { ...none, period: 'month', resets_at: '2026-12-01 00:00:00' },
      ],
      break_until: null,
      closed_until: null,
      ...changes,
    },
  };
}

/** The page 理性娱乐 as it waits for what the server keeps. */
export const openProtection = (take: () => Driver | Promise<Driver>) =>
  openAt(take, '/protection', { member: true, hold: [CALL] });

/** The same with the answer. */
export async function openKept(take: () => Driver | Promise<Driver>): Promise<Driver> {
  const driver = await openProtection(take)();
  await driver.calls.answer(CALL, kept());
  await driver.sees('heading', '存款限额');
  return driver;
}

/** The changes that were sent so far. */
export const changes = ({ calls }: Driver) => calls.made(CALL).filter((body) => 'action' in body);

/** A change that came to nothing was told of, and what holds is asked for anew. */
export const toldAndLooksAgain = (text: string) =>
  async function expectToldAndLooking(driver: Driver): Promise<void> {
    await expectTold(driver, text);
    await expectWaiting(driver, CALL);
    expect(driver.calls.made(CALL).at(-1)).toEqual({});
  };
