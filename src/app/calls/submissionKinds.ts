import { fetchPageTable } from '#app/loadedPages.ts';
import { alone } from '#calls/storedOutbox.ts';
import { submissionCalls } from '#calls/boundSubmission.ts';
import { formatCny } from '#lib/money.ts';
import { readToken } from '#lib/storage.ts';
import { isTransfer, MAIN_WALLET } from '#machines/assets/transferRules.ts';
import type { EntryRequest } from '#machines/app/outbox/outboxEntry.machine.ts';
import type { Answer, OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import type { RoutePath } from '#machines/app/navigation/routes.ts';
import { toCallError, type CallError } from '#machines/kit/calls/callError.ts';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { recordsPath, TABS_OF_KIND } from '#machines/kit/money/recordTabs.ts';
import { shownAmount } from '#machines/kit/money/amount.ts';
import { readAmount } from '#machines/kit/money/serverAmount.ts';

/** A kind of submission, as it is named and found outside its page. */
interface SubmissionKind {
  /** what the member has done, such as 提现 */
  name: string;
  /** the page that sends it */
  page: Exclude<RoutePath, '/'>;
  /** where its record is listed; a tab of the records or its own page by default */
  records?: string;
  /** its page takes it up again after a reload */
  takesUp?: true;
  /** where the page shows the notice of one that it has taken up; not set where only its button sends it again */
  noticeAt?: string;
  /** shown for an accepted one; the server's message by default */
  done?: (receipt: unknown) => string;
}

/** The server's message, or a text of ours where it sends none. */
const messageOr = (text: string) => (receipt: unknown) =>
  typeof receipt === 'string' && receipt !== '' ? receipt : text;

/** The text of a red packet, whose receipt is its amount. */
const wonText = (receipt: unknown) => `恭喜您抢到红包 ${shownAmount(readAmount(receipt))} 元！`;

/**
 * Every kind of submission, by the id of its machine. The texts stand here anew, because this part would otherwise bring
 * the machines of all areas; a test compares them.
 */
export const submissionKinds: Readonly<Record<string, SubmissionKind>> = {
  withdrawal: {
    name: '提现',
    page: '/withdraw',
    takesUp: true,
    noticeAt: '/withdraw',
    done: () => '提交成功，等待后台审核',
  },
  transfer: {
    name: '转账',
    page: '/assets',
    takesUp: true,
    noticeAt: '/assets',
    done: messageOr('转账成功'),
  },
  transferStatus: { name: '自动转账开关', page: '/assets' },
  rebateClaim: {
    name: '返水领取',
    page: '/assets',
    takesUp: true,
    noticeAt: recordsPath('5'),
    done: messageOr('领取成功'),
  },
  rechargeSubmission: {
    name: '充值',
    page: '/deposit',
    takesUp: true,
    noticeAt: '/deposit',
    done: (receipt) => `充值订单已生成，单号 ${messageOr('—')(receipt)}`,
  },
  onlineSubmission: {
    name: '充值',
    page: '/deposit',
    takesUp: true,
    noticeAt: '/deposit',
    done: () => '充值订单已生成，请到存款记录查看',
  },
  grab: { name: '抢红包', page: '/hongbao', records: '/welfare', takesUp: true, done: wonText },
  welfareGrabSubmission: {
    name: '抢红包',
    page: '/welfare',
    takesUp: true,
    noticeAt: '/welfare',
    done: (receipt) => `恭喜您获得${shownAmount(readAmount(receipt))}元红包！`,
  },
  transferOut: {
    name: '彩票下分',
    page: '/userCenter',
    records: '/assets',
    takesUp: true,
    done: () => '下分成功',
  },
  transall: {
    name: '游戏下分',
    page: '/userCenter',
    records: '/assets',
    takesUp: true,
    done: messageOr('下分成功'),
  },
  bankCard: { name: '添加银行卡', page: '/addBankCard', records: '/bankCard' },
  usdtAddress: { name: '添加USDT', page: '/addUsdtCard', records: '/bankCard' },
  wallet: { name: '添加钱包', page: '/addUsdtCards', records: '/bankCard' },
  unbind: { name: '解绑', page: '/bankCard' },
  protectionChange: { name: '理性娱乐设置', page: '/protection' },
  application: {
    name: '活动申请',
    page: '/activeInfo',
    records: '/applyagentList',
    done: messageOr('申请成功，请等待审核'),
  },
  agentApplication: { name: '代理申请', page: '/applyagent' },
  phone: { name: '绑定手机', page: '/modifyPhone' },
  email: { name: '绑定邮箱', page: '/modifyEmail' },
  birthday: { name: '生日', page: '/modifyBirthday' },
  loginPassword: { name: '修改登录密码', page: '/resetPasswordNew' },
  fundPassword: { name: '修改支付密码', page: '/modifyPayPassword' },
};

/** Shown if a request was refused with a 401 after the session had ended, when no dialog says so (D6). */
export const SESSION_OVER_TEXT = '登录信息已失效，本次操作未提交';

/** A 401 for a session that has ended meanwhile as a plain refusal, because it opens no dialog (`boundCall`). */
async function tellsItself<Receipt>(run: () => Promise<Receipt>): Promise<Receipt> {
  const token = readToken();
  try {
    return await run();
  } catch (error) {
    if (toCallError(error).kind !== 'expired' || token === readToken()) throw error;
    throw { kind: 'rejected', code: 401, message: SESSION_OVER_TEXT } satisfies CallError;
  }
}

/** Sends a submission, whose page is loaded for that if it is not, and of several windows in one alone. */
export async function sendRequest({ kind, ...request }: EntryRequest, signal: AbortSignal): Promise<unknown> {
  const page = submissionKinds[kind]?.page;
  if (!submissionCalls.has(kind) && page !== undefined) await (await fetchPageTable()).pageTable[page].load();
  const call = submissionCalls.get(kind);
  if (call === undefined) throw new Error(`No page sends a ${kind}`);
  return alone(request.key, () => tellsItself(() => call.run(request, signal)));
}

/** What an entry is called: its kind, and its amount if it has one. */
export function entryName({ kind, amount }: Pick<OutboxEntry, 'kind' | 'amount'>): string {
  const name = submissionKinds[kind]?.name ?? '操作';
  return amount === null ? name : `${name} ${formatCny(amount)}`;
}

/** Where a member looks for the record of an entry. */
export function recordsOf({ kind, intent }: OutboxEntry): string {
  if (isTransfer(intent) && intent.targettype === MAIN_WALLET) return recordsPath('3');
  const [tab] = TABS_OF_KIND[kind] ?? [];
  const { records, page = '/assets' } = submissionKinds[kind] ?? {};
  return tab === undefined ? (records ?? page) : recordsPath(tab);
}

/**
 * Where an entry without a known outcome is sent again: its page takes up the newest of its kind, if this window knows
 * what was sent. Null otherwise. `shows`: whether the notice is there without a press.
 */
export function wayOn(
  entry: OutboxEntry,
  own: readonly OutboxEntry[],
): { to: string; shows: boolean } | null {
  const { takesUp, noticeAt, page } = submissionKinds[entry.kind] ?? {};
  const alike = own.filter(({ kind, intent }) => kind === entry.kind && intent !== undefined);
  if (page === undefined || takesUp !== true || alike.at(-1) !== entry) return null;
  return { to: noticeAt ?? page, shows: noticeAt !== undefined };
}

/** What a member is told whose page is not there; null where a dialog says it. */
export function outcomeText(entry: OutboxEntry, answer: Answer | null): string | null {
  const name = entryName(entry);
  if (answer === null) return `${name}结果未知，请核对后再操作`;
  if ('receipt' in answer)
    return `${name}：${(submissionKinds[entry.kind]?.done ?? messageOr('操作成功'))(answer.receipt)}`;
  return answer.error.kind === 'expired'
    ? null
    : `${name}：${failureText(answer.error, { fallback: '提交失败' })}`;
}
