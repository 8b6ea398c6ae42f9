import { createMiddleware } from 'hono/factory';
import { bodyLimit } from 'hono/body-limit';
import type { Answer } from '#sandbox/http/answer.ts';

/** The maximum size of a JSON body, and of an upload with the overhead of its form, in bytes. */
const JSON_MAX = 100_000;
export const UPLOAD_BODY_MAX = 6_000_000;
/** The one call whose body is a form (spec 1 §7). */
const UPLOAD = '/api/uploadimg';

const refusal = (code: number, message: string): Answer => ({ code, message, data: null });

const limits = { json: limitOf(JSON_MAX), upload: limitOf(UPLOAD_BODY_MAX) };

function limitOf(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => c.json(refusal(413, '请求内容过大'), 413) });
}

/** Refuses bodies that are larger than any that the site sends. */
export const limitBody = createMiddleware((c, next) =>
  (c.req.path === UPLOAD ? limits.upload : limits.json)(c, next),
);

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
