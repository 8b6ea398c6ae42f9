import { fromCallback, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { fetchLotteries } from '#api/games.ts';
import * as api from '#api/lottery.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { toLottery } from '#calls/catalogue.ts';
import { currentLotteryToken } from '#calls/lotteryToken.ts';
import { shelfGame } from '#machines/gameShelf/gameShelf.ts';
import { createLotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import type { LotteryTokenEvent } from '#machines/lottery/lotteryEntry.ts';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { createLotteryTransfer, type LotteryTransfer } from '#machines/lottery/lotteryTransfer.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';

/** Whether the calls hold a lottery token. */
export function hasLotteryToken(): boolean {
  return currentLotteryToken() !== '';
}

/** The lottery's balance and its transfer out with their calls, in the words of a place (D44). */
export function lotteryBalanceAt(place: 'game' | 'member') {
  return createLotteryBalanceMachine(place).provide({
    actors: {
      fetchLotteryBalance: boundCall((_: void, signal) =>
        api.fetchLotteryBalance(client, currentLotteryToken(), signal),
      ),
      submission: createLotteryTransfer(place).provide({
        actors: {
          send: boundCall(({ intent, key }: SubmissionRequest<LotteryTransfer>, signal) =>
            api.transferOut(
              client,
              { amount: intent.amount, token: currentLotteryToken(), idempotencyKey: key },
              signal,
            ),
          ),
        },
      }),
    },
  });
}

/**
 * Says whether the session's member has a lottery token: what is known at once, then every change. While the
 * member's info is on its way nothing is said, so that a reload is not told of a missing token.
 */
const watchLotteryToken = fromCallback(({ sendBack, system }) => {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const tell = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
    const given = snapshot.context.user?.hasLotteryToken === true;
    if (given) sendBack({ type: 'lotteryToken.given' } satisfies LotteryTokenEvent);
    else if (!snapshot.matches({ member: { profile: 'loading' } }))
      sendBack({ type: 'lotteryToken.missing' } satisfies LotteryTokenEvent);
  };
  tell(session.getSnapshot());
  const subscription = session.subscribe(tell);
  return () => subscription.unsubscribe();
});

/** The shelf shows a lottery's name and picture, which its page does not know: the list does. */
const notePlayed = fromPromise<void, { gamecode: string }>(async ({ input, signal, system }) => {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const played = (await fetchLotteries(client, signal)).find(({ gamecode }) => gamecode === input.gamecode);
  const username = session.getSnapshot().context.user?.username ?? '';
  if (played === undefined || username === '') return;
  // the user centre, which has the lottery's wallet too, needs no shelf
  const { noteOnShelf } = await import('./gameShelf.ts');
  await noteOnShelf(username, shelfGame({ kind: 'lottery', game: toLottery(played) }));
});

/** The lottery's page with its calls. */
export const lotteryLaunch = lotteryLaunchMachine.provide({
  actors: {
    watchLotteryToken,
    fetchLotteryAddress: boundCall(({ gamecode }: { gamecode: string }, signal) =>
      api.fetchLotteryAddress(client, { gameId: gamecode, token: currentLotteryToken() }, signal),
    ),
    lotteryBalance: lotteryBalanceAt('game'),
    notePlayed,
  },
});
