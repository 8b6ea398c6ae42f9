import { defaultSettings } from '#sandbox/backend.ts';
import { applications, cards } from '#sandbox/db/memberSchema.ts';
import { rebates, redPackets, transfers } from '#sandbox/db/moneySchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { beijingDate, DAY_MS } from '#sandbox/http/beijing.ts';
import { giveBonus } from '#sandbox/ledger/bonus.ts';
import { book, house, main } from '#sandbox/ledger/ledger.ts';
import { type Decision, openDeposit, settleDeposit } from '#sandbox/deposit/deposits.ts';
import { transfer } from '#sandbox/assets/transfers.ts';
import { openWithdrawal, settleWithdrawal } from '#sandbox/withdraw/withdrawals.ts';
import { addBets } from '#sandbox/tester/betRecords.ts';

/** kind, payment method, channel, cents, days ago, decision */
const deposits: readonly (readonly [
  'online' | 'offline' | 'usdt',
  string,
  string,
  number,
  number,
  Decision | null,
])[] = [
  ['offline', '银行转账', '', 3_000_00, 20, 'approve'],
  ['online', '银联快捷', '极速通道', 500_00, 15, 'approve'],
  ['offline', '支付宝', '', 500_00, 12, 'reject'],
  ['online', '扫码定额', '定额通道', 1_000_00, 9, 'approve'],
  ['usdt', 'USDT', '', 5_000_00, 8, 'approve'],
  ['online', '银联快捷', '极速通道', 2_000_00, 5, 'approve'],
  ['online', '网银转账', '极速通道', 600_00, 4, 'reject'],
  ['online', '快捷支付', '备用通道', 200_00, 0.1, null],
  ['offline', '微信支付', '', 800_00, 0.05, null],
];

/** cents, days ago, decision */
const withdrawals: readonly (readonly [number, number, Decision | null])[] = [
  [1_000_00, 18, 'approve'],
  [500_00, 10, 'reject'],
  [300_00, 0.12, null],
];

/** direction, platform, cents, days ago; the rest stays on the platforms */
const moves: readonly (readonly ['in' | 'out', string, number, number])[] = [
  ['in', 'pp', 500_00, 14],
  ['out', 'pp', 380_00, 13],
  ['in', 'obgdy', 200_00, 6],
  ['out', 'obgdy', 133_40, 5],
  ['in', 'hgzr', 300_00, 3],
  ['out', 'hgzr', 300_00, 2],
];

/** Adds a history with every state in every list; its money is booked in the ledger. `now` in ms. */
export async function seedHistory(queries: Queries, memberId: number, now: number): Promise<void> {
  const ago = (days: number) => now - Math.round(days * DAY_MS);
  for (const [kind, payWay, channel, amount, days, decision] of deposits) {
    const number = await openDeposit(queries, { memberId, kind, payWay, channel, amount, at: ago(days) });
    if (decision !== null) await settleDeposit(queries, number, decision, ago(days));
  }
  const card = await seedCards(queries, memberId, ago(40));
  for (const [amount, days, decision] of withdrawals) {
    const { number } = await openWithdrawal(queries, memberId, amount, card, defaultSettings, ago(days));
    if (decision !== null) await settleWithdrawal(queries, number, decision, ago(days - 0.02));
  }
  for (const [direction, platform, amount, days] of moves) {
    await transfer(queries, { memberId, direction, platform, amount, at: ago(days) });
  }
  // Transfers never fail in the sandbox, so those in other states are only records.
  await queries.insert(transfers).values([
    {
      number: `ZRF${memberId}`,
      memberId,
      direction: 'in',
      platform: 'ae',
      amount: 88_00,
      state: 0,
      createdAt: ago(4),
    },
    {
      number: `ZRP${memberId}`,
      memberId,
      direction: 'in',
      platform: 'ae',
      amount: 66_00,
      state: 2,
      createdAt: ago(1),
    },
  ]);
  for (const [index, amount] of [88_00, 18_00, 58_00, 30_00, 12_00, 6_00].entries()) {
    const type = index + 1;
    const state = type === 5 ? 2 : 1;
    await giveBonus(queries, { memberId, kind: 'bonus', type, amount, state, at: ago(22 - index * 3) });
  }
  await seedRedPackets(queries, memberId, ago);
  await seedRebates(queries, memberId, ago);
  await queries
    .insert(applications)
    .values(
      [1, 2, 3].map((state) => ({ memberId, activityId: state * 2, state, createdAt: ago(9 - state * 2) })),
    );
  await addBets(queries, memberId, 68, now);
}

async function seedCards(queries: Queries, memberId: number, createdAt: number) {
  const row = { memberId, bankAddress: '', createdAt };
  const [card] = await queries
    .insert(cards)
    .values([
      {
        ...row,
        type: 1,
        bank: '工商银行',
        bankOwner: '演示会员',
        bankNo: '6222020200112233445',
        bankAddress: '上海静安支行',
      },
      { ...row, type: 2, bank: 'USDT', bankOwner: 'TRC20', bankNo: 'TDemoAddressOnlyDoNotSend111111111' },
      { ...row, type: 5, bank: '好付钱包', bankOwner: '', bankNo: 'HF-8800-2211' },
    ])
    .returning();
  if (card === undefined) throw new Error('A card got no row');
  return card;
}

/** Four days of three packets each. */
async function seedRedPackets(
  queries: Queries,
  memberId: number,
  ago: (days: number) => number,
): Promise<void> {
  for (const days of [9, 8, 6, 5]) {
    for (const slot of [1, 2, 3]) {
      const at = ago(days) + slot * 60_000;
      const amount = 88 + ((days * 131 + slot * 57) % 800);
      await queries.insert(redPackets).values({
        memberId,
        day: beijingDate(at),
        slot,
        base: 1_000_00 + days * 50_00,
        amount,
        createdAt: at,
      });
      await giveBonus(queries, { memberId, kind: 'redPacket', type: 2, amount, at });
    }
  }
}

/** Eight claimed and three pending rebates. */
async function seedRebates(queries: Queries, memberId: number, ago: (days: number) => number): Promise<void> {
  const names = ['pp', 'obgdy', 'hgzr', 'sbty'];
  const rows = Array.from({ length: 11 }, (_, index) => ({
    memberId,
    platform: names[index % names.length] ?? 'pp',
    amount: 6_66 + ((index * 617) % 2400),
    state: index < 3 ? 0 : 1,
    createdAt: ago(index + 0.5),
    updatedAt: ago(index < 3 ? index + 0.5 : index),
  }));
  await queries.insert(rebates).values(rows);
  const claimed = rows.filter((row) => row.state === 1).reduce((sum, row) => sum + row.amount, 0);
  await book(queries, {
    kind: 'rebate',
    memberId,
    at: ago(3),
    legs: [
      [house, -claimed],
      [main(memberId), claimed],
    ],
  });
}
