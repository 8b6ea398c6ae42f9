import { count, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '#sandbox/backend.ts';
import { redPackets } from '#sandbox/db/moneySchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { beijingText } from '#sandbox/http/beijing.ts';
import { readBody, wholeField } from '#sandbox/http/body.ts';
import { giveBonus } from '#sandbox/ledger/bonus.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import { refuseClosedAccount } from '#sandbox/playerProtection/exclusions.ts';
import { chancesOf, grabWindow, rulesShown } from './chances.ts';
import { appInfo } from '#sandbox/site/appInfo.ts';

/** A packet contains 0.88 to 8.87 CNY. */
const LEAST = 88;
const SPREAD = 800;
/** Packets per page (spec 2 §9). */
const PAGE = 10;

/** The red packet draw and its records (spec 1 §2, spec 2 §2 /welfare). */
export function redPacketCalls(backend: Backend): Hono {
  const { store, now, random } = backend;
  const app = new Hono();

  app.get('/userredpacket', async (c) => {
    const { member } = await signedIn(c, backend);
    const { deposited, total, taken } = await store.read((queries) => chancesOf(queries, member.id, now()));
    return c.json(
      success({
        sendnums: total - taken,
        acquirednum: taken,
        max_times: total,
        yesterday_deposit: yuan(deposited),
        rules: rulesShown(grabWindow(backend, now())),
      }),
    );
  });

  app.post('/douserredpacket', async (c) => {
    const { member } = await signedIn(c, backend);
    return submit(c, backend, member.id, {}, async (queries) => {
      await refuseClosedAccount(queries, member.id, now());
      await refuseClosed(queries, backend);
      const { day, deposited, total, taken } = await chancesOf(queries, member.id, now());
      if (total === 0) throw new Refusal('您暂未达到领取条件，快去完成吧！');
      if (taken >= total) throw new Refusal('您的剩余次数不足！');
      const amount = LEAST + Math.floor(random() * SPREAD);
      const at = now();
      await queries
        .insert(redPackets)
        .values({ memberId: member.id, day, slot: taken + 1, base: deposited, amount, createdAt: at });
      await giveBonus(queries, { memberId: member.id, kind: 'redPacket', type: 2, amount, at });
      return success({ redpacketmoney: yuan(amount) }, '恭喜您抢到红包');
    });
  });

  app.post('/redpacket', async (c) => {
    const { member } = await signedIn(c, backend);
    const { page } = await readBody(c, v.object({ page: wholeField(1) }));
    const data = await store.read(async (queries) => {
      const own = eq(redPackets.memberId, member.id);
      const [all] = await queries.select({ count: count() }).from(redPackets).where(own);
      const rows = await queries
        .select()
        .from(redPackets)
        .where(own)
        .orderBy(desc(redPackets.id))
        .limit(PAGE)
        .offset((Math.max(1, page) - 1) * PAGE);
      const shown = rows.map((row) => ({
        money: yuan(row.base),
        redpacketmoney: yuan(row.amount),
        created_at: beijingText(row.createdAt),
      }));
      return { data: shown, total: all?.count ?? 0 };
    });
    return c.json(success(data));
  });
  return app;
}

async function refuseClosed(queries: Queries, backend: Backend): Promise<void> {
  if (/^(0|false)$/.test(String((await appInfo(queries))['redpacket_switch'])))
    throw new Refusal('红包已关闭');
  const at = backend.now();
  const { start, end } = grabWindow(backend, at);
  if (at < start) throw new Refusal('活动未开始，请耐心等待');
  if (at >= end + 1000) throw new Refusal('活动已结束，请等待下次活动');
}
