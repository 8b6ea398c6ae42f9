import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '#sandbox/backend.ts';
import { withdrawals } from '#sandbox/db/moneySchema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { LATEST_MS, readBody, textField } from '#sandbox/http/body.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { ledgerSums } from '#sandbox/ledger/ledger.ts';
import { openDeposit, settleDeposit } from '#sandbox/deposit/deposits.ts';
import { addBets } from '#sandbox/tester/betRecords.ts';
import { namedMember } from '#sandbox/tester/members.ts';
import { review } from '#sandbox/tester/reviews.ts';

const Review = v.object({ decision: v.picklist(['approve', 'reject']) });
/** Enough to test any list, but small enough for the demo's file. */
const RECORDS_MAX = 100_000;
const Records = v.object({
  name: textField,
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RECORDS_MAX)),
});
const Deposit = v.object({
  name: textField,
  amount: textField,
  at: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_MS))),
});

/** The calls about money for testers and the operator; a real backend has a back office instead. */
export function testerMoneyCalls(backend: Backend): Hono {
  const { store, now } = backend;
  const app = new Hono();

  app.get('/ledger', async (c) => c.json(success(await store.read(ledgerSums))));

  app.post('/reviews/:number', async (c) => {
    const { decision } = await readBody(c, Review);
    await store.write((queries) => review(queries, c.req.param('number'), decision, now()));
    return c.json(success());
  });

  app.get('/withdrawals/:number', async (c) => {
    const [row] = await store.read((queries) =>
      queries
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.number, c.req.param('number'))),
    );
    if (row === undefined) throw new Refusal('订单不存在', 404);
    const { amount, bank, state, fee, received } = row;
    return c.json(success({ amount: yuan(amount), bank, state, fee, received }));
  });

  app.post('/records', async (c) => {
    const { name, count } = await readBody(c, Records);
    await store.write(async (queries) =>
      addBets(queries, (await namedMember(queries, name)).id, count, now()),
    );
    return c.json(success({ count }));
  });

  app.post('/deposits', async (c) => {
    const { name, amount, at = now() } = await readBody(c, Deposit);
    const number = await store.write(async (queries) => {
      const { id: memberId } = await namedMember(queries, name);
      const opened = await openDeposit(queries, {
        memberId,
        kind: 'online',
        payWay: '银联快捷',
        channel: '极速通道',
        amount: cents(amount),
        at,
      });
      await settleDeposit(queries, opened, 'approve', at);
      return opened;
    });
    return c.json(success({ number }));
  });
  return app;
}
