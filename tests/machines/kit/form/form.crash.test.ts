import { describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import type { FormMachine } from '#machines/kit/form/formSubmission.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { registerMachine } from '#machines/register/register.machine.ts';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { formSamples } from '#tests/support/forms.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

const fault = new Error('a fault');

/** Throws at the first call only; later calls return the result of `then`. */
function once<Args extends unknown[], Result>(then: (...args: Args) => Result) {
  let happened = false;
  return (...args: Args): Result => {
    if (happened) return then(...args);
    happened = true;
    throw fault;
  };
}

/** A page in its host. */
function hosted(page: AnyStateMachine, calls: CallScript, input?: unknown) {
  const harness = createHarness({
    machine: pageHostMachine.provide({ actors: { page } }),
    input: { id: '/page', kept: false, input },
    calls,
  });
  return {
    ...harness,
    state: () => harness.subject.getSnapshot().value,
    do: (event: EventObject) => {
      (harness.subject.getSnapshot().children.page as AnyActorRef | undefined)?.send(event);
    },
    retry: () => harness.send({ type: 'page.entered', input }),
  };
}

describe.each(formSamples)('the form $name', ({ machine, valid, broken, success }) => {
  const form = machine as unknown as FormMachine<Record<string, string>, string>;
  const pressed = (values: Record<string, string>): EventObject =>
    ({ type: 'submit', values }) as EventObject;

  test('that crashes is started afresh by a retry, and works', async () => {
    const calls = new CallScript();
    const received: string[] = [];
    const notifyInvalid = once(() => void received.push('refused'));
    const page = hosted(calls.bind(form).provide({ actions: { notifyInvalid } }), calls);
    page.do(pressed(broken));
    expect(page.state()).toBe('crashed');
    await page.retry();
    expect(page.state()).toEqual({ open: 'shown' });
    page.do(pressed(broken));
    expect(received).toEqual(['refused']);
    page.do(pressed(valid));
    await calls.answer('send', success.message);
    expect(page.toasts()).toEqual([success.toast]);
    page.stop();
  });

  test('whose submission crashes leaves what was sent to the outbox, and can be sent again', async () => {
    const calls = new CallScript();
    const page = hosted(form.provide({ actors: { submission: calls.callback() as never } }), calls);
    page.do(pressed(valid));
    await calls.crash('submission', fault);
    expect(page.state()).toBe('crashed');
    expect(page.toasts()).toEqual([]);
    await page.retry();
    page.do(pressed(valid));
    expect(page.state()).toEqual({ open: 'shown' });
    expect(calls.isRunning('submission')).toBe(true);
    page.stop();
  });
});

test.each(formSamples.filter(({ hasChoices }) => hasChoices))(
  'the choices of the form $name only read: their crash is that of the form',
  async ({ machine }) => {
    const calls = new CallScript();
    const page = hosted(machine.provide({ actors: { choices: calls.callback() } } as never), calls);
    await calls.crash('choices', fault);
    expect(page.state()).toBe('crashed');
    await page.retry();
    expect(page.state()).toEqual({ open: 'shown' });
    expect(calls.isRunning('choices')).toBe(true);
    page.stop();
  },
);

const entrances: {
  name: string;
  page: (calls: CallScript) => AnyStateMachine;
  input: unknown;
  call: string;
  values: object;
}[] = [
  {
    name: 'login',
    page: (calls) => calls.bind(loginMachine).provide({ guards: { isValid: once(() => true) } }),
    input: { search: '' },
    call: 'logIn',
    values: { name: 'player88', password: 'abcd1234' },
  },
  {
    name: 'registration',
    page: (calls) => calls.bind(registerMachine).provide({ guards: { isValid: once(() => true) } }),
    input: { search: '', pid: '', inviteCode: /^/ },
    call: 'register',
    values: {
      name: 'player88',
      phone: '13800000000',
      smsCode: '',
      realname: '张三',
      password: 'abcd1234',
      password_confirmation: 'abcd1234',
      invite_code: '',
    },
  },
];

test.each(entrances)('a $name that crashes is started afresh', async ({ page, input, call, values }) => {
  const calls = new CallScript();
  const entrance = hosted(page(calls), calls, input);
  const press = () => entrance.do({ type: 'submit', values, smsOpen: false } as EventObject);
  press();
  expect(entrance.state()).toBe('crashed');
  await entrance.retry();
  press();
  await calls.answer(call);
  expect(entrance.state()).toEqual({ open: 'shown' });
  expect(entrance.sent.session).toEqual([{ type: 'session.started' }]);
  expect(entrance.went()).toEqual(['/']);
  entrance.stop();
});

test('the account settings that break down are started afresh', async () => {
  const calls = new CallScript();
  const received: unknown[] = [];
  const notifySession = once((_: unknown, user: UserInfo) => void received.push(user));
  const page = hosted(calls.bind(accountMachine).provide({ actions: { notifySession } }), calls);
  await calls.answer('fetchUser', aMember());
  expect(page.state()).toBe('crashed');
  await page.retry();
  await calls.answer('fetchUser', aMember());
  expect(page.state()).toEqual({ open: 'shown' });
  expect(received).toEqual([aMember()]);
  page.stop();
});
