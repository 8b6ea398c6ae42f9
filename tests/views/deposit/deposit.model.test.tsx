// @vitest-environment happy-dom
import { expect } from 'vitest';
import { bankModel, onlineModel, paidByCodeModel } from '#tests/models/deposit/deposit.models.ts';
import { bankPlay, onlinePlay, paidByCodePlay, type PaymentWindow } from '#tests/plays/deposit.plays.ts';
import { CHANNELS, INFO, WAYS } from '#tests/support/deposits.ts';
import { modelTours } from '#tests/support/modelPaths.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import type { Person } from '#tests/support/person.ts';
import { viewPerson, type ScriptedAnswer } from '#tests/support/viewPerson.ts';
import { openDeposit } from './openDeposit.ts';

const PAY_LINK = 'https://pay.example/1';
const CALLS: Readonly<Record<string, ScriptedAnswer>> = {
  '/api/recharge': { id: 'send', output: 'CK20261121000001' },
  '/api/payinfo': { id: 'fetchPaymentInfo', output: INFO },
  '/api/process': { id: 'send', output: PAY_LINK },
  '/api/payment-channels': { id: 'fetchChannels', output: CHANNELS },
};

/** The page of the path that is being walked. */
let opened: OpenedScreen;
async function openAt(tab: string | null, channels: typeof CHANNELS | null = CHANNELS): Promise<Person> {
  opened = await openDeposit(WAYS, channels);
  const person = viewPerson(opened, CALLS);
  if (tab !== null) await person.press('tab', tab);
  return person;
}

describeModel(
  'a digital deposit on its screen',
  paidByCodeModel,
  paidByCodePlay(
    () => openAt('数字货币'),
    (person) => person.press('radio', 'ERC20'),
  ),
  modelTours(paidByCodeModel, 12),
);

for (const method of ['支付宝', '微信'])
  describeModel(
    `a deposit by ${method} on its screen`,
    paidByCodeModel,
    paidByCodePlay(
      () => openAt('线下支付'),
      (person) => person.press('radio', method),
    ),
    modelTours(paidByCodeModel, 12),
  );

describeModel(
  'a deposit by bank transfer on its screen',
  bankModel,
  bankPlay(() => openAt('线下支付'), {
    leave: () => opened.leave(),
    elsewhere: '/deposit',
    comeBack: () => opened.reopen(),
  }),
  modelTours(bankModel, 12),
);

const paymentWindow: PaymentWindow = {
  serverTakes: (person) => person.answer('/api/process', 'good'),
  opening: async () =>
    expect(opened.calls.heard('paymentWindow').at(-1)).toEqual({ type: 'window.show', url: PAY_LINK }),
  windowOpens: () => opened.tell('paymentWindow', { type: 'window.opened' }),
  windowIsBlocked: () => opened.tell('paymentWindow', { type: 'window.blocked' }),
  linkIsRefused: () => opened.tell('paymentWindow', { type: 'window.refused' }),
  payingHere: async (person) => {
    await person.told('弹窗被拦截，正在直接跳转...');
    await person.sees('heading', '支付页面已打开');
  },
};

describeModel(
  'an online deposit on its screen',
  onlineModel,
  onlinePlay(() => openAt(null, null), paymentWindow),
  modelTours(onlineModel, 12),
);
