import { type Context, Hono } from 'hono';
import { escapeText } from '#sandbox/art/paint.ts';
import {
  agentPage,
  downloadPage,
  gamePage,
  lotteryPage,
  payPage,
  servicePage,
} from '#sandbox/pages/content.ts';
import { htmlPage, type DemoPage } from '#sandbox/pages/htmlPage.ts';

/** The pages that stand in for other companies' sites: no script, framable by anyone. */
export function demoPages(): Hono {
  const app = new Hono();
  const value = (c: Context, name: string) => escapeText((c.req.query(name) ?? '').slice(0, 60));
  const show = (c: Context, page: DemoPage) =>
    c.html(htmlPage(page), 200, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
      'referrer-policy': 'no-referrer',
    });
  app.get('/game', (c) => show(c, gamePage(value(c, 'platform'), value(c, 'code'))));
  app.get('/lottery', (c) => show(c, lotteryPage(value(c, 'gamecode'))));
  app.get('/service', (c) => show(c, servicePage()));
  app.get('/pay', (c) => show(c, payPage(value(c, 'number'), value(c, 'amount'))));
  app.get('/agent', (c) => show(c, agentPage()));
  app.get('/download', (c) => show(c, downloadPage()));
  return app;
}
