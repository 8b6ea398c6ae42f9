import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '#sandbox/backend.ts';
import { games, launches, lotteries } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { EXPIRED_GAME_TEXT, Refusal, success } from '#sandbox/http/answer.ts';
import { readBody, readQuery, textField } from '#sandbox/http/body.ts';
import { balanceOf, main } from '#sandbox/ledger/ledger.ts';
import { signedIn } from '#sandbox/session/sessions.ts';
import { refuseExcluded } from '#sandbox/playerProtection/exclusions.ts';

const Launch = v.object({ plat_name: textField, game_type: textField, game_code: textField });

/** The lists of games and the launch queue (spec 1 §7). */
export function gameCalls(backend: Backend): Hono {
  const { store, now, settings } = backend;
  const app = new Hono();

  app.get('/game/list', async (c) => {
    const { category } = readQuery(c, v.object({ category: textField }));
    return c.json(success(await store.read((queries) => gameList(queries, category))));
  });

  app.get('/hot-game', async (c) => {
    const data = await store.read(async (queries) => ({
      gameLists: await hotGrid(queries),
      lotteryGames: (await recommendedLotteries(queries)).map(({ id, name, title, gamecode, pic }) => ({
        id,
        name,
        title,
        gamecode,
        pic,
      })),
    }));
    return c.json(success(data));
  });

  app.get('/lottery-games', async (c) => {
    const rows = await store.read(recommendedLotteries);
    return c.json(success({ data: rows.map(({ name, gamecode, pic }) => ({ name, gamecode, pic })) }));
  });

  app.post('/gamelistBycode', async (c) => {
    const { gamecode } = await readBody(c, v.object({ gamecode: textField }));
    const rows = await store.read((queries) =>
      queries
        .select()
        .from(games)
        .where(and(eq(games.list, 'provider'), eq(games.platform, gamecode)))
        .orderBy(games.id),
    );
    return c.json(
      success(
        rows.map((row) => ({
          catecode: row.platform,
          gamecode: row.code,
          gamename: row.name,
          gamepic: row.pic,
        })),
      ),
    );
  });

  app.post('/getGameUrl', async (c) => {
    const { member } = await signedIn(c, backend, EXPIRED_GAME_TEXT);
    const launch = await readBody(c, Launch);
    await store.write(async (queries) => {
      await refuseExcluded(queries, member.id, now());
      const known = await queries
        .select({ id: games.id })
        .from(games)
        .where(eq(games.platform, launch.plat_name))
        .limit(1);
      if (known.length === 0) throw new Refusal('游戏不存在或维护中', 404);
      if ((await balanceOf(queries, main(member.id))) < 0) throw new Refusal('进入游戏最低余额为0元！');
      await queries
        .delete(launches)
        .where(and(eq(launches.memberId, member.id), eq(launches.platform, launch.plat_name)));
      await queries.insert(launches).values({
        memberId: member.id,
        platform: launch.plat_name,
        gameType: launch.game_type || '0',
        gameCode: launch.game_code,
        readyAt: now() + settings.launchDelay,
      });
    });
    return c.json(success(null, '正在进入游戏'));
  });

  app.get('/getGameUrlResult', async (c) => {
    const { member } = await signedIn(c, backend, EXPIRED_GAME_TEXT);
    const { plat_name } = readQuery(c, v.object({ plat_name: textField }));
    const [launch] = await store.read(async (queries) => {
      await refuseExcluded(queries, member.id, now());
      return queries
        .select()
        .from(launches)
        .where(and(eq(launches.memberId, member.id), eq(launches.platform, plat_name)))
        .orderBy(desc(launches.id))
        .limit(1);
    });
    if (launch === undefined) throw new Refusal('没有正在启动的游戏', 404);
    if (now() < launch.readyAt) return c.json(success({ url: '' }, '排队中'));
    const query = new URLSearchParams({ platform: launch.platform, code: launch.gameCode });
    return c.json(success({ url: `/sandbox/game?${query.toString()}` }));
  });

  app.get('/getAgentLoginUrl', async (c) => {
    const { member } = await signedIn(c, backend, EXPIRED_GAME_TEXT);
    if (member.isagent !== 1) throw new Refusal('您还不是代理，无法登录', 403);
    return c.json(success({ url: '/sandbox/agent' }));
  });
  return app;
}

const rowsOfList = (queries: Queries, list: string) =>
  queries.select().from(games).where(eq(games.list, list)).orderBy(games.id);

/** The fields of every game; name and picture are those of D39. */
const named = (row: typeof games.$inferSelect) => ({
  name: row.name,
  platform_name: row.platform,
  game_code: row.code,
  pic: row.pic,
});

/** A category's games; those of the concise list have their visibility, the others their category (spec 1 §3). */
async function gameList(queries: Queries, list: string) {
  const rows = await rowsOfList(queries, list);
  return rows.map((row) => ({
    ...named(row),
    ...(list === 'concise' ? { app_state: row.appState } : { category: row.category }),
  }));
}

/** The grid identifies a game's type only by number (spec 1 §3). */
async function hotGrid(queries: Queries) {
  const rows = await rowsOfList(queries, 'hotgame');
  return rows.map((row) => ({ id: row.id, ...named(row), category_id: row.type }));
}

const recommendedLotteries = (queries: Queries) =>
  queries
    .select()
    .from(lotteries)
    .where(and(eq(lotteries.isopen, 1), eq(lotteries.isRecommend, 1)))
    .orderBy(lotteries.id);
