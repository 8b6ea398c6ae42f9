import { assign } from 'xstate';
import { boundCall } from '#calls/boundCall.ts';
import { lazyActor } from '#calls/lazyActor.ts';
import { lotteryToken } from '#calls/lotteryToken.ts';
import { clearStorage, ownerMark, readStored, writeStored } from '#lib/storage.ts';
import { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';

// a visitor does not need the member's calls
const member = () => import('#calls/member.ts');

/** The session with its calls and storage. */
export const session = sessionMachine.provide({
  actors: {
    balancePolling: lazyActor(() => member().then((m) => m.balancePolling)),
    lotteryTokenPolling: lazyActor(() =>
      import('./lotteryTokenPolling.ts').then((m) => m.lotteryTokenPolling),
    ),
    unreadNotices: unreadNoticesMachine.provide({
      actors: {
        countUnread: boundCall(async (_: void, signal) =>
          (await import('#areas/notices/calls.ts')).countUnread(signal),
        ),
      },
      actions: {
        recallCount: assign(() => ({ count: Number(readStored('messageNum')) || 0 })),
        storeCount: (_, { count }) => writeStored('messageNum', count),
      },
    }),
    fetchUser: boundCall(async (_: void, signal) => (await member()).fetchMember(signal)),
    logOff: boundCall(async (_: void, signal) => (await member()).logOff(signal)),
  },
  actions: {
    // after each start it is unknown whether there is a lottery token, because the token itself is not stored
    storeUser: ({ context: { user } }) =>
      writeStored('userInfo', user && { ...user, hasLotteryToken: false, owner: ownerMark() }),
    clearStorage: () => {
      lotteryToken.current = '';
      clearStorage();
    },
  },
});
