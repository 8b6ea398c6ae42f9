import { expect } from 'vitest';
import type { claimModel } from '#tests/models/kit/submission/claim.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import {
  expectRetrying,
  expectSending,
  expectToast,
  expectWordsAt,
  expectUnknown,
  leaveAndComeBackTo,
  NETWORK_TEXT,
  openWithMoney,
  type Answer,
  type Driver,
} from '#tests/support/driver.ts';

/** A claim by one press: the rebate, or the red packet on /welfare. */
interface Claim {
  location: string;
  call: string;
  /** the label of its button */
  name: string;
  none: string;
  given: string;
  network: string;
  /** the response for a success */
  answer: Answer;
  /** makes the server offer nothing, or something, to claim */
  offer: (driver: Driver, has: boolean) => Promise<void>;
}

const says = (driver: Driver, path: string, data: object) =>
  driver.sandbox('/sandbox/scenario', { path, code: 200, data });

const grab: Claim = {
  location: '/welfare',
  call: '/api/douserredpacket',
  name: '立即领取',
  none: '您的剩余次数不足！',
  given: '恭喜您获得8.88元红包！',
  network: '服务器异常，请稍后再试',
  answer: { code: 200, data: { redpacketmoney: '8.88' } },
  async offer(driver, has) {
    await says(driver, '/api/userredpacket', { sendnums: has ? 1 : 0, acquirednum: 2 });
    // the chances are requested again when the page is shown again
    await leaveAndComeBackTo('/welfare')(driver);
    await driver.reads(`剩余次数 ${has ? 1 : 0}`);
  },
};

const rebate: Claim = {
  location: '/assets?type=5',
  call: '/api/dofanshui',
  name: '领取返水',
  none: '暂无领取额度！',
  given: '领取成功',
  network: NETWORK_TEXT,
  answer: { code: 200, message: '领取成功' },
  async offer(driver, has) {
    const pending = has ? '38.49' : '0.00';
    await says(driver, '/api/getfanshui', { list: [], jisuan: '12.00', nojisuan: pending, last_page: 1 });
    // another date sends another request
    await driver.press('radio', '今日');
    await driver.press('radio', '7日内');
    await driver.reads(`¥${pending}`);
  },
};

/** The steps of a claim. */
const claimSteps =
  (claim: Claim) =>
  (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof claimModel, Driver> => {
    const { location, call, name, none, given, network, offer, answer } = claim;
    const press = async (driver: Driver) => {
      await offer(driver, true);
      await driver.press('button', name);
    };
    return {
      open: async () => openWithMoney(await take(), location, [call]),
      close: (driver) => driver.close(),
      sees: {
        async idle(driver) {
          await driver.sees('button', name);
          await driver.misses('region', '结果未知');
        },
        async nothingToClaimShown(driver) {
          await expectWordsAt(name)(none)(driver);
          expect(driver.calls.waiting(call)).toBe(0);
        },
        sending: (driver) => expectSending(driver, call, name),
        given: (driver) => expectToast(driver, given),
        async refused(driver) {
          await expectWordsAt(name)('活动未开始')(driver);
        },
        unknown: (driver) => expectUnknown(driver, network),
        sendingAgain: (driver) => expectRetrying(driver, call),
      },
      does: {
        async claimWithNone(driver) {
          await offer(driver, false);
          await driver.press('button', name);
        },
        claim: press,
        claimAgain: (driver) => driver.press('button', name),
        serverGives: (driver) => driver.calls.answer(call, answer),
        serverRefuses: (driver) => driver.calls.answer(call, { code: 400, message: '活动未开始' }),
        answerIsLost: (driver) => driver.calls.answer(call, 'lost'),
        retry: (driver) => driver.press('button', '重试'),
        giveUp: (driver) => driver.press('button', '已核对'),
      },
    };
  };

/** The steps of a draw on the welfare page. */
export const grabSteps = claimSteps(grab);

/** The steps of a claim of the rebate. */
export const rebateSteps = claimSteps(rebate);
