import { setup } from 'xstate';
import { birthdayMachine, emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';
import type { FormPageSample } from '#tests/support/formSample.ts';

type ContactModelEvent =
  | { type: 'pressEmpty' }
  | { type: 'pressWithAWrongOne' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'typeInTheMarkedField' }
  | { type: 'serverBindsIt' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' };

/** The form that binds a phone or an email address, as a user sees it (spec 2 §2, §5, §8; D6, D18, D27). */
export const contactModel = setup({ types: { events: {} as ContactModelEvent } }).createMachine({
  id: 'contactModel',
  initial: 'filling',
  states: {
    filling: { on: { pressEmpty: 'refused', pressWithAWrongOne: 'refused', press: 'binding' } },
    refused: { on: { typeInTheMarkedField: 'filling', press: 'binding' } },
    binding: {
      on: {
        pressAgain: 'binding',
        serverBindsIt: 'bound',
        serverRefuses: 'refusalShown',
        networkFails: 'networkFaultShown',
        loginHasExpired: 'leftToTheDialog',
      },
    },
    refusalShown: { on: { press: 'binding' } },
    networkFaultShown: { on: { press: 'binding' } },
    leftToTheDialog: {},
    /** A toast, and back on the settings page, which is reloaded. */
    bound: {},
  },
});

const binding = {
  success: { message: '修改成功', toast: '绑定成功' },
  fallback: '绑定失败，请稍后重试',
  tells: 'profile.refresh',
  leadsTo: '/accountCenter',
  hasChoices: false,
  secret: null,
};

/** The specification of the phone form (spec 2 §2, §5, §7). */
export const phoneForm: FormPageSample = {
  ...binding,
  name: 'phone',
  machine: phoneMachine,
  page: '/modifyPhone',
  labels: { mobile: '手机号' },
  valid: { mobile: '13800000000' },
  broken: { mobile: '12800000000' },
  refusal: { field: 'mobile', text: '请输入正确手机号' },
  sends: { call: 'POST /api/updateuserinfo', body: { mobile: '13800000000' } },
};

/** The specification of the email form. */
export const emailForm: FormPageSample = {
  ...binding,
  name: 'email',
  machine: emailMachine,
  page: '/modifyEmail',
  labels: { email: '邮箱' },
  valid: { email: 'me@example.com' },
  broken: { email: 'me' },
  refusal: { field: 'email', text: '请输入正确邮箱' },
  sends: { call: 'POST /api/updateuserinfo', body: { email: 'me@example.com' } },
};

/** The specification of the birthday form; `today` is not an input, but the date of the submission. */
export const birthdayForm: FormPageSample = {
  ...binding,
  name: 'birthday',
  machine: birthdayMachine,
  page: '/modifyBirthday',
  labels: { birthday: '生日' },
  valid: { birthday: '1990-02-28', today: '2026-11-21' },
  broken: { birthday: '1990-02-30', today: '2026-11-21' },
  refusal: { field: 'birthday', text: '请输入正确生日' },
  sends: { call: 'POST /api/updateuserinfo', body: { birthday: '1990-02-28' } },
  success: { message: '修改成功', toast: '修改成功' },
  fallback: '修改失败，请稍后重试',
};
