import { bankCardMachine, usdtMachine, walletMachine } from '#machines/payoutAccounts/bindAccount.machine.ts';
import { agentForm } from '#tests/models/agent/agent.model.ts';
import { birthdayForm, emailForm, phoneForm } from '#tests/models/contact/contact.model.ts';
import { fundPasswordForm, loginPasswordForm } from '#tests/models/password/password.model.ts';
import type { FormPageSample, FormSample } from '#tests/support/formSample.ts';

/**
 * Every page that is one form typed into, each described beside its model. Whatever such a page has to show is proved
 * of all of them: model, transitions and crashes of the form (tests/machines/forms), what it sends (tests/api), that
 * no secret leaves it (canaryFlows), how it is scanned (accessibilityMoments).
 */
export const formPages: readonly FormPageSample[] = [
  agentForm,
  phoneForm,
  emailForm,
  birthdayForm,
  loginPasswordForm,
  fundPasswordForm,
];

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
const address = { from: '', address: 'TXYZ', fundPassword: 'fund-123456' };

/** Every form of the member's account. */
export const formSamples: readonly FormSample[] = [
  ...formPages,
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
