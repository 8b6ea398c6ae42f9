import { createMiddleware } from 'hono/factory';
import type { Answer } from '#sandbox/http/answer.ts';

/** The maximum size of a JSON body, and of an upload with the overhead of its form, in bytes. */
const JSON_MAX = 100_000;
const UPLOAD_BODY_MAX = 6_000_000;
/** The one call whose body is a form (spec 1 §7). */
const UPLOAD = '/api/uploadimg';

const refusal = (code: number, message: string): Answer => ({ code, message, data: null });

/** Refuses bodies that are larger than any that the site sends, or that do not say how large they are. */
export const limitBody = createMiddleware(async (c, next) => {
  const most = c.req.path === UPLOAD ? UPLOAD_BODY_MAX : JSON_MAX;
  if (Number(c.req.header('content-length') ?? 0) > most) return c.json(refusal(413, '请求内容过大'), 413);
  if (c.req.header('transfer-encoding') !== undefined) return c.json(refusal(411, '请求必须标明长度'), 411);
  return next();
});

/**
 * Refuses what a page of another website can make a browser send without asking: forms and plain text instead of JSON,
 * and requests to the calls for testers from another origin. Calls of the site need a token, which no other site has.
 */
export const refuseForeign = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type');
  const isForm = type !== undefined && !/^application\/json\b/i.test(type);
  if (c.req.method !== 'GET' && isForm && c.req.path !== UPLOAD)
    return c.json(refusal(415, '请求必须是JSON格式'), 415);
  const origin = c.req.header('origin');
  if (c.req.path.startsWith('/sandbox/') && c.req.method !== 'GET' && origin !== undefined) {
    const isOwn = URL.canParse(origin) && new URL(origin).host === c.req.header('host');
    if (!isOwn) return c.json(refusal(403, '不接受其他网站的请求'), 403);
  }
  return next();
});
