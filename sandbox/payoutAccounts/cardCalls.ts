import { and, count, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { invalidBankCard, invalidUsdt, invalidWallet } from '#machines/payoutAccounts/accountRules.ts';
import { ACCOUNT_LIMITS, PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import { ALIPAY, bankNames, payBankNames, walletNames } from './banks.ts';
import { fundCheck } from '#sandbox/password/fundPassword.ts';
import type { Backend } from '#sandbox/backend.ts';
import { cards } from '#sandbox/db/memberSchema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { readBody, secretField, textField, wholeField } from '#sandbox/http/body.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { signedIn } from '#sandbox/session/sessions.ts';

const Binding = v.object({
  bank: textField,
  bank_owner: textField,
  bank_no: textField,
  bank_address: textField,
  pay_pass: secretField,
});
type Binding = v.InferOutput<typeof Binding>;

/** The larger limit of the two pages, because the request does not tell from which page a binding comes (D20). */
const limits: Readonly<Record<number, number>> = {
  1: ACCOUNT_LIMITS.withdraw.bank,
  2: ACCOUNT_LIMITS.withdraw.usdt,
  5: ACCOUNT_LIMITS.withdraw.wallet,
};

/** Payout accounts and their banks (spec 2 §7). */
export function cardCalls(backend: Backend): Hono {
  const { store, now } = backend;
  const app = new Hono();

  app.post('/getcard', async (c) => {
    const { member } = await signedIn(c, backend);
    const { type } = await readBody(c, v.object({ type: wholeField(0) }));
    const rows = await store.read((queries) =>
      queries
        .select()
        .from(cards)
        .where(and(eq(cards.memberId, member.id), type === 0 ? undefined : eq(cards.type, type)))
        .orderBy(desc(cards.id)),
    );
    return c.json(
      success(
        rows.map((row) => ({
          id: row.id,
          bank: row.bank,
          bank_owner: row.bankOwner,
          bank_no: row.bankNo,
          bank_address: row.bankAddress,
          ico: `/sandbox/art/bank/${encodeURIComponent(row.bank)}.svg`,
        })),
      ),
    );
  });

  app.post('/bindcard', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Binding);
    const type = typeOf(body.bank);
    const broken = brokenRule(type, body);
    if (broken !== null) throw new Refusal(broken.text);
    const check = await fundCheck(member, body.pay_pass);
    return submit(c, backend, member.id, body, async (queries) => {
      const wrong = await check(queries, now());
      if (wrong !== null) return wrong;
      const own = and(eq(cards.memberId, member.id), eq(cards.type, type));
      const [held] = await queries.select({ count: count() }).from(cards).where(own);
      if ((held?.count ?? 0) >= (limits[type] ?? 0)) throw new Refusal(`此类账户最多绑定${limits[type]}个`);
      const [added] = await queries
        .insert(cards)
        .values({
          memberId: member.id,
          type,
          bank: body.bank,
          bankOwner: body.bank_owner,
          bankNo: body.bank_no.replace(/\s/g, ''),
          bankAddress: body.bank_address,
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning({ id: cards.id });
      if (added === undefined) throw new Refusal('该账户已绑定，请勿重复绑定');
      return success(null, type === 1 ? '绑定成功' : '添加成功！');
    });
  });

  app.post('/delcard', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, v.object({ id: wholeField(0) }));
    return submit(c, backend, member.id, body, async (queries) => {
      const removed = await queries
        .delete(cards)
        .where(and(eq(cards.id, body.id), eq(cards.memberId, member.id)))
        .returning({ id: cards.id });
      if (removed.length === 0) throw new Refusal('账户不存在', 404);
      return success(null, '解绑成功');
    });
  });

  const named = (names: readonly string[]) => success(names.map((bank_name) => ({ bank_name })));
  app.post('/banklist', (c) => c.json(named(bankNames)));
  app.get('/activebanks', (c) => c.json(named(walletNames)));
  app.post('/getpaybank', (c) => c.json(named(payBankNames)));
  return app;
}

/** The kind of an account, derived from its bank, because the payload has no other field for it (spec 2 §7, D52). */
function typeOf(bank: string): 1 | 2 | 5 {
  if (bank === 'USDT') return 2;
  const wallets: readonly string[] = [...PROTOCOLS, ...walletNames];
  return wallets.includes(bank) ? 5 : 1;
}

function brokenRule(type: 1 | 2 | 5, body: Binding) {
  const { pay_pass: fundPassword, bank_no: number } = body;
  const from = '';
  if (type === 2) return invalidUsdt({ from, address: number, protocol: body.bank_owner, fundPassword });
  if (type === 5) return invalidWallet({ from, address: number, walletType: body.bank, fundPassword });
  const kind = body.bank === ALIPAY ? 'alipay' : 'bank';
  const { bank, bank_owner: owner, bank_address: address } = body;
  return invalidBankCard({ kind, from, owner, bank, address, number, fundPassword });
}
