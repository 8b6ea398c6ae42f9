import type { AnyStateMachine } from 'xstate';
import { agentMachine } from '#machines/agent/agent.machine.ts';
import { birthdayMachine, emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';
import { submissionOf, type FormMachine } from '#machines/forms/form.machine.ts';
import { createPasswordMachine } from '#machines/password/password.machine.ts';
import { bankCardMachine, usdtMachine, walletMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';

/** A form whose call `send` waits for the test's answer, with the keys `key-1`, `key-2` and so on. */
export function scriptedForm<Values, Choice>(
  calls: CallScript,
  machine: FormMachine<Values, Choice>,
): FormMachine<Values, Choice> {
  return machine.provide({ actors: { submission: calls.submission(submissionOf(machine)) } });
}

/** A form of the member area with what the specification says of it. */
export interface FormSample {
  name: string;
  machine: AnyStateMachine;
  valid: Record<string, string>;
  /** broken in its first rule */
  broken: Record<string, string>;
  refusal: { field: string; text: string };
  /** what the server says of a success, and what the member is told */
  success: { message: string; toast: string };
  /** what the member is told where the server refuses without words */
  fallback: string;
  tells: string | null;
  leadsTo: string | null;
  /** does it fetch what the member may choose from? */
  hasChoices: boolean;
  /** what may not be found in the machine once it was typed */
  secret: string | null;
}

const password = { oldPassword: 'oldSecret1', newPassword: 'newSecret2', confirmation: 'newSecret2' };
const passwordForm = {
  valid: password,
  broken: { ...password, oldPassword: '' },
  refusal: { field: 'oldPassword', text: '请输入旧密码' },
  fallback: '密码修改失败，请稍后重试',
  tells: 'session.abandoned',
  leadsTo: null,
  hasChoices: false,
  secret: 'newSecret2',
};
const card = {
  kind: 'bank',
  from: '',
  owner: '张三',
  bank: '工商银行',
  address: '朝阳支行',
  number: '6222 0212 3456 7890',
  fundPassword: 'fund-123456',
};
const cardForm = {
  machine: bankCardMachine,
  valid: card,
  broken: { ...card, owner: ' ' },
  refusal: { field: 'owner', text: '请输入姓名' },
  success: { message: '', toast: '绑定成功' },
  fallback: '绑定失败，请稍后重试',
  tells: null,
  hasChoices: true,
  secret: 'fund-123456',
};
const bound = { success: { message: '修改成功', toast: '绑定成功' }, fallback: '绑定失败，请稍后重试' };
const bindingForm = {
  ...bound,
  tells: 'profile.refresh',
  leadsTo: '/accountCenter',
  hasChoices: false,
  secret: null,
};
const address = { from: '', address: 'TXYZ', fundPassword: 'fund-123456' };

/** Every form of the member's account. */
export const formSamples: readonly FormSample[] = [
  {
    ...passwordForm,
    name: 'login password',
    machine: createPasswordMachine('login'),
    success: { message: '密码修改成功', toast: '密码修改成功' },
  },
  {
    ...passwordForm,
    name: 'fund password',
    machine: createPasswordMachine('fund'),
    success: { message: '', toast: '密码修改成功，请重新登录' },
  },
  {
    ...bindingForm,
    name: 'phone',
    machine: phoneMachine,
    valid: { mobile: '13800000000' },
    broken: { mobile: '12800000000' },
    refusal: { field: 'mobile', text: '请输入正确手机号' },
  },
  {
    ...bindingForm,
    name: 'email',
    machine: emailMachine,
    valid: { email: 'me@example.com' },
    broken: { email: 'me' },
    refusal: { field: 'email', text: '请输入正确邮箱' },
  },
  {
    ...bindingForm,
    name: 'birthday',
    machine: birthdayMachine,
    valid: { birthday: '1990-02-28', today: '2026-11-21' },
    broken: { birthday: '1990-02-30', today: '2026-11-21' },
    refusal: { field: 'birthday', text: '请输入正确生日' },
    success: { message: '修改成功', toast: '修改成功' },
    fallback: '修改失败，请稍后重试',
  },
  {
    name: 'agent application',
    machine: agentMachine,
    valid: { mobile: '13800000000', reason: '推广' },
    broken: { mobile: '13800000000', reason: '' },
    refusal: { field: 'reason', text: '请输入申请理由' },
    success: { message: '', toast: '提交成功，等待后台审核' },
    fallback: '提交失败',
    tells: 'profile.refresh',
    leadsTo: '/accountCenter',
    hasChoices: false,
    secret: null,
  },
  { ...cardForm, name: 'bank card', leadsTo: '/bankCard?type=1' },
  {
    ...cardForm,
    name: 'bank card from the withdraw page',
    valid: { ...card, from: 'withdraw' },
    leadsTo: '/withdraw',
  },
  {
    ...cardForm,
    name: 'USDT address',
    machine: usdtMachine,
    valid: { ...address, protocol: 'TRC20' },
    broken: { ...address, protocol: '' },
    refusal: { field: 'protocol', text: '请选择钱包协议' },
    success: { message: '', toast: '添加成功！' },
    leadsTo: '/bankCard?type=2',
    hasChoices: false,
  },
  {
    ...cardForm,
    name: 'USDT address from the withdraw page',
    machine: usdtMachine,
    valid: { ...address, from: 'withdraw', protocol: 'TRC20' },
    broken: { ...address, protocol: '' },
    refusal: { field: 'protocol', text: '请选择钱包协议' },
    success: { message: '', toast: '添加成功！' },
    leadsTo: '/withdraw',
    hasChoices: false,
  },
  {
    ...cardForm,
    name: 'other wallet from the withdraw page',
    machine: walletMachine,
    valid: { ...address, from: 'withdraw', walletType: 'ERC20' },
    broken: { ...address, walletType: '' },
    refusal: { field: 'walletType', text: '请选择钱包类型' },
    success: { message: '', toast: '添加成功！' },
    leadsTo: '/withdraw',
  },
  {
    ...cardForm,
    name: 'other wallet',
    machine: walletMachine,
    valid: { ...address, walletType: 'ERC20' },
    broken: { ...address, walletType: '' },
    refusal: { field: 'walletType', text: '请选择钱包类型' },
    success: { message: '', toast: '添加成功！' },
    leadsTo: '/bankCard?type=5',
  },
];
