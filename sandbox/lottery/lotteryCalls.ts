import { eq, or } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '#sandbox/backend.ts';
import { lotteries } from '#sandbox/db/schema.ts';
import { Refusal, success } from '#sandbox/http/answer.ts';
import { readBody, textField } from '#sandbox/http/body.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { balanceOf, book, lottery, main } from '#sandbox/ledger/ledger.ts';
import { submit } from '#sandbox/ledger/submission.ts';
import { lotteryToken, signedIn, type SignedIn } from '#sandbox/session/sessions.ts';
import { refuseExcluded } from '#sandbox/playerProtection/exclusions.ts';
import { framedAddress } from '#sandbox/site/framedAddress.ts';

/** Lottery address, balance and transfer out (spec 1 §7, D37); each needs the session's lottery token. */
export function lotteryCalls(backend: Backend): Hono {
  const { store } = backend;
  const player = async (c: Context, token: string): Promise<SignedIn> => {
    const who = await signedIn(c, backend);
    if (token !== lotteryToken(who.token)) throw new Refusal('您暂无权限进行该操作', 403);
    return who;
  };

  const app = new Hono();
  app.post('/game-address', async (c) => {
    const { gameId, token } = await readBody(c, v.object({ gameId: textField, token: textField }));
    const { member } = await player(c, token);
    const [game] = await store.read(async (queries) => {
      await refuseExcluded(queries, member.id, backend.now());
      return queries
        .select()
        .from(lotteries)
        .where(or(eq(lotteries.gamecode, gameId), eq(lotteries.id, Number(gameId) || 0)));
    });
    if (game === undefined) throw new Refusal('彩票游戏不存在或维护中', 500);
    const address = framedAddress(c, backend, `/sandbox/lottery?gamecode=${game.gamecode}`);
    return c.json(success({ addr_wap: address, addr_web: address }));
  });

  app.post('/get-game-balance', async (c) => {
    const { token } = await readBody(c, v.object({ token: textField }));
    const { member } = await player(c, token);
    const balance = await store.read((queries) => balanceOf(queries, lottery(member.id)));
    return c.json(success({ balance: yuan(balance) }));
  });

  app.post('/transfer-out', async (c) => {
    const body = await readBody(c, v.object({ amount: textField, token: textField }));
    const { member } = await player(c, body.token);
    return submit(c, backend, member.id, body, async (queries) => {
      const amount = cents(body.amount);
      const before = await balanceOf(queries, lottery(member.id));
      const legs: Parameters<typeof book>[1]['legs'] = [
        [lottery(member.id), -amount],
        [main(member.id), amount],
      ];
      const movement = { kind: 'lotteryOut', memberId: member.id, at: backend.now(), legs };
      await book(queries, movement, '彩票余额不足，无法下分');
      return success(
        { beforeBalance: yuan(before), afterBalance: yuan(before - amount), amount: yuan(amount) },
        '下分成功',
      );
    });
  });
  return app;
}
