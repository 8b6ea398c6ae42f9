import { and, desc, eq, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { invalidAgentApplication } from '#machines/agent/agentRules.ts';
import type { Backend } from '#sandbox/backend.ts';
import { activities, agentApplications, applications } from '#sandbox/db/memberSchema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { beijingText } from '#sandbox/http/beijing.ts';
import { readBody, textField, wholeField } from '#sandbox/http/body.ts';
import { rowsOf } from '#sandbox/http/paging.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import { refuseClosedAccount } from '#sandbox/playerProtection/exclusions.ts';

const shown = ({ type: _, createdAt, ...row }: typeof activities.$inferSelect) => ({
  ...row,
  created_at: beijingText(createdAt),
});

/** Promotions, applications for them, and the agent application (spec 2 §7). */
export function promotionCalls(backend: Backend): Hono {
  const { store, now } = backend;
  const app = new Hono();

  app.post('/activitylist', async (c) => {
    const { type } = await readBody(c, v.object({ type: wholeField(0) }));
    const rows = await store.read((queries) =>
      queries
        .select()
        .from(activities)
        .where(type === 0 ? undefined : eq(activities.type, type))
        .orderBy(activities.id),
    );
    return c.json(success(rows.map(shown)));
  });

  app.post('/activitydeatil', async (c) => {
    const { id } = await readBody(c, v.object({ id: wholeField(0) }));
    const [row] = await store.read((queries) =>
      queries.select().from(activities).where(eq(activities.id, id)),
    );
    if (row === undefined) throw new Refusal('活动不存在或已下架', 404);
    return c.json(success(shown(row)));
  });

  app.post('/doactivityapply', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, v.object({ activityid: wholeField(0) }));
    return submit(c, backend, member.id, body, async (queries) => {
      await refuseClosedAccount(queries, member.id, now());
      const [activity] = await queries.select().from(activities).where(eq(activities.id, body.activityid));
      if (activity === undefined) throw new Refusal('活动不存在或已下架', 404);
      const earlier = await queries
        .select({ id: applications.id })
        .from(applications)
        .where(
          and(
            eq(applications.memberId, member.id),
            eq(applications.activityId, activity.id),
            ne(applications.state, 3),
          ),
        );
      if (earlier.length > 0) throw new Refusal('您已申请过该活动');
      await queries
        .insert(applications)
        .values({ memberId: member.id, activityId: activity.id, state: 1, createdAt: now() });
      return success(null, '提交成功，等待后台审核');
    });
  });

  app.post('/activityApplyLog', async (c) => {
    const { member } = await signedIn(c, backend);
    const { page, limit } = await readBody(c, v.object({ page: wholeField(1), limit: wholeField(999) }));
    const rows = await store.read((queries) =>
      queries
        .select()
        .from(applications)
        .innerJoin(activities, eq(activities.id, applications.activityId))
        .where(eq(applications.memberId, member.id))
        .orderBy(desc(applications.id)),
    );
    // each entry links to /activeInfo?id={id} (spec 2 §2), so the id is that of the promotion
    const log = rows.map(({ applications: { state }, activities: { id, title } }) => ({
      id,
      activity_name: title,
      state,
    }));
    return c.json(success(rowsOf(log, page, limit)));
  });

  app.post('/applyagentdo', async (c) => {
    const { member } = await signedIn(c, backend);
    const body = await readBody(c, v.object({ mobile: textField, apply_info: textField }));
    const broken = invalidAgentApplication({ mobile: body.mobile, reason: body.apply_info });
    if (broken !== null) throw new Refusal(broken.text);
    return submit(c, backend, member.id, body, async (queries) => {
      if (member.isagent === 1) throw new Refusal('您已经是代理');
      const pending = await queries
        .select({ id: agentApplications.id })
        .from(agentApplications)
        .where(and(eq(agentApplications.memberId, member.id), eq(agentApplications.state, 1)));
      if (pending.length > 0) throw new Refusal('您的申请正在审核中');
      const { mobile, apply_info: reason } = body;
      await queries
        .insert(agentApplications)
        .values({ memberId: member.id, mobile, reason, state: 1, createdAt: now() });
      return success(null, '提交成功，等待后台审核');
    });
  });
  return app;
}
