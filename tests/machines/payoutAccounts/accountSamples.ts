import type { Notice } from '#machines/notices/notice.ts';
import type { AccountsByKind, PayoutAccount } from '#machines/kit/money/payoutAccount.ts';
import type { Activity } from '#machines/promotions/activity.ts';

/** A bank card. */
export function aPayoutAccount(changes: Partial<PayoutAccount> = {}): PayoutAccount {
  return {
    id: '7',
    bank: '工商银行',
    owner: '张三',
    number: '6222021234567890123',
    address: '朝阳支行',
    icon: '',
    ...changes,
  };
}

/** A payout account without the rest, as the withdraw page lists it. */
export const account = (id: string, bank: string, owner: string, number: string) =>
  aPayoutAccount({ id, bank, owner, number, address: '' });

/** One account of each kind. */
export const ACCOUNTS: AccountsByKind = {
  bank: [account('1', '招商银行', '张三', '6222021234567890')],
  usdt: [account('2', 'USDT', 'TRC20', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')],
  wallet: [account('3', '好付钱包', '', 'HF20261111')],
};

/** A notice with HTML that must not run. */
export function aNotice(id: string, changes: Partial<Notice> = {}): Notice {
  return {
    id,
    title: `公告${id}`,
    content: `<p>内容${id}</p><script>document.title = '被黑了'</script>`,
    createdAt: '2026-11-20 12:00:00',
    ...changes,
  };
}

/** A promotion. */
export function anActivity(id: string, changes: Partial<Activity> = {}): Activity {
  return {
    id,
    title: `活动${id}`,
    banner: '',
    content: `<p>规则${id}</p><img src="x" onerror="document.title = '被黑了'">`,
    memo: '',
    createdAt: '2026-11-20 12:00:00',
    ...changes,
  };
}
