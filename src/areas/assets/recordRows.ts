import type { BetItem, RebateItem, TransactionItem } from '#api/assets.ts';
import type { AssetRecord } from '#machines/assets/records.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import { orderOf } from '#machines/kit/money/orderDetails.ts';
import { bonusTitle, isPayable, stateText } from '#machines/assets/recordStates.ts';
import { signedAmount } from '#machines/kit/money/amount.ts';

type TransactionTab = Exclude<RecordTab, '4' | '5'>;

const SIGNS: Readonly<Record<TransactionTab, AssetRecord['sign']>> = {
  6: '+',
  0: '+',
  1: '-',
  2: '-',
  3: '+',
  7: '+',
};
const TITLES: Readonly<Record<TransactionTab, string>> = {
  6: '线上存款',
  0: '线下存款',
  1: '取款',
  2: '转入',
  3: '转出',
  7: '彩金',
};

/** A transaction as its tab shows it; its key is its number, or its position in the list if it has none. */
export function transactionRow(tab: TransactionTab, item: TransactionItem, place: string): AssetRecord {
  const isBonus = tab === '7';
  const isTransfer = tab === '2' || tab === '3';
  const order = orderOf(item, isTransfer);
  const { number } = order;
  // for a transfer, the channel is the platform's code and the payment method its name
  const paid = isTransfer ? item.pay_way || item.channel_name : item.channel_name || item.pay_way;
  const code = tab === '6' ? item.status || item.state : item.state || item.status;
  const named = isBonus ? bonusTitle(item.type) : paid;
  return {
    key: number === '' ? place : `${number}/${item.created_at}`,
    title: named || TITLES[tab],
    amount: item.amount,
    sign: isBonus && item.state === '2' ? '-' : SIGNS[tab],
    time: item.created_at,
    ...stateText(tab, code),
    ...order,
    note: '',
    // a related order's number is not the deposit's own
    isPayable: isPayable(
      tab,
      code,
      item.pay_way || item.channel_name,
      item.order_no || item.out_trade_no || item.order_id,
    ),
  };
}

/** A bet: its stake and its result. */
export function betRow(item: BetItem, place: string): AssetRecord {
  return {
    key: item.bet_id === '' ? place : item.bet_id,
    title: item.Code || '投注',
    amount: item.bet_amount,
    sign: '',
    time: item.bet_time,
    ...stateText('4', item.state),
    number: item.bet_id,
    numberName: '单号',
    details: [],
    note: item.state === '1' ? `输赢 ${signedAmount(item.win_loss)}` : '',
    isPayable: false,
  };
}

/** A rebate of one game. */
export function rebateRow(item: RebateItem, place: string): AssetRecord {
  return {
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
    isPayable: false,
  };
}
