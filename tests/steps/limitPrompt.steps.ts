import { expect } from 'vitest';
import type { limitPromptModel } from '#tests/models/deposit/limitPrompt.model.ts';
import { CALL, kept } from '#tests/steps/protection.steps.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { expectAt, expectWaiting, ok, userAnswer, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const NONE = { amount: null };
const FIRST = '2026-11-20 12:00:00';
/** One second before six months after the first answer, and six months after it. */
const JUST_BEFORE = '2027-05-20 11:59:59';
const SIX_MONTHS = '2027-05-20 12:00:00';
const LATER = '2027-12-01 00:00:00';

/** The driver, the state of the limits on the server, and its time. */
interface Prompted {
  driver: Driver;
  day: object;
  answers: number;
}

const region = ({ driver }: Prompted, has: { says: string; asks: string[] }) =>
  driver.look(({ words, controls, toasts }) => {
    expect(words.join(' ')).toContain(has.says);
    const names = controls.map(({ name }) => name);
    expect(names.filter((name) => ['暂不设置', '暂不调整'].includes(name))).toEqual(has.asks);
    // the form above is there as before
    expect(names).toContain('确认充值');
    expect(toasts).toEqual([]);
  });

/** The deposit page of a member whose limits the backend keeps, without remembering their review. */
export function limitPromptSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof limitPromptModel, Prompted> {
  const answer =
    (changes: object, day: object = {}) =>
    async (world: Prompted) => {
      world.day = day;
      await world.driver.calls.answer(CALL, kept(changes, day));
    };
  const comeBack = (server_time: string | null) => async (world: Prompted) => {
    await world.driver.goTo('/faq');
    await world.driver.goTo('/deposit');
    await expectWaiting(world.driver, CALL);
    const body: AnswerBody | 'lost' = server_time === null ? 'lost' : kept({ server_time }, world.day);
    await world.driver.calls.answer(CALL, body);
  };
  return {
    open: async () => {
      const driver = await take();
      await driver.calls.always('/api/get_pay_way', ok({ usdt: 1 }));
      await driver.calls.always('/api/payment-channels', ok([]));
      await driver.calls.always('/api/user', userAnswer('8888.88'));
      await driver.open('/deposit', { member: true, hold: [CALL] });
      await driver.sees('button', '确认充值');
      return { driver, day: {}, answers: 0 };
    },
    close: ({ driver }) => driver.close(),
    sees: {
      coming: (world) => world.driver.misses('region', '存款限额'),
      nothing: (world) => world.driver.misses('region', '存款限额'),
      onBreak: (world) =>
        world.driver.reads('您正在休息，游戏和充值将于 2026-11-25 12:00:00（北京时间）恢复，提现不受影响'),
      offered: (world) => region(world, { says: '先设一个存款限额', asks: ['暂不设置'] }),
      declined: (world) => region(world, { says: '您还没有设置存款限额', asks: [] }),
      atLimits: ({ driver }) => expectAt(driver, '/protection'),
      limitsShown: (world) => region(world, { says: '您的限额还可存入：今日 ¥400.00', asks: [] }),
      reviewDue: (world) => region(world, { says: '您的限额还合适吗？', asks: ['暂不调整'] }),
    },
    does: {
      answerComesWithoutLimits: answer({}, NONE),
      answerComesWithLimits: answer({}),
      answerComesOnBreak: answer({ break_until: '2026-11-25 12:00:00' }, NONE),
      backendHasNoSuchCall: ({ driver }) => driver.calls.answer(CALL, { code: 404, message: '接口不存在' }),
      async decline({ driver }) {
        const names = await driver.look(({ controls }) => controls.map(({ name }) => name));
        await driver.press('button', names.includes('暂不设置') ? '暂不设置' : '暂不调整');
      },
      async follow({ driver }) {
        const names = await driver.look(({ links }) => links.join(' '));
        await driver.press('link', names.includes('设置限额') ? '设置限额' : '查看限额');
      },
      comeBackSoon: comeBack(FIRST),
      comeBackWithoutNews: comeBack(null),
      comeBackJustBeforeSixMonths: comeBack(JUST_BEFORE),
      async comeBackAfterSixMonths(world) {
        world.answers += 1;
        await comeBack(world.answers === 1 ? SIX_MONTHS : LATER)(world);
      },
    },
  };
}
