import { expect } from 'vitest';
import { smsCooldownModel } from '#tests/models/register/smsCooldown.model.ts';
import { boundSmsCooldown, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

const PHONE = '13800000000';
const FAILED = '发送验证码失败，请稍后重试！';

/** A phone whose app can be reloaded: its storage and its clock survive. */
function openPhone() {
  const clock = new SteppedClock();
  const storage = emptyStorage();
  const start = () => {
    const calls = new CallScript();
    return createHarness({
      machine: boundSmsCooldown(calls, storage),
      input: { deadline: storage.smsDeadline },
      clock,
      calls,
    });
  };
  const phone = {
    harness: start(),
    reload: () => {
      phone.harness.stop();
      phone.harness = start();
    },
    /** the button's name and whether it is enabled */
    button: () => {
      const snapshot = phone.harness.subject.getSnapshot();
      const isCounting = snapshot.matches('coolingDown');
      return {
        name: isCounting ? `${snapshot.context.seconds}秒后重发` : '获取验证码',
        enabled: snapshot.can({ type: 'sms.send', phone: PHONE }),
      };
    },
    isOnItsWay: () => phone.harness.calls.waiting('sendSms').length > 0,
  };
  return phone;
}

type World = ReturnType<typeof openPhone>;

const counting = (seconds: number) => (world: World) => {
  expect(world.button()).toEqual({ name: `${seconds}秒后重发`, enabled: false });
  expect(world.isOnItsWay()).toBe(false);
  expect(world.harness.toasts().filter((text) => text !== '验证码已发送！')).toEqual([]);
};
const toastShown = (text: string) => (world: World) => {
  expect(world.harness.toasts().at(-1)).toBe(text);
  expect(world.button()).toEqual({ name: '获取验证码', enabled: true });
};

const steps: ModelStepsOf<typeof smsCooldownModel, World> = {
  open: openPhone,
  close: (world) => world.harness.stop(),
  sees: {
    ready: (world) => {
      expect(world.button()).toEqual({ name: '获取验证码', enabled: true });
      expect(world.isOnItsWay()).toBe(false);
    },
    sending: (world) => {
      expect(world.button()).toEqual({ name: '获取验证码', enabled: false });
      expect(world.harness.calls.waiting('sendSms').map(({ input }) => input)).toEqual([{ phone: PHONE }]);
      expect(world.harness.toasts()).not.toContain('验证码已发送！');
    },
    coolingDown: counting(60),
    elsewhere: (world) => expect(world.isOnItsWay()).toBe(true),
    coolingDownWithoutToast: (world) => {
      counting(60)(world);
      expect(world.harness.toasts()).toEqual([]);
    },
    readyWithoutToast: (world) => {
      expect(world.button()).toEqual({ name: '获取验证码', enabled: true });
      expect(world.harness.toasts()).toEqual([]);
    },
    half: counting(30),
    lastSecond: counting(1),
    refusalShown: toastShown('该手机号已注册'),
    failureShown: toastShown(FAILED),
  },
  does: {
    press: (world) => world.harness.send({ type: 'sms.send', phone: PHONE }),
    codeIsSent: async (world) => {
      await world.harness.calls.answer('sendSms');
      expect(world.harness.toasts()).toEqual(['验证码已发送！']);
    },
    serverRefuses: (world) =>
      world.harness.calls.fail('sendSms', { kind: 'rejected', code: 422, message: '该手机号已注册' }),
    serverRefusesWithoutWords: (world) =>
      world.harness.calls.fail('sendSms', { kind: 'rejected', code: 500, message: '' }),
    networkFails: (world) => world.harness.calls.fail('sendSms', { kind: 'offline' }),
    halfPasses: (world) => world.harness.pass(30_000),
    allButAMillisecondPasses: (world) => world.harness.pass(59_999),
    aMillisecondPasses: (world) => world.harness.pass(1),
    sleepThroughTheCooldown: (world) => world.harness.leap(60_000),
    reload: (world) => world.reload(),
    leaveThePage: (world) => world.harness.calls.tell('watchNavigationAway', { type: 'address.left' }),
    lateCodeIsSent: (world) => world.harness.calls.answer('sendSms'),
    lateFailure: (world) => world.harness.calls.fail('sendSms', { kind: 'offline' }),
  },
};

describeModel('the SMS code button', smsCooldownModel, steps);
