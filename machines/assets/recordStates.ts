import type { Tone } from '#machines/assets/records.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';

/** The text and colour of a state. */
export interface StateText {
  state: string;
  tone: Tone;
}

const UNDEFINED: StateText = { state: '未定义', tone: 'plain' };
const REVIEW: Readonly<Record<string, StateText>> = {
  1: { state: '待审核', tone: 'open' },
  2: { state: '已通过', tone: 'good' },
  3: { state: '已拒绝', tone: 'bad' },
};
const TRANSFER: Readonly<Record<string, StateText>> = {
  0: { state: '失败', tone: 'bad' },
  1: { state: '成功', tone: 'good' },
  2: { state: '待结算', tone: 'open' },
};

/** The texts of each tab's states by code (spec 2 §4); codes that are not listed are undefined. */
const STATES: Readonly<Record<RecordTab, Readonly<Record<string, StateText>>>> = {
  6: {
    pending: { state: '待处理', tone: 'open' },
    success: { state: '支付成功', tone: 'good' },
    failed: { state: '支付失败', tone: 'bad' },
  },
  0: REVIEW,
  1: REVIEW,
  2: TRANSFER,
  3: TRANSFER,
  4: {
    0: { state: '无效', tone: 'bad' },
    1: { state: '已结算', tone: 'good' },
    2: { state: '未结算', tone: 'open' },
  },
  5: { 0: { state: '待领取', tone: 'open' } },
  7: { 1: { state: '收入', tone: 'good' }, 2: { state: '支出', tone: 'plain' } },
};

/** The text for a record's state code. */
export function stateText(tab: RecordTab, code: string): StateText {
  // any rebate that is not pending has been claimed (spec 2 §4)
  return STATES[tab][code] ?? (tab === '5' ? { state: '已领取', tone: 'good' } : UNDEFINED);
}

/** Whether a state may change without the member: a rebate waits for the member instead. */
export function isWaiting(tab: RecordTab, tone: Tone): boolean {
  return tone === 'open' && tab !== '5';
}

/** A bank transfer, whose member has told the payer's account instead of being told where to pay (spec 2 §4). */
const BANK_TRANSFER = /^(?:银行|网银|bank)/i;

/**
 * Whether a record is an open deposit with payment details (spec 2 §4): the server has `told` so, or else it is one of
 * the digital and the offline methods, except the bank transfer. `number` is its own number, by which payinfo answers;
 * without one there are none.
 */
export function isPayable(
  tab: RecordTab,
  code: string,
  payWay: string,
  number: string,
  told: boolean | null = null,
): boolean {
  return tab === '0' && code === '1' && number !== '' && (told ?? !BANK_TRANSFER.test(payWay));
}

/** The address of an online deposit's payment page while it is open; empty for none. */
export function cashierOf(tab: RecordTab, code: string, url: string): string {
  return tab === '6' && code === 'pending' ? url : '';
}

/** The kinds of bonus (spec 2 §4). */
const BONUS_TYPES: Readonly<Record<string, string>> = {
  1: '体验金',
  2: '活动奖励',
  3: '充值赠送',
  4: '系统补贴',
  5: '管理员调整',
};

/** The reason for which a bonus was given. */
export function bonusTitle(type: string): string {
  return BONUS_TYPES[type] ?? '其他';
}
