import { Hono } from 'hono';
import { avatarPicture, bankPicture, vipPicture } from '#sandbox/art/badges.ts';
import { activityPicture, bannerPicture } from '#sandbox/art/banners.ts';
import { gameTile } from '#sandbox/art/gameTile.ts';

/** The generated pictures under /sandbox/art: the same name always gives the same picture. */
export function artPictures(): Hono {
  const app = new Hono();
  const svg = (body: string) =>
    new Response(body, {
      headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
    });
  const nameOf = (file: string) => file.replace(/\.svg$/, '');

  app.get('/game/:style/:file', (c) => {
    const [shape, category = ''] = c.req.param('style').split('-');
    return svg(gameTile(nameOf(c.req.param('file')), category, shape === 'wide'));
  });
  app.get('/banner/:file', (c) => svg(bannerPicture(Number(nameOf(c.req.param('file'))))));
  app.get('/activity/:file', (c) => svg(activityPicture(nameOf(c.req.param('file')))));
  app.get('/bank/:file', (c) => svg(bankPicture(nameOf(c.req.param('file')))));
  app.get('/avatar/:file', (c) => svg(avatarPicture(nameOf(c.req.param('file')))));
  app.get('/vip/:file', (c) => svg(vipPicture(Number(nameOf(c.req.param('file'))))));
  return app;
}
