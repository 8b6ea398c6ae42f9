import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import {
  amount,
  flag,
  identifier,
  list,
  object,
  pageOf,
  text,
  time,
  unread,
  whole,
} from '#api/contract/fields.ts';

/** A field beyond the documents, which a backend may lack: the detail of the record then says less. */
const extension = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.nullish(v.pipe(schema, v.metadata({ description: `Extension, optional. ${description}` })));

/** A transaction of any tab (spec 2 §3): a tab shows the fields that it has. */
export const transaction = object({
  amount,
  created_at: time,
  pay_way: v.nullish(text),
  channel_name: v.nullish(text),
  out_trade_no: v.nullish(identifier),
  order_id: v.nullish(identifier),
  order_no: v.nullish(identifier),
  relatedorders: v.nullish(identifier),
  state: v.nullish(
    v.pipe(
      whole,
      v.metadata({
        description:
          'Offline deposit and withdrawal: 1 pending review, 2 approved, 3 rejected. Transfer: 0 failed, 1 success, 2 pending. Bonus: 1 income, 2 expense.',
      }),
    ),
  ),
  status: v.nullish(
    v.pipe(
      v.union([text, v.number('number')], 'text or number'),
      v.metadata({ description: 'Online deposit: pending, success or failed.' }),
    ),
  ),
  type: v.nullish(
    v.pipe(
      whole,
      v.metadata({
        description:
          'Bonus: 1 trial money, 2 activity reward, 3 recharge gift, 4 system subsidy, 5 admin adjustment, 6 other.',
      }),
    ),
  ),
  reviewed_at: extension(time, 'When a deposit or withdrawal was reviewed or, online, paid: a Beijing time.'),
  arrived_at: extension(
    time,
    'When the money arrived, a Beijing time. Without it, an approved withdrawal is not said to have arrived.',
  ),
  reason: extension(text, 'Why it was rejected or has failed, for the member.'),
  account: extension(text, 'Where a withdrawal goes. The app masks long numbers.'),
  fee: extension(amount, 'The fee of a withdrawal, in `currency`.'),
  received: extension(amount, 'What is paid out for a withdrawal, in `currency`.'),
  currency: extension(text, 'The currency of `fee` and `received`, such as USDT; CNY without it.'),
  payable: extension(
    flag,
    'Of a pending offline deposit: 1 while payinfo says where to pay it, also for a bank transfer; 0 once it is paid. Without it, the app goes by the method.',
  ),
  pay_url: extension(
    text,
    'Of a pending online deposit: the address of its payment page, while that can be opened again.',
  ),
});

/** A bet (spec 2 §3). */
export const bet = object({
  bet_amount: amount,
  bet_time: time,
  Code: v.nullish(identifier),
  win_loss: v.pipe(amount, v.metadata({ description: 'Below 0 for a loss.' })),
  bet_id: identifier,
  state: v.pipe(whole, v.metadata({ description: '0 invalid, 1 settled, 2 unsettled.' })),
});

/** A rebate (spec 2 §3). */
export const rebate = object({
  money: amount,
  gamename: text,
  state: v.pipe(whole, v.metadata({ description: '0 pending claim, otherwise claimed.' })),
  created_at: time,
  updated_at: v.nullish(time),
});

/** The parameters of a page of records. */
const recordQuery = {
  api_type: v.pipe(v.string(), v.metadata({ description: 'A platname, or empty for all (D49).' })),
  date: v.pipe(
    v.union([v.string(), v.number()]),
    v.metadata({ description: '1 today, 2 seven days, 3 half a month, 4 a month.' }),
  ),
  page: v.pipe(v.number(), v.metadata({ description: 'From 1.' })),
};

export const assetCalls = {
  'POST /api/balancelist': {
    summary: 'The member’s balance on each platform',
    description:
      'Polled every 3 s while /assets is visible, and read by /userCenter for the sum of all wallets.',
    member: true,
    data: list(object({ name: text, platname: identifier, balance: amount })),
  },
  'POST /api/transfer': {
    summary: 'Moves money between the main wallet and a platform',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({
      amount: v.string(),
      sourcetype: v.pipe(v.string(), v.metadata({ description: 'userbalance or a platname.' })),
      targettype: v.pipe(v.string(), v.metadata({ description: 'userbalance or a platname.' })),
    }),
    data: unread,
  },
  'POST /api/transall': {
    summary: 'Brings all game balances back into the main wallet',
    description: 'The message is shown.',
    member: true,
    changes: true,
    idempotent: true,
    data: unread,
  },
  'POST /api/uptransferstatus': {
    summary: 'Turns automatic transfers on (1) or off (0)',
    member: true,
    changes: true,
    body: v.object({ transferstatus: v.number() }),
    data: unread,
  },
  'POST /api/gettransrecord': {
    summary: 'The transactions of a kind, a page at a time',
    member: true,
    body: v.object({
      ...recordQuery,
      type: v.pipe(
        v.number(),
        v.metadata({
          description:
            '1 offline deposit, 2 withdrawal, 3 transfer in, 4 transfer out, 6 online deposit, 7 bonus (D49).',
        }),
      ),
    }),
    data: pageOf(transaction),
  },
  'POST /api/betrecord': {
    summary: 'The bets, a page at a time (D51)',
    member: true,
    body: v.object(recordQuery),
    data: pageOf(bet),
  },
  'POST /api/getfanshui': {
    summary: 'The rebates, a page at a time, with their sums',
    description: 'The app fetches pages until one is empty or shorter than the first.',
    member: true,
    body: v.object({ ...recordQuery, type: v.number() }),
    data: object({
      list: list(rebate),
      jisuan: v.pipe(amount, v.metadata({ description: 'Claimed in total, CNY.' })),
      nojisuan: v.pipe(amount, v.metadata({ description: 'Pending, CNY.' })),
    }),
  },
  'POST /api/dofanshui': {
    summary: 'Claims the pending rebate',
    member: true,
    changes: true,
    idempotent: true,
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
