import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import type { Backend } from '#sandbox/backend.ts';
import { members, uploads, vipLevels } from '#sandbox/db/schema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { balanceOf, main } from '#sandbox/ledger/ledger.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import { userInfo } from '#sandbox/session/userInfo.ts';

/** The maximum size of an uploaded picture, in bytes. */
const UPLOAD_MAX = 5 * 1024 * 1024;

/** The formats of an avatar. */
const FORMATS = new Set(['png', 'jpeg', 'gif', 'webp']);
/** More pixels than any phone's camera has: such a picture only exhausts whoever opens it. */
const PIXELS_MAX = 120_000_000;

/** The type of a picture that can be decoded to its end; null for anything else, whatever its name and first bytes say. */
async function pictureType(bytes: Buffer): Promise<string | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    await picture.stats();
    return `image/${format}`;
  } catch {
    return null;
  }
}

/** The signed-in member: info, balance, VIP levels, avatar (spec 1 §7, spec 2 §7). */
export function profileCalls(backend: Backend): Hono {
  const { store } = backend;
  const app = new Hono();

  for (const path of ['/user', '/refreshusermoney']) {
    app.post(path, async (c) => {
      const who = await signedIn(c, backend);
      return c.json(success(await store.read((queries) => userInfo(queries, backend, who))));
    });
  }

  app.post('/balance', async (c) => {
    const { member } = await signedIn(c, backend);
    const balance = await store.read((queries) => balanceOf(queries, main(member.id)));
    return c.json(success({ balance: yuan(balance), mbalance: yuan(member.turnover) }));
  });

  app.post('/uservip', async (c) =>
    c.json(
      success(
        await store.read(async (queries) => {
          const rows = await queries.select().from(vipLevels).orderBy(vipLevels.level);
          return rows.map(({ level: _, eSport, ...row }) => ({ ...row, e_sport: eSport }));
        }),
      ),
    ),
  );

  app.post('/uploadimg', async (c) => {
    const { member } = await signedIn(c, backend);
    const file = (await c.req.parseBody().catch(() => ({ file: undefined })))['file'];
    if (!(file instanceof File)) throw new Refusal('请选择图片');
    if (file.size > UPLOAD_MAX) throw new Refusal('图片不能超过5MB');
    const bytes = Buffer.from(await file.arrayBuffer());
    const type = await pictureType(bytes);
    if (type === null) throw new Refusal('图片格式不正确');
    const id = randomUUID();
    const url = `/sandbox/uploads/${id}`;
    await store.write(async (queries) => {
      await queries
        .insert(uploads)
        .values({ id, memberId: member.id, type, bytes, createdAt: backend.now() });
      await queries.update(members).set({ avatar: url }).where(eq(members.id, member.id));
    });
    return c.json(success(null, '上传成功'));
  });
  return app;
}

/** Serves the uploaded pictures; their names cannot be guessed, so no session is required. */
export function uploadedPictures({ store }: Backend): Hono {
  return new Hono().get('/uploads/:id', async (c) => {
    const [row] = await store.read((queries) =>
      queries
        .select()
        .from(uploads)
        .where(eq(uploads.id, c.req.param('id'))),
    );
    if (row === undefined) return c.notFound();
    return c.body(new Uint8Array(row.bytes), 200, {
      'content-type': row.type,
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
}
