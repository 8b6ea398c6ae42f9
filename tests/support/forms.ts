import { bankCardMachine, usdtMachine, walletMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import { agentForm } from '#tests/models/agent/agent.model.ts';
import { birthdayForm, emailForm, phoneForm } from '#tests/models/contact/contact.model.ts';
import { fundPasswordForm, loginPasswordForm } from '#tests/models/password/password.model.ts';
import type { FormPageSample, FormSample } from '#tests/support/formSample.ts';

/**
 * Every page that consists of a single form of text inputs, each described beside its model. All of them get the same
 * tests: model, transitions and crashes of the form (tests/machines/kit/form), its requests (tests/api), no leaked secrets
 * (canaryFlows), accessibility scans (accessibility-moments).
 */
export const formPages: readonly FormPageSample[] = [
  agentForm,
  phoneForm,
  emailForm,
  birthdayForm,
  loginPasswordForm,
  fundPasswordForm,
];

const binding = {
  success: { message: '', toast: '添加成功！' },
  fallback: '绑定失败，请稍后重试',
  tells: null,
  hasChoices: true,
  secret: 'fund-123456',
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
const address = { from: '', address: 'TXYZ', fundPassword: 'fund-123456' };

/** The forms that bind a payout account. */
const bindingForms: readonly FormSample[] = [
  {
    ...binding,
    name: 'bank card',
    machine: bankCardMachine,
    valid: card,
    broken: { ...card, owner: ' ' },
    refusal: { field: 'owner', text: '请输入姓名' },
    success: { message: '', toast: '绑定成功' },
    leadsTo: '/bankCard?type=1',
  },
  {
    ...binding,
    name: 'USDT address',
    machine: usdtMachine,
    valid: { ...address, protocol: 'TRC20' },
    broken: { ...address, protocol: '' },
    refusal: { field: 'protocol', text: '请选择钱包协议' },
    leadsTo: '/bankCard?type=2',
    hasChoices: false,
  },
  {
    ...binding,
    name: 'other wallet',
    machine: walletMachine,
    valid: { ...address, walletType: 'TRC20' },
    broken: { ...address, walletType: '' },
    refusal: { field: 'walletType', text: '请选择钱包类型' },
    leadsTo: '/bankCard?type=5',
  },
];

/** Every form of the member's account; if opened from the withdraw page, it leads back there. */
export const formSamples: readonly FormSample[] = [
  ...formPages,
  ...bindingForms,
  ...bindingForms.map((form) => ({
    ...form,
    name: `${form.name} from the withdraw page`,
    valid: { ...form.valid, from: 'withdraw' },
    leadsTo: '/withdraw',
  })),
];
