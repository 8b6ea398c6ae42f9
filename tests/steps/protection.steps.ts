import { expect } from 'vitest';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { expectWaiting, expectWordsAt, openAt, type Driver } from '#tests/support/driver.ts';

/** Reads and changes the member's limits and exclusions on the server. */
export const CALL = '/api/player-protection';

/** The server's state at noon: a daily limit, of which 600 are used, and no weekly or monthly one. */
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

/** Opens the page 理性娱乐, with its request pending. */
export const openProtection = (take: () => Driver | Promise<Driver>) =>
  openAt(take, '/protection', { member: true, hold: [CALL] });

/** Opens the page and answers the request. */
export async function openKept(take: () => Driver | Promise<Driver>): Promise<Driver> {
  const driver = await openProtection(take)();
  await driver.calls.answer(CALL, kept());
  await driver.sees('heading', '存款限额');
  return driver;
}

/** The changes sent so far. */
export const changes = ({ calls }: Driver) => calls.made(CALL).filter((body) => 'action' in body);

/** The words of a failed change, which stay above its button, and the state is requested again. */
export const toldAndReloaded = (button: string, text: string) =>
  async function expectWordsAndLooking(driver: Driver): Promise<void> {
    await expectWordsAt(button)(text)(driver);
    await expectWaiting(driver, CALL);
    expect(driver.calls.made(CALL).at(-1)).toEqual({});
  };
