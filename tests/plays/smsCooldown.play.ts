import { expect } from 'vitest';
import type { smsCooldownModel } from '#tests/models/sms/smsCooldown.model.ts';
import type { PlayOf } from '#tests/support/modelRunner.ts';
import { control, type WholeApp } from '#tests/support/wholeApp.ts';

const SMS = '/api/send-sms';
const PHONE = '13912345678';
const SEND = '获取验证码';
const FAILED = '发送验证码失败，请稍后重试！';
const COUNTING = /^\d+秒后重发$/;
/** A loading page needs some of its own time: what is left of the last second must outlast a reload. */
const LAST_SECOND_MS = 800;

const counting = (most: number, least: number) => (app: WholeApp) =>
  app.sees((seen) => {
    const button = control(seen, COUNTING);
    const seconds = Number.parseInt(button.name, 10);
    expect(seconds).toBeLessThanOrEqual(most);
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(button.ready).toBe(false);
    expect(app.calls.waiting(SMS)).toBe(0);
  });

const told = (text: string) => (app: WholeApp) =>
  app.sees((seen) => {
    expect(seen.toast).toBe(text);
    expect(control(seen, SEND)).toMatchObject({ ready: true, busy: false });
  });

const press = async (app: WholeApp) => {
  let name = SEND;
  await app.sees((seen) => {
    name = control(seen, /^(获取验证码|\d+秒后重发)$/).name;
  });
  await app.fill('手机号', PHONE);
  await app.press(name);
};

/**
 * The button of the SMS code on the registration page. Seconds have a little play: the page's own loading takes some
 * of the clock, and the exact boundaries are proved on the machine.
 */
export function smsCooldownPlay(
  take: () => WholeApp | Promise<WholeApp>,
): PlayOf<typeof smsCooldownModel, WholeApp> {
  return {
    open: async () => {
      const app = await take();
      await app.open('/register', { hold: [SMS] });
      return app;
    },
    close: (app) => app.close(),
    sees: {
      ready: (app) =>
        app.sees((seen) => {
          expect(control(seen, SEND)).toMatchObject({ ready: true, busy: false });
          expect(app.calls.waiting(SMS)).toBe(0);
        }),
      sending: (app) =>
        app.sees((seen) => {
          expect(control(seen, SEND)).toMatchObject({ ready: false, busy: true });
          expect(app.calls.waiting(SMS)).toBe(1);
          expect(app.calls.made(SMS).at(-1)).toEqual({ phone: PHONE });
        }),
      resting: counting(60, 57),
      elsewhere: (app) =>
        app.sees((seen) => {
          expect(seen.at).toBe('/about');
          expect(app.calls.waiting(SMS)).toBe(1);
        }),
      restingUntold: async (app) => {
        await counting(60, 57)(app);
        await app.sees((seen) => expect(seen.toast).toBe(''));
      },
      readyUntold: (app) =>
        app.sees((seen) => {
          expect(control(seen, SEND)).toMatchObject({ ready: true, busy: false });
          expect(seen.toast).toBe('');
        }),
      half: counting(30, 27),
      lastSecond: counting(1, 1),
      toldRefusal: told('该手机号已注册'),
      toldFailure: told(FAILED),
    },
    does: {
      press,
      codeIsSent: async (app) => {
        await app.calls.answer(SMS, { code: 200 });
        await app.sees((seen) => expect(seen.toast).toBe('验证码已发送！'));
      },
      serverRefuses: (app) => app.calls.answer(SMS, { code: 422, message: '该手机号已注册' }),
      serverRefusesWithoutWords: (app) => app.calls.answer(SMS, { code: 500 }),
      networkFails: (app) => app.calls.drop(SMS),
      halfPasses: (app) => app.pass(30_000),
      allButAMillisecondPasses: async (app) => {
        // to the last second, wherever in the rest it stands
        await app.pass(55_000);
        for (let step = 0; step < 50; step += 1) {
          let seconds = 0;
          await app.sees((seen) => {
            seconds = Number.parseInt(control(seen, COUNTING).name, 10);
          });
          if (seconds === 1) return;
          await app.pass(1000 - LAST_SECOND_MS);
        }
      },
      aMillisecondPasses: (app) => app.pass(1000),
      sleepThroughTheRest: (app) => app.pass(60_000),
      reload: (app) => app.reload(),
      leaveThePage: (app) => app.goTo('/about'),
      lateCodeIsSent: async (app) => {
        await app.calls.answer(SMS, { code: 200 });
        await app.goTo('/register');
      },
      lateFailure: async (app) => {
        await app.calls.drop(SMS);
        await app.goTo('/register');
      },
    },
  };
}
