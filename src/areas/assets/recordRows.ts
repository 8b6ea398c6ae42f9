import type { BetItem, RebateItem, TransactionItem } from '#api/assets.ts';
import { formatCny } from '#lib/money.ts';
import type { AssetRecord, Tone } from '#machines/assets/records.ts';
import { bonusTitle, cashierOf, isPayable, isWaiting, stateText } from '#machines/assets/recordStates.ts';
import { stepsOf } from '#machines/assets/recordSteps.ts';
import { toneOfResult } from '#machines/assets/betDay.ts';
import { maskedAccount } from '#machines/kit/money/accountNumber.ts';
import { shownAmount } from '#machines/kit/money/amount.ts';
import { orderOf, ownNumber, type OrderDetail } from '#machines/kit/money/orderDetails.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { TAB_NAMES } from './tabNames.ts';

type TransactionTab = Exclude<RecordTab, '4' | '5'>;

const SIGNS: Readonly<Record<TransactionTab, AssetRecord['sign']>> = {
  6: '+',
  0: '+',
  1: '-',
  2: '-',
  3: '+',
  7: '+',
};
/** What only some records have. */
const PLAIN = { amountTone: 'plain', note: '', steps: [], bet: null, isPayable: false, cashier: '' } as const;

/** A transaction as its tab shows it; its key is its number, or its position in the list if it has none. */
export function transactionRow(tab: TransactionTab, item: TransactionItem, place: string): AssetRecord {
  const isBonus = tab === '7';
  const isTransfer = tab === '2' || tab === '3';
  const order = orderOf(item, isTransfer);
  const { number } = order;
  const code = tab === '6' ? item.status || item.state : item.state || item.status;
  const said = stateText(tab, code);
  const cashier = cashierOf(tab, code, item.pay_url);
  return {
    ...PLAIN,
    key: number === '' ? place : `${number}/${item.created_at}`,
    title: titleOf(tab, item),
    amount: item.amount,
    sign: isBonus && item.state === '2' ? '-' : SIGNS[tab],
    time: item.created_at,
    ...said,
    ...order,
    details: [...(tab === '1' ? payoutOf(item, said.tone) : []), ...order.details],
    steps: stepsOf(tab, said.tone, {
      created: item.created_at,
      reviewed: item.reviewed_at,
      arrived: item.arrived_at,
      reason: item.reason,
    }),
    isWaiting: isWaiting(tab, said.tone),
    isPayable:
      cashier !== '' ||
      isPayable(tab, code, item.pay_way || item.channel_name, ownNumber(item), item.payable),
    cashier,
  };
}

/** A bet: what it has won or lost once it is settled, until then its stake. */
export function betRow(item: BetItem, place: string): AssetRecord {
  const isSettled = item.state === '1';
  const tone = isSettled ? toneOfResult(item.win_loss) : 'plain';
  const said = stateText('4', item.state);
  const stake = { name: '投注', value: formatCny(item.bet_amount) };
  return {
    ...PLAIN,
    key: item.bet_id === '' ? place : item.bet_id,
    title: item.Code || '投注',
    amount: isSettled ? item.win_loss : item.bet_amount,
    sign: tone === 'good' ? '+' : '',
    amountTone: tone,
    time: item.bet_time,
    ...said,
    number: item.bet_id,
    numberName: '单号',
    details: isSettled ? [stake] : [],
    bet: { stake: item.bet_amount, result: isSettled ? item.win_loss : null, isSettled },
    isWaiting: isWaiting('4', said.tone),
  };
}

/** A rebate of one game. */
export function rebateRow(item: RebateItem, place: string): AssetRecord {
  return {
    ...PLAIN,
    key: place,
    title: item.gamename || '返水',
    amount: item.money,
    sign: '+',
    time: item.created_at,
    ...stateText('5', item.state),
    number: '',
    numberName: '单号',
    details: [],
    note: item.state !== '0' && item.updated_at !== '' ? `领取时间 ${item.updated_at}` : '',
    isWaiting: false,
  };
}

/** Transfers say from where to where, because their sign is that of the main wallet. */
function titleOf(tab: TransactionTab, item: TransactionItem): string {
  if (tab === '7') return bonusTitle(item.type);
  if (tab !== '2' && tab !== '3') return item.channel_name || item.pay_way || TAB_NAMES[tab];
  // for a transfer, the channel is the platform's code and the payment method its name
  const platform = item.pay_way || item.channel_name;
  if (platform === '') return TAB_NAMES[tab];
  return tab === '2' ? `主账户 → ${platform}` : `${platform} → 主账户`;
}

/** Where a withdrawal goes and what arrives there, as far as the server tells it; of a rejected one nothing arrives. */
function payoutOf({ account, fee, received, currency }: TransactionItem, tone: Tone): readonly OrderDetail[] {
  const money = (amount: ServerAmount) => {
    if (amount === null) return '';
    return /^(?:CNY|RMB|)$/i.test(currency) ? formatCny(amount) : `${shownAmount(amount)} ${currency}`;
  };
  const paid = [
    { name: '手续费', value: money(fee) },
    { name: tone === 'open' ? '预计到账' : '实际到账', value: money(received) },
  ];
  return [{ name: '收款账户', value: maskedAccount(account) }, ...(tone === 'bad' ? [] : paid)].filter(
    ({ value }) => value !== '',
  );
}
