import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { fundCheck } from '#sandbox/password/fundPassword.ts';
import type { Backend } from '#sandbox/backend.ts';
import { addressWarning } from '#machines/kit/money/usdtAddress.ts';
import { PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import { cards } from '#sandbox/db/memberSchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { rebates } from '#sandbox/db/moneySchema.ts';
import { members } from '#sandbox/db/schema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { readBody, secretField, textField, wholeField } from '#sandbox/http/body.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { balanceOf, book, house, main, platform } from '#sandbox/ledger/ledger.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import { refuseExcluded } from '#sandbox/playerProtection/exclusions.ts';
import { platforms } from './platforms.ts';
import { recoverAll, transfer } from './transfers.ts';
import { LEAST_WITHDRAWAL, openWithdrawal, type Payee } from '#sandbox/withdraw/withdrawals.ts';

/** The main wallet's name in a transfer (spec 2 §7). */
const MAIN = 'userbalance';
const Transfer = v.object({ amount: textField, sourcetype: textField, targettype: textField });
const Withdrawal = v.object({ amount: textField, bank: textField, password: secretField });

/** Transfers, withdrawal and rebate claim (spec 2 §7). */
export function walletCalls(backend: Backend): Hono {
  const { store, now, settings } = backend;
  const app = new Hono();

  app.post('/balancelist', async (c) => {
    const { member } = await signedIn(c, backend);
    const rows = await store.read(async (queries) => {
      const list = [];
      for (const [platname, name] of platforms) {
        list.push({ name, platname, balance: yuan(await balanceOf(queries, platform(member.id, platname))) });
      }
      return list;
    });
    return c.json(success(rows));
  });

  app.post('/transfer', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Transfer);
    const amount = cents(body.amount, '请输入操作金额！');
    const direction = body.sourcetype === MAIN ? 'in' : 'out';
    const name = direction === 'in' ? body.targettype : body.sourcetype;
    const other = direction === 'in' ? body.sourcetype : body.targettype;
    if (!platforms.has(name) || other !== MAIN) throw new Refusal('请选择游戏平台');
    return submit(c, backend, member.id, body, async (queries) => {
      if (direction === 'in') await refuseExcluded(queries, member.id, now());
      const move = { memberId: member.id, direction, platform: name, amount, at: now() } as const;
      await transfer(queries, move);
      return success(null, '转账成功');
    });
  });

  app.post('/transall', async (c) => {
    const { member } = await signedIn(c, backend);
    return submit(c, backend, member.id, {}, async (queries) => {
      const sum = await recoverAll(queries, member.id, now());
      return success(null, sum === 0 ? '没有可下分的余额' : `下分成功！金额：${yuan(sum)}`);
    });
  });

  app.post('/uptransferstatus', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, v.object({ transferstatus: wholeField(-1) }));
    const { transferstatus } = body;
    if (transferstatus !== 0 && transferstatus !== 1) throw new Refusal('请求参数错误');
    return submit(c, backend, member.id, body, async (queries) => {
      await queries.update(members).set({ transferstatus }).where(eq(members.id, member.id));
      return success();
    });
  });

  app.post('/withdraw', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Withdrawal);
    const amount = cents(body.amount);
    if (amount < LEAST_WITHDRAWAL) throw new Refusal('单笔取款不能低于100元');
    if (body.password === '') throw new Refusal('请输入您的支付密码');
    const check = await fundCheck(member, body.password);
    return submit(c, backend, member.id, body, async (queries) => {
      const wrong = await check(queries, now());
      if (wrong !== null) return wrong;
      const card = await payee(queries, member.id, body.bank);
      if (card === undefined) throw new Refusal('您要提现到哪里呢？');
      await openWithdrawal(queries, member.id, amount, card, settings, now());
      return success(null, '提交成功，等待后台审核');
    });
  });

  app.post('/dofanshui', async (c) => {
    const { member } = await signedIn(c, backend);
    return submit(c, backend, member.id, {}, async (queries) => {
      const claimed = await queries
        .update(rebates)
        .set({ state: 1, updatedAt: now() })
        .where(and(eq(rebates.memberId, member.id), eq(rebates.state, 0)))
        .returning({ amount: rebates.amount });
      const sum = claimed.reduce((total, row) => total + row.amount, 0);
      if (sum === 0) throw new Refusal('暂无领取额度！');
      await book(queries, {
        kind: 'rebate',
        memberId: member.id,
        at: now(),
        legs: [
          [house, -sum],
          [main(member.id), sum],
        ],
      });
      return success(null, '领取成功');
    });
  });
  return app;
}

/** Where a withdrawal goes: the member's account with this id, or a USDT address that is not bound (D23). */
async function payee(queries: Queries, memberId: number, bank: string): Promise<Payee | undefined> {
  const bankOwner = PROTOCOLS.find((protocol) => addressWarning(bank, protocol) === null);
  if (bank !== '' && bankOwner !== undefined) return { type: 2, bank: 'USDT', bankOwner, bankNo: bank };
  if (!/^\d{1,15}$/.test(bank)) return undefined;
  const own = and(eq(cards.id, Number(bank)), eq(cards.memberId, memberId));
  return (await queries.select().from(cards).where(own))[0];
}
