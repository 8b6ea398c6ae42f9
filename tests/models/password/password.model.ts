import { setup } from 'xstate';
import { createPasswordMachine } from '#machines/password/password.machine.ts';
import type { FormPageSample } from '#tests/support/formSample.ts';

type PasswordModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'pressWithoutNew' }
  | { type: 'pressWithoutConfirmation' }
  | { type: 'pressWithShortOld' }
  | { type: 'pressWithShortNew' }
  | { type: 'pressWithOtherConfirmation' }
  | { type: 'pressWithTheOldAgain' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'typeInTheMarkedField' }
  | { type: 'serverChangesIt' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' }
  | { type: 'almostASecondPasses' }
  | { type: 'theSecondIsOver' };

const mended = { typeInTheMarkedField: 'filling' } as const;

/**
 * The change of the login or the fund password as a user sees it: every rule of the document, and the end of the
 * session afterwards (spec 2 §4, §5, §9; D6, D18, D27).
 */
export const passwordModel = setup({ types: { events: {} as PasswordModelEvent } }).createMachine({
  id: 'passwordModel',
  initial: 'filling',
  states: {
    filling: {
      on: {
        pressEmpty: 'oldPasswordMissing',
        pressWithoutNew: 'newPasswordMissing',
        pressWithoutConfirmation: 'confirmationMissing',
        pressWithShortOld: 'oldLengthShown',
        pressWithShortNew: 'newLengthShown',
        pressWithOtherConfirmation: 'differenceShown',
        pressWithTheOldAgain: 'samePasswordShown',
        press: 'changing',
      },
    },
    oldPasswordMissing: { on: mended },
    newPasswordMissing: { on: mended },
    confirmationMissing: { on: mended },
    oldLengthShown: { on: mended },
    newLengthShown: { on: mended },
    differenceShown: { on: mended },
    samePasswordShown: { on: mended },
    changing: {
      on: {
        pressAgain: 'changing',
        serverChangesIt: 'changed',
        serverRefuses: 'refusalShown',
        networkFails: 'networkFaultShown',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    refusalShown: { on: { press: 'changing' } },
    networkFaultShown: { on: { press: 'changing' } },
    leftToTheDialog: {},
    /** The session is closed and its storage empty; the page stays for another second. */
    changed: { on: { almostASecondPasses: 'stillHere' } },
    stillHere: { on: { theSecondIsOver: 'atLogin' } },
    atLogin: {},
  },
});

const typed = { oldPassword: 'oldSecret1', newPassword: 'newSecret2', confirmation: 'newSecret2' };
const password = {
  labels: { oldPassword: '旧密码', newPassword: '新密码', confirmation: '确认密码' },
  valid: typed,
  broken: { ...typed, oldPassword: '' },
  refusal: { field: 'oldPassword', text: '请输入旧密码' },
  fallback: '密码修改失败，请稍后重试',
  tells: 'session.abandoned',
  leadsTo: null,
  hasChoices: false,
  secret: 'newSecret2',
};
const body = { password: 'oldSecret1', paypassword: 'newSecret2' };

/** The specification of the login password form (spec 2 §2, §5, §7). */
export const loginPasswordForm: FormPageSample = {
  ...password,
  name: 'login password',
  machine: createPasswordMachine('login'),
  page: '/resetPasswordNew',
  sends: { call: 'POST /api/editPassword', body },
  success: { message: '密码修改成功', toast: '密码修改成功' },
};

/** The specification of the fund password form. */
export const fundPasswordForm: FormPageSample = {
  ...password,
  name: 'fund password',
  machine: createPasswordMachine('fund'),
  page: '/modifyPayPassword',
  sends: { call: 'POST /api/editPayPassword', body },
  success: { message: '', toast: '密码修改成功，请重新登录' },
};
