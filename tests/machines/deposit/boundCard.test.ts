import { describe, expect, test } from 'vitest';
import { detailsOfCard } from '#machines/deposit/boundCard.ts';
import { boundCardMachine } from '#machines/deposit/boundCard.machine.ts';
import type { PayoutAccount } from '#machines/kit/money/payoutAccount.ts';
import { BANK } from '#tests/machines/deposit/deposits.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const CARD: PayoutAccount = {
  id: '1',
  bank: BANK.bank,
  owner: BANK.bank_owner,
  number: BANK.bank_no,
  address: BANK.bank_address,
  icon: '',
};
const ALIPAY: PayoutAccount = { ...CARD, id: '2', bank: '支付宝', number: 'zhang@example.com' };

describe('what the bank form is filled in with', () => {
  test('is the first bank card, and never an Alipay account', () => {
    expect(detailsOfCard([ALIPAY, CARD, { ...CARD, number: '1' }])).toEqual(BANK);
    expect(detailsOfCard([ALIPAY])).toBeNull();
    expect(detailsOfCard([])).toBeNull();
  });
  test('leaves out a number that the server has masked', () => {
    expect(detailsOfCard([{ ...CARD, number: '6222 **** 7890' }])).toEqual({ ...BANK, bank_no: '' });
  });
});

function openCard(isNeeded: boolean) {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(boundCardMachine), input: { isNeeded }, calls });
  return { ...harness, card: () => harness.subject.getSnapshot().context.card };
}

describe('the bound card', () => {
  test('is fetched at once where its form may be seen', async () => {
    const { calls, card, stop } = openCard(true);
    expect(card()).toBeNull();
    await calls.answer('fetchBankCards', [CARD]);
    expect(card()).toEqual(BANK);
    stop();
  });

  test('is fetched when it is needed, once at a time, and again the next time', async () => {
    const { calls, card, send, stop } = openCard(false);
    expect(calls.waiting('fetchBankCards')).toEqual([]);
    await send({ type: 'card.needed' });
    await send({ type: 'card.needed' });
    expect(calls.waiting('fetchBankCards')).toHaveLength(1);
    await calls.answer('fetchBankCards', [CARD]);
    await send({ type: 'card.needed' });
    await calls.answer('fetchBankCards', []);
    expect(card()).toBeNull();
    stop();
  });

  test('stays as it is where the answer fails, without a word', async () => {
    const { calls, card, send, toasts, stop } = openCard(true);
    await calls.answer('fetchBankCards', [CARD]);
    await send({ type: 'card.needed' });
    await calls.fail('fetchBankCards', { kind: 'offline' });
    expect(card()).toEqual(BANK);
    expect(toasts()).toEqual([]);
    stop();
  });
});
