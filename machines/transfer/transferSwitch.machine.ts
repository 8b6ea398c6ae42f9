import { assign, setup } from 'xstate';
import { toCallError } from '#machines/calls/callError.ts';
import { failureText } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { settled, toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';

/**
 * The switch of automatic transfers (spec 2 §4, D43): its state is the member's `transferstatus`, which is told
 * to the session once the server has taken it, also where the page was left meanwhile.
 */
export const transferSwitchMachine = setup({
  types: {
    context: {} as { status: number },
    events: {} as { type: 'switched'; status: 0 | 1 },
    tags: {} as 'busy' | typeof SUBMISSION_TAG,
  },
  actors: { saveStatus: unboundCall<void, { status: number }>('saveTransferStatus') },
  guards: {
    isExpired: ({ event }) => 'error' in event && toCallError(event.error).kind === 'expired',
  },
  actions: {
    tellSession: ({ system, context }) => {
      const session = system.get('session');
      const known = session?.getSnapshot() as { context?: { user: UserInfo | null } } | undefined;
      const user = known?.context?.user;
      if (user) session?.send({ type: 'profile.changed', user: { ...user, transferstatus: context.status } });
    },
    toast,
    settled,
  },
}).createMachine({
  id: 'transferSwitch',
  context: { status: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: { switched: { target: 'saving', actions: assign({ status: ({ event }) => event.status }) } },
    },
    saving: {
      tags: ['busy', SUBMISSION_TAG],
      invoke: {
        src: 'saveStatus',
        id: 'saveStatus',
        input: ({ context }) => ({ status: context.status }),
        onDone: { target: 'idle', actions: ['tellSession', 'settled'] },
        onError: [
          { guard: 'isExpired', target: 'idle', actions: 'settled' },
          {
            target: 'idle',
            actions: [
              {
                type: 'toast',
                params: ({ event }) => ({ text: failureText(event.error), place: 'member' }),
              },
              'settled',
            ],
          },
        ],
      },
    },
  },
});
