import { expect } from 'vitest';
import { registerMachine } from '#machines/register/register.machine.ts';
import type { RegisterValues } from '#machines/register/registerRules.ts';
import { registerModel } from '#tests/models/register/register.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { aRegistration, INVITE_CODE } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

const VALUES = aRegistration({ invite_code: 'ABC123' });
/** The values as typed, with surrounding blanks that must be trimmed. */
const TYPED = aRegistration({
  name: ' player88 ',
  phone: ' 13800000000',
  smsCode: '123456 ',
  realname: ' 张三 ',
  invite_code: ' ABC123 ',
});

function openRegister(search: string, pid: string) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(registerMachine),
    input: { search, pid, inviteCode: INVITE_CODE },
    calls,
  });
  const snapshot = () => harness.subject.getSnapshot();
  let typed = TYPED;
  const enter = async (changes: Partial<RegisterValues>) => {
    typed = { ...typed, ...changes };
    for (const field of Object.keys(changes) as (keyof RegisterValues)[]) {
      await harness.send({ type: 'edited', field });
      await harness.send({ type: 'field.left', field, values: typed, smsOpen: true });
    }
  };
  return {
    ...harness,
    marked: () => snapshot().context.invalid,
    isBusy: () => snapshot().hasTag('busy'),
    newestToast: () => harness.toasts().at(-1),
    isIn: () => harness.sent.session.some(({ type }) => type === 'session.started'),
    markedAsLeft: () => snapshot().context.wrong,
    codesRequested: () => harness.sent.smsCooldown.filter(({ type }) => type === 'sms.send'),
    edit: () => enter(TYPED),
    submit: async (changes: Partial<RegisterValues>) => {
      await enter({ ...TYPED, ...changes });
      await harness.send({ type: 'submit', values: typed, smsOpen: true });
    },
    askForCode: async (changes: Partial<RegisterValues>) => {
      await enter(changes);
      await harness.send({ type: 'code.requested', values: typed });
    },
  };
}

const NAME_TEXT = '用户名长度不得低于6位，以字母和数字组合！';
const CODE_TEXT = '请输入有效的短信验证码！';

type World = ReturnType<typeof openRegister>;

function expectStillOutside(world: World) {
  expect(world.isBusy()).toBe(false);
  expect(world.isIn()).toBe(false);
  expect(world.went()).toEqual([]);
}

function refusal(field: keyof RegisterValues, text: string) {
  return (world: World) => {
    expect(world.marked()).toEqual({ field, text });
    expect(world.newestToast()).toBe(text);
    expect(world.calls.waiting('register')).toEqual([]);
    expectStillOutside(world);
  };
}

/** The words of the server stay with the field that they mean, or above the button. */
function refusedByServer(text: string, field: keyof RegisterValues | null = null) {
  return (world: World) => {
    expect(world.newestToast()).toBe(text);
    expect(world.marked()).toEqual({ field, text });
    expectStillOutside(world);
  };
}

const phoneRefused = (world: World) => {
  refusal('phone', '请输入有效的手机号！')(world);
  // an earlier one may have been for a valid number
  for (const asked of world.codesRequested())
    expect(asked).toEqual({ type: 'sms.send', phone: VALUES.phone });
};

function codeRequested(world: World) {
  expect(world.codesRequested().at(-1)).toEqual({ type: 'sms.send', phone: VALUES.phone });
  // what the last request brought goes with every edit
  expect(world.sent.smsCooldown).toContainEqual({ type: 'edited' });
  expect(world.marked()).toBeNull();
  expectStillOutside(world);
}

const waiting = (pid: string) => (world: World) => {
  expect(world.isBusy()).toBe(true);
  expect(world.marked()).toBeNull();
  expect(world.markedAsLeft()).toEqual([]);
  expect(world.calls.waiting('register').map(({ input }) => input)).toEqual([{ ...VALUES, pid }]);
  expect(JSON.stringify(world.subject.getSnapshot().context)).not.toContain(VALUES.password);
};

/** The steps of the page opened with this raw query: the referrer that it sends, and the target of a registration. */
function registerSteps(
  search: string,
  pid: string,
  leadsTo: string,
): ModelStepsOf<typeof registerModel, World> {
  return {
    open: () => openRegister(search, pid),
    close: (world) => world.stop(),
    sees: {
      filling: (world) => {
        expect(world.marked()).toBeNull();
        expectStillOutside(world);
      },
      phoneRefused,
      phoneRefusedBesideBadName: (world) => {
        phoneRefused(world);
        expect(world.markedAsLeft()).toContainEqual({ field: 'name', text: NAME_TEXT });
      },
      allMarked: (world) => {
        phoneRefused(world);
        expect(world.markedAsLeft().map(({ field }) => field)).toEqual([
          'password_confirmation',
          'invite_code',
        ]);
      },
      phoneCleaned: (world) => {
        expect(world.marked()).toBeNull();
        expectStillOutside(world);
      },
      phoneKept: phoneRefused,
      codeRefused: refusal('smsCode', CODE_TEXT),
      nameRefused: refusal('name', NAME_TEXT),
      passwordRefused: refusal('password', '密码长度最少8位！以字母和数字组合！'),
      confirmationRefused: refusal('password_confirmation', '两次密码不一致！'),
      realNameRefused: refusal('realname', '姓名格式不正确，可以是中，英文名称！'),
      inviteCodeRefused: refusal('invite_code', '邀请码格式不正确！'),
      codeRequested,
      codeRequestedBesideBadCode: (world) => {
        codeRequested(world);
        expect(world.markedAsLeft()).toEqual([{ field: 'smsCode', text: CODE_TEXT }]);
      },
      nameRefusedBesideCode: refusal('name', NAME_TEXT),
      // the words about the code are the SMS machine's
      noCodeShown: (world) => expect(world.marked()).toBeNull(),
      noCodeShownAtBadCode: (world) => expect(world.marked()).toBeNull(),
      nameAndNoCodeShown: refusal('name', NAME_TEXT),
      waiting: waiting(pid),
      waitingBesideCode: waiting(pid),
      refusalShown: refusedByServer('该手机号已注册', 'phone'),
      networkFaultShown: refusedByServer('网络错误，请稍后重试'),
      serverFaultShown: refusedByServer('服务器异常，请稍后再试'),
      inside: (world) => {
        // the button stays busy, so that a logged-in member cannot submit again
        expect(world.isBusy()).toBe(true);
        expect(world.isIn()).toBe(true);
        expect(world.sent.navigation).toEqual([{ type: 'navigation.go', to: leadsTo, replace: true }]);
        // The guard of the target route requires a member, so the session must be updated first.
        expect(world.receivers.slice(-2)).toEqual(['session', 'navigation']);
      },
    },
    does: {
      submitWithBadPhone: (world) => world.submit({ phone: '12800000000' }),
      submitWithBadCode: (world) => world.submit({ smsCode: '12345' }),
      submitWithBadName: (world) => world.submit({ name: 'play8' }),
      submitWithBadPassword: (world) =>
        world.submit({ password: 'secret12 ', password_confirmation: 'secret12 ' }),
      submitWithOtherConfirmation: (world) => world.submit({ password_confirmation: 'secret124' }),
      submitWithBadRealName: (world) => world.submit({ realname: '张3' }),
      submitWithBadInviteCode: (world) => world.submit({ invite_code: 'AB!' }),
      submitAllWrong: (world) =>
        world.submit({
          name: '',
          phone: '',
          smsCode: '',
          realname: '',
          password: '',
          password_confirmation: 'x',
          invite_code: '!',
        }),
      submit: (world) => world.submit({}),
      submitAgain: (world) => world.submit({ name: 'other999' }),
      // the field cleans it, and the machine hears of an edit
      pasteAPhoneAsCopied: (world) => world.send({ type: 'edited', field: 'phone' }),
      pasteTooLongAPhone: (world) =>
        world.send({
          type: 'text.refused',
          invalid: { field: 'phone', text: '请输入有效的手机号！' },
        }),
      edit: (world) => world.edit(),
      askForCode: (world) => world.askForCode({ phone: ' 13800000000 ' }),
      askForCodeWithBadPhone: (world) => world.askForCode({ phone: '1380000000' }),
      askForCodeWithBadName: (world) => world.askForCode({ phone: '13800000000', name: 'play8' }),
      noCodeIsSent: () => undefined,
      serverAccepts: (world) => world.calls.answer('register'),
      serverRefuses: (world) =>
        world.calls.fail('register', { kind: 'rejected', code: 422, message: '该手机号已注册' }),
      networkFails: (world) => world.calls.fail('register', { kind: 'timeout' }),
      answerMakesNoSense: (world) => world.calls.fail('register', { kind: 'malformed' }),
    },
  };
}

describeModel('registration on the bare page', registerModel, registerSteps('', '', '/'));
describeModel(
  'registration by a referrer on the way to the records',
  registerModel,
  registerSteps('redirect=%2Fassets%3Ftype%3D6', '88', '/assets?type=6'),
);
