import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '#sandbox/backend.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { LATEST_MS, readBody } from '#sandbox/http/body.ts';
import { lastCode } from '#sandbox/register/smsCodes.ts';
import { TERM_DECIMALS } from '#sandbox/ledger/usdt.ts';
import { appInfo, setAppInfo } from '#sandbox/site/appInfo.ts';
import { memberForTester, setMember, MemberChange } from '#sandbox/tester/members.ts';
import type { RequestLog } from '#sandbox/tester/requestLog.ts';
import { RuleSchema, type Scenarios } from '#sandbox/tester/scenarios.ts';

/** What the calls for testers control. */
export interface TesterDesk {
  scenarios: Scenarios;
  requests: RequestLog;
  reset: () => Promise<void>;
}

const ms = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_MS / 2)));
const instant = v.optional(v.nullable(v.pipe(v.number(), v.minValue(-LATEST_MS), v.maxValue(LATEST_MS))));
const term = v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,6}(\\.\\d{1,${TERM_DECIMALS}})?$`)));
const fee = v.optional(term);
const rate = v.optional(
  v.pipe(
    term,
    v.check((text) => Number(text) > 0),
  ),
);
const SettingsChange = v.strictObject({
  launchDelay: ms,
  lotteryDelay: ms,
  redPacketStart: instant,
  redPacketEnd: instant,
  depositRate: rate,
  withdrawRate: rate,
  erc20Fee: fee,
  trc20Fee: fee,
  loose: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
});
const AppChange = v.record(v.string(), v.union([v.string(), v.number()]));

/** The calls under /sandbox for testers; a real backend has none of them. */
export function testerCalls(backend: Backend, desk: TesterDesk): Hono {
  const { store, settings } = backend;
  const app = new Hono();

  app.post('/scenario', async (c) => {
    desk.scenarios.set(await readBody(c, RuleSchema));
    return c.json(success());
  });
  app.delete('/scenario', (c) => {
    desk.scenarios.clear();
    return c.json(success());
  });

  app.get('/requests', (c) => c.json(success(desk.requests.entries)));
  app.delete('/requests', (c) => {
    desk.requests.clear();
    return c.json(success());
  });

  app.post('/reset', async (c) => {
    await desk.reset();
    return c.json(success());
  });

  app.post('/settings', async (c) => {
    const change = await readBody(c, SettingsChange);
    Object.assign(settings, change);
    return c.json(success(settings));
  });

  app.post('/app', async (c) => {
    const fields = await readBody(c, AppChange);
    await store.write((queries) => setAppInfo(queries, fields));
    return c.json(success(await store.read(appInfo)));
  });

  app.get('/sms/:phone', async (c) => {
    const found = await store.read((queries) => lastCode(queries, c.req.param('phone')));
    if (found === undefined) throw new Refusal('没有发送过验证码', 404);
    return c.json(success({ code: found.code }));
  });

  app.get('/members/:name', async (c) =>
    c.json(success(await store.read((queries) => memberForTester(queries, c.req.param('name'))))),
  );
  app.post('/members/:name', async (c) => {
    const change = await readBody(c, MemberChange);
    const name = c.req.param('name');
    await store.write((queries) => setMember(queries, name, change, backend.now()));
    return c.json(success(await store.read((queries) => memberForTester(queries, name))));
  });
  return app;
}
