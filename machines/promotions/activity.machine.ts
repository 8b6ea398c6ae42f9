import { assign, setup } from 'xstate';
import { toCallError } from '#machines/calls/callError.ts';
import { failureText } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import type { Activity } from '#machines/promotions/activity.ts';
import { go, settled, toast } from '#machines/root/effects.ts';
import { withRedirect } from '#machines/root/routes.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import { isUnsettled } from '#machines/submission/submission.machine.ts';

/** The text for a visitor who applies, and the wait before the login page, in ms; as for the notices (spec 2 §6). */
export const APPLY_LOGIN_TEXT = '请先登录';
export const APPLY_LOGIN_DELAY_MS = 1000;

/** Who opened the page and where, which promotion it shows, and how keys of intents are made. */
export interface ActivityInput {
  member: boolean;
  id: string;
  location: string;
  newKey: () => string;
}

/**
 * A promotion and the application for it (spec 2 §2, §7, D18). Anyone may read; applying needs a login.
 * Left while it applies, it finishes and tells the outcome.
 */
export const activityMachine = setup({
  types: {
    context: {} as ActivityInput & { activity: Activity | null; key: string },
    events: {} as { type: 'apply' } | { type: 'retry' },
    input: {} as ActivityInput,
    tags: {} as 'busy' | typeof SUBMISSION_TAG,
  },
  actors: {
    fetchActivity: unboundCall<Activity, { id: string }>('fetchActivity'),
    apply: unboundCall<string, { id: string; key: string }>('apply'),
  },
  guards: {
    isMember: ({ context }) => context.member,
    isExpired: ({ event }) => 'error' in event && toCallError(event.error).kind === 'expired',
    isUnsettled: ({ event }) => 'error' in event && isUnsettled(toCallError(event.error)),
  },
  actions: {
    keepActivity: assign((_, activity: Activity) => ({ activity })),
    noteIntent: assign(({ context }) => ({ key: context.key || context.newKey() })),
    forgetIntent: assign({ key: '' }),
    tellFailure: ({ system, event }) => {
      const error = 'error' in event ? event.error : undefined;
      toast({ system }, { text: failureText(error, { fallback: '申请失败，请稍后重试' }), place: 'member' });
    },
    settled,
    toast,
    go,
  },
  delays: { loginDelay: APPLY_LOGIN_DELAY_MS },
}).createMachine({
  id: 'activity',
  context: ({ input }) => ({ ...input, activity: null, key: '' }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchActivity',
        id: 'fetchActivity',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'reading', actions: { type: 'keepActivity', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    reading: {
      on: {
        apply: [
          { guard: 'isMember', target: 'applying', actions: 'noteIntent' },
          {
            target: 'goingToLogin',
            actions: { type: 'toast', params: { text: APPLY_LOGIN_TEXT, place: 'member' } },
          },
        ],
      },
    },
    goingToLogin: {
      after: {
        loginDelay: {
          target: 'reading',
          actions: {
            type: 'go',
            params: ({ context }) => ({ to: withRedirect('/login', context.location) }),
          },
        },
      },
    },
    applying: {
      tags: ['busy', SUBMISSION_TAG],
      invoke: {
        src: 'apply',
        id: 'apply',
        input: ({ context }) => ({ id: context.id, key: context.key }),
        onDone: {
          target: 'reading',
          actions: [
            'forgetIntent',
            {
              type: 'toast',
              params: ({ event }) => ({ text: event.output || '申请成功，请等待审核', place: 'member' }),
            },
            'settled',
          ],
        },
        onError: [
          { guard: 'isExpired', target: 'reading', actions: ['forgetIntent', 'settled'] },
          // nobody knows whether it arrived: a second press is the same intent
          { guard: 'isUnsettled', target: 'reading', actions: ['tellFailure', 'settled'] },
          { target: 'reading', actions: ['forgetIntent', 'tellFailure', 'settled'] },
        ],
      },
    },
  },
});
