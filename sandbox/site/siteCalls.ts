import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '#sandbox/backend.ts';
import { banners, notices, tickers } from '#sandbox/db/schema.ts';
import { success } from '#sandbox/http/answer.ts';
import { readBody, wholeField } from '#sandbox/http/body.ts';
import { beijingText } from '#sandbox/http/beijing.ts';
import { rowsOf } from '#sandbox/http/paging.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import { appInfo } from '#sandbox/site/appInfo.ts';
import { framedAddress } from '#sandbox/site/framedAddress.ts';

/** The site data for visitors, and the member's notices (spec 1 §7, spec 2 §7). */
export function siteCalls(backend: Backend): Hono {
  const { store } = backend;
  const app = new Hono();

  app.post('/app', async (c) => c.json(success(await store.read(appInfo))));

  app.post('/getservicerurl', (c) => c.json(success({ url: framedAddress(c, backend, '/sandbox/service') })));

  app.post('/homenotice', async (c) => {
    const rows = await store.read((queries) => queries.select().from(tickers).orderBy(tickers.id));
    return c.json(success(rows.map((row) => row.text)));
  });

  app.post('/bannerList', async (c) => {
    const { type } = await readBody(c, v.object({ type: wholeField(2) }));
    const rows = await store.read((queries) =>
      queries.select().from(banners).where(eq(banners.type, type)).orderBy(banners.id),
    );
    return c.json(success(rows.map(({ src }) => ({ src }))));
  });

  app.post('/noticeList', async (c) => {
    await signedIn(c, backend);
    const { page, limit } = await readBody(c, v.object({ page: wholeField(1), limit: wholeField(999) }));
    const rows = await store.read((queries) =>
      queries.select().from(notices).orderBy(desc(notices.createdAt)),
    );
    const shown = rows.map(({ createdAt, ...row }) => ({ ...row, created_at: beijingText(createdAt) }));
    return c.json(success({ data: rowsOf(shown, page, limit) }));
  });
  return app;
}
