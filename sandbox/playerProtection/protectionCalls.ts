import { Hono } from 'hono';
import * as v from 'valibot';
import { PERIOD_NAMES } from '#machines/kit/protection/limitPeriods.ts';
import type { Backend } from '#sandbox/backend.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { success } from '#sandbox/http/answer.ts';
import { beijingText } from '#sandbox/http/beijing.ts';
import { readBody, textField, wholeField } from '#sandbox/http/body.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import {
  boundsOf,
  cancelLimit,
  confirmLimit,
  depositedIn,
  limitOf,
  noteReview,
  reviewOf,
  setLimit,
} from './depositLimits.ts';
import { closeAccount, exclusionOf, takeBreak } from './exclusions.ts';

const period = v.picklist(PERIOD_NAMES);
const Change = v.variant('action', [
  v.object({ action: v.literal('limit'), period, amount: textField }),
  v.object({ action: v.literal('confirm_limit'), period }),
  v.object({ action: v.literal('cancel_limit'), period }),
  v.object({ action: v.literal('review') }),
  v.object({ action: v.literal('break'), days: wholeField(0) }),
  v.object({ action: v.literal('close'), months: wholeField(0) }),
]);
type Change = v.InferOutput<typeof Change>;

/** Deposit limits, breaks and account closing (D62), which the other calls enforce independently of the app. */
export function protectionCalls(backend: Backend): Hono {
  const { store, now } = backend;
  const app = new Hono();

  app.get('/player-protection', async (c) => {
    const { member } = await signedIn(c, backend);
    return c.json(success(await store.read((queries) => protectionOf(queries, member.id, now()))));
  });

  app.post('/player-protection', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, Change);
    return submit(c, backend, member.id, body, async (queries) => {
      await change(queries, member.id, body, now());
      return success(await protectionOf(queries, member.id, now()), '操作成功');
    });
  });
  return app;
}

async function change(queries: Queries, memberId: number, body: Change, at: number): Promise<void> {
  if (body.action !== 'break' && body.action !== 'close') await noteReview(queries, memberId, at);
  switch (body.action) {
    case 'review':
      return;
    case 'limit': {
      const wanted = body.amount === '' ? null : cents(body.amount, '请输入正确的限额');
      return setLimit(queries, memberId, body.period, wanted, at);
    }
    case 'confirm_limit':
      return confirmLimit(queries, memberId, body.period, at);
    case 'cancel_limit':
      return cancelLimit(queries, memberId, body.period);
    case 'break':
      return takeBreak(queries, memberId, body.days, at);
    case 'close':
      return closeAccount(queries, memberId, body.months, at);
  }
}

async function protectionOf(queries: Queries, memberId: number, at: number) {
  const { breakUntil, closedUntil } = await exclusionOf(queries, memberId, at);
  const reviewedAt = await reviewOf(queries, memberId);
  const limits = [];
  for (const name of PERIOD_NAMES) {
    const { amount, pendingAmount, confirmableAt } = await limitOf(queries, memberId, name);
    limits.push({
      period: name,
      amount: inYuan(amount),
      used: yuan(await depositedIn(queries, memberId, name, at)),
      resets_at: beijingText(boundsOf(name, at).end),
      pending:
        confirmableAt === null
          ? null
          : { amount: inYuan(pendingAmount), confirmable_at: beijingText(confirmableAt) },
    });
  }
  return {
    server_time: beijingText(at),
    deposit_limits: limits,
    break_until: breakUntil === 0 ? null : beijingText(breakUntil),
    closed_until: closedUntil === 0 ? null : beijingText(closedUntil),
    limits_reviewed_at: reviewedAt === null ? null : beijingText(reviewedAt),
  };
}

function inYuan(amount: number | null): string | null {
  return amount === null ? null : yuan(amount);
}
