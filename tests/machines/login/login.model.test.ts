import { expect } from 'vitest';
import { loginMachine } from '#machines/login/login.machine.ts';
import { loginModel } from '#tests/models/login/login.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const NEEDED = '请输入您的账号和密码！';
const VALUES = { name: 'player88', password: 'secret123' };

function openLogin(search: string) {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(loginMachine), input: { search }, calls });
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    marked: () => snapshot().context.invalid,
    isBusy: () => snapshot().hasTag('busy'),
    newestToast: () => harness.toasts().at(-1),
    isIn: () => harness.sent.session.some(({ type }) => type === 'session.started'),
    submit: (values: typeof VALUES) => harness.send({ type: 'submit', values }),
  };
}

type World = ReturnType<typeof openLogin>;

function expectStillOutside(world: World) {
  expect(world.isBusy()).toBe(false);
  expect(world.isIn()).toBe(false);
  expect(world.went()).toEqual([]);
}

function expectRefusal(world: World, field: 'name' | 'password') {
  expect(world.marked()).toEqual({ field, text: NEEDED });
  expect(world.newestToast()).toBe(NEEDED);
  expect(world.calls.waiting('logIn')).toEqual([]);
  expectStillOutside(world);
}

function expectToast(world: World, text: string) {
  expect(world.newestToast()).toBe(text);
  // above the button, where they stay
  expect(world.marked()).toEqual({ field: null, text });
  expectStillOutside(world);
}

/** The steps of the login page opened with this raw query; a login navigates to `leadsTo`. */
function loginSteps(search: string, leadsTo: string): ModelStepsOf<typeof loginModel, World> {
  return {
    open: () => openLogin(search),
    close: (world) => world.stop(),
    sees: {
      filling: (world) => {
        expect(world.marked()).toBeNull();
        expectStillOutside(world);
      },
      nameRefused: (world) => expectRefusal(world, 'name'),
      passwordRefused: (world) => expectRefusal(world, 'password'),
      waiting: (world) => {
        expect(world.isBusy()).toBe(true);
        expect(world.marked()).toBeNull();
        expect(world.calls.waiting('logIn').map(({ input }) => input)).toEqual([VALUES]);
        expect(JSON.stringify(world.subject.getSnapshot().context)).not.toContain(VALUES.password);
      },
      refusalShown: (world) => expectToast(world, '账号或密码错误'),
      networkFaultShown: (world) => expectToast(world, '网络错误，请稍后重试'),
      serverFaultShown: (world) => expectToast(world, '服务器异常，请稍后再试'),
      inside: (world) => {
        expect(world.isIn()).toBe(true);
        expect(world.sent.navigation).toEqual([{ type: 'navigation.go', to: leadsTo, replace: true }]);
        // The guard of the target route requires a member, so the session must be updated first.
        expect(world.receivers.slice(-2)).toEqual(['session', 'navigation']);
        expect(world.isBusy()).toBe(true);
      },
    },
    does: {
      submitNothing: (world) => world.submit({ name: '', password: '' }),
      submitWithoutName: (world) => world.submit({ name: '  ', password: VALUES.password }),
      submitWithoutPassword: (world) => world.submit({ name: VALUES.name, password: '' }),
      submit: (world) => world.submit({ ...VALUES, name: ` ${VALUES.name} ` }),
      submitAgain: (world) => world.submit({ name: 'other', password: 'other' }),
      edit: (world) => world.send({ type: 'edited' }),
      serverAccepts: (world) => world.calls.answer('logIn'),
      serverRefuses: (world) =>
        world.calls.fail('logIn', { kind: 'rejected', code: 422, message: '账号或密码错误' }),
      serverRefusesWithoutWords: (world) =>
        world.calls.fail('logIn', { kind: 'rejected', code: 500, message: '' }),
      networkFails: (world) => world.calls.fail('logIn', { kind: 'offline' }),
      answerMakesNoSense: (world) => world.calls.fail('logIn', { kind: 'malformed' }),
    },
  };
}

describeModel('login without a wanted path', loginModel, loginSteps('', '/'));
describeModel(
  'login on the way to the records',
  loginModel,
  loginSteps('redirect=%2Fassets%3Ftype%3D6', '/assets?type=6'),
);
describeModel(
  'login with a wanted path that leads away',
  loginModel,
  loginSteps('redirect=%2F%2Fevil.example', '/'),
);
