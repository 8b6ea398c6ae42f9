import { and, eq, sql } from 'drizzle-orm';
import type { Backend } from '#sandbox/backend.ts';
import { deposits } from '#sandbox/db/ledgerSchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { balanceOf, main } from '#sandbox/ledger/ledger.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { lotteryToken, type SignedIn } from './sessions.ts';

/** The user info in responses (spec 1 §3, spec 2 §3); amounts are CNY decimal strings. */
export async function userInfo(queries: Queries, backend: Backend, who: SignedIn) {
  const { member, token, since } = who;
  const { lotteryDelay, erc20Fee, trc20Fee, withdrawRate, depositRate } = backend.settings;
  const ready = backend.now() - since >= lotteryDelay;
  return {
    username: member.username,
    avatar: member.avatar,
    balance: yuan(await balanceOf(queries, main(member.id))),
    mbalance: yuan(member.turnover),
    vip: member.vip,
    vipname: `/sandbox/art/vip/${member.vip}.svg`,
    paysum: yuan(await depositSum(queries, member.id)),
    realname: member.realname,
    mobile: member.phone ?? '',
    email: member.email,
    birthday: member.birthday,
    isagent: member.isagent,
    transferstatus: member.transferstatus,
    api_token: token,
    lottery_token: ready ? lotteryToken(token) : '',
    withdrawcashfee: erc20Fee,
    withdrawfeeusdttrc: trc20Fee,
    withdrawusdtrate: withdrawRate,
    usdtrate: depositRate,
  };
}

/** The sum of a member's approved deposits, in cents. */
export async function depositSum(queries: Queries, memberId: number): Promise<number> {
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${deposits.amount}), 0)` })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, 2)));
  return row?.sum ?? 0;
}
