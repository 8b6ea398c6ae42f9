import { type Context, Hono } from 'hono';
import type { Backend } from '#sandbox/backend.ts';
import { escapeText } from '#sandbox/art/paint.ts';
import {
  agentPage,
  downloadPage,
  gamePage,
  lotteryPage,
  paidPage,
  payPage,
  servicePage,
} from '#sandbox/pages/content.ts';
import { settleDeposit } from '#sandbox/deposit/deposits.ts';
import { htmlPage, type DemoPage } from '#sandbox/pages/htmlPage.ts';

/** Stand-ins for third-party sites: no scripts, framable from anywhere; the payment page settles the deposit. */
export function demoPages({ store, now }: Backend): Hono {
  const app = new Hono();
  const value = (c: Context, name: string) => escapeText((c.req.query(name) ?? '').slice(0, 60));
  const show = (c: Context, page: DemoPage) =>
    c.html(htmlPage(page), 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'",
      'referrer-policy': 'no-referrer',
    });
  app.get('/game', (c) => show(c, gamePage(value(c, 'platform'), value(c, 'code'))));
  app.get('/lottery', (c) => show(c, lotteryPage(value(c, 'gamecode'))));
  app.get('/service', (c) => show(c, servicePage()));
  app.get('/pay', (c) => show(c, payPage(value(c, 'number'), value(c, 'amount'))));
  for (const decision of ['approve', 'reject'] as const) {
    app.post(`/pay/:number/${decision}`, async (c) => {
      await store.write((queries) => settleDeposit(queries, c.req.param('number'), decision, now()));
      return show(c, paidPage(decision === 'approve'));
    });
  }
  app.get('/agent', (c) => show(c, agentPage()));
  app.get('/download', (c) => show(c, downloadPage()));
  return app;
}
