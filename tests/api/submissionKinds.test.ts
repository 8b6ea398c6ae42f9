import { expect, test } from 'vitest';
import { outcomeText, submissionKinds } from '#app/calls/submissionKinds.ts';
import { REBATE_DONE_TEXT } from '#machines/assets/rebate.machine.ts';
import { TRANSFER_DONE_TEXT } from '#machines/assets/transferRules.ts';
import { winText } from '#machines/redPacket/grab.ts';
import { WITHDRAW_DONE_TEXT } from '#machines/withdraw/withdrawal.ts';
import { anEntry } from '#tests/support/outboxEntries.ts';

/** What the outbox says of an accepted submission whose page is not there. */
const said = (kind: string, receipt: unknown) => outcomeText(anEntry(kind, { amount: '640' }), { receipt });

test.each([
  ['withdrawal', undefined, WITHDRAW_DONE_TEXT],
  ['transfer', '', TRANSFER_DONE_TEXT],
  ['transfer', '转入成功', '转入成功'],
  ['rebateClaim', null, REBATE_DONE_TEXT],
  ['rechargeSubmission', 'CK1', '充值订单已生成，单号 CK1'],
  ['grab', '6.66', winText('6.66')],
  ['welfareGrabSubmission', '6.66', '恭喜您获得6.66元红包！'],
  ['bankCard', '', '操作成功'],
])('an accepted %s with the receipt %s says what its page would: %s', (kind, receipt, text) => {
  expect(said(kind, receipt)).toBe(`${submissionKinds[kind]?.name} ¥640.00：${text}`);
});

test('a payment link is no text', () => {
  expect(said('onlineSubmission', 'https://pay.example/1')).not.toContain('pay.example');
});

test.each([
  [{ kind: 'rejected', code: 400, message: '余额不足' } as const, '提现 ¥640.00：余额不足'],
  [{ kind: 'rejected', code: 400, message: '' } as const, '提现 ¥640.00：提交失败'],
  // the expiry dialog says it
  [{ kind: 'expired', message: '' } as const, null],
])('a refusal %o is told as %s', (error, text) => {
  expect(outcomeText(anEntry('withdrawal', { amount: '640' }), { error })).toBe(text);
});
