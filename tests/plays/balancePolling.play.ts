import { expect } from 'vitest';
import type { balancePollingModel } from '#tests/models/polling/balancePolling.model.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import { marked, type WholeApp } from '#tests/support/wholeApp.ts';

const BALANCE = '/api/balance';
const FIRST = '8,888.88';

interface World {
  app: WholeApp;
  answers: number;
  /** the newest balance that the server has told, as it is shown */
  newest: string;
}

const shows = (waiting: number) => (world: World) =>
  world.app.sees((seen) => {
    expect(seen.words.join(' ')).toContain(world.newest);
    expect(seen.toast).toBe('');
    expect(seen.dialogs).toEqual([]);
    expect(seen.token).not.toBeNull();
    expect(marked(seen)).toEqual([]);
    expect(world.app.calls.waiting(BALANCE)).toBe(waiting);
  });

/** A member's balance in the head of the home page. */
export function balancePollingPlay(
  take: () => WholeApp | Promise<WholeApp>,
): PlayOf<typeof balancePollingModel, World> {
  return {
    open: async () => {
      const app = await take();
      await app.open('/', { member: true, hold: [BALANCE] });
      return { app, answers: 0, newest: FIRST };
    },
    close: ({ app }) => app.close(),
    sees: {
      // loading the page may have taken the first half second already
      opened: (world) => world.app.sees((seen) => expect(seen.words.join(' ')).toContain(FIRST)),
      asking: shows(1),
      current: async (world) => {
        expect(world.newest).not.toBe(FIRST);
        await shows(0)(world);
      },
      old: shows(0),
      away: async (world) => {
        await shows(0)(world);
        await world.app.pass(60_000);
        await shows(0)(world);
      },
      signedOut: ({ app }) =>
        app.sees((seen) => {
          expect(seen.at).toBe('/');
          expect(seen.token).toBeNull();
          expect(seen.user).toBeNull();
          expect(seen.toast).toBe('');
          expect(seen.dialogs).toEqual([]);
          expect(seen.words.join(' ')).not.toContain(FIRST);
        }),
    },
    does: {
      pauseEnds: async ({ app }) => {
        if (app.calls.waiting(BALANCE) === 0)
          await app.pass(app.calls.made(BALANCE).length === 0 ? 500 : 4100);
      },
      answerComes: async (world) => {
        world.answers += 1;
        world.newest = `${200 + world.answers}.00`;
        await world.app.calls.answer(BALANCE, {
          code: 200,
          data: { balance: world.newest, mbalance: '0.00' },
        });
      },
      answerMakesNoSense: ({ app }) => app.calls.garble(BALANCE),
      serverFails: ({ app }) => app.calls.answer(BALANCE, { code: 500, message: '系统繁忙' }),
      networkFails: ({ app }) => app.calls.drop(BALANCE),
      loginExpires: ({ app }) => app.calls.answer(BALANCE, { code: 401 }),
      leaveForAnotherApp: ({ app }) => app.show('hidden'),
      comeBack: ({ app }) => app.show('visible'),
      networkReturns: ({ app }) => app.networkReturns(),
    },
  };
}
