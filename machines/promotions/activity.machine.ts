import { assign, sendTo, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { loginDetourMachine } from '#machines/kit/loginDetour/loginDetour.machine.ts';
import type { Activity, Application } from '#machines/promotions/activity.ts';
import { createResourceMachine, type ResourceRef } from '#machines/kit/resource/resource.machine.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import { toast } from '#machines/app/effects.ts';
import {
  createSubmissionMachine,
  type SubmissionEvent,
} from '#machines/kit/submission/submission.machine.ts';

/** The text for a visitor who applies, and the delay before the login page, in ms, as for the notices (spec 2 §6). */
export const APPLY_LOGIN_TEXT = '请先登录';
export const APPLY_LOGIN_DELAY_MS = 1000;
/** Shown if the server accepts an application without a message. */
const APPLIED_TEXT = '申请成功，请等待审核';
/** Shown if the server fails or refuses without a message (spec 2 §8). */
const FAILED_TEXT = '申请失败，请稍后重试';

/** The application for the promotion of this id; the receipt is the server's message, '' if there is none. */
export const applicationSubmission = createSubmissionMachine<{ id: string }, string>('application', {
  fallback: FAILED_TEXT,
  unsettled: FAILED_TEXT,
});

/** Who opened the page and where, and which promotion it shows. */
export interface ActivityInput {
  member: boolean;
  id: string;
  location: string;
}

/**
 * A promotion and the application for it (spec 2 §2, §7, D18). Anyone may read; applying needs a login. If the outcome
 * of an application is unknown, a second press repeats the same intent. The member's applications are read beside it, so
 * that a promotion that was applied for says so.
 */
export const activityMachine = setup({
  types: {} as {
    context: ActivityInput & {
      activity: Activity | null;
      /** the member's applications; null for a visitor */
      applications: ResourceRef<Application[]> | null;
      /** the error text that is shown */ failure: string;
      /** why the application was not accepted, until the next press */
      refusal: Refusal | null;
    };
    events: { type: 'apply' } | { type: 'retry' } | SubmissionEvent<string>;
    input: ActivityInput;
    tags: 'busy';
    children: { submission: 'submission'; applications: 'applications' };
  },
  actors: {
    fetchActivity: unboundCall<Activity, { id: string }>('fetchActivity'),
    applications: createResourceMachine<Application[]>('applications'),
    loginDetour: loginDetourMachine,
    submission: applicationSubmission,
  },
  guards: { isMember: ({ context }) => context.member },
  actions: {
    markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),
    clearRefusal: assign({ refusal: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: loadFailureText(error) })),
    keepActivity: assign((_, activity: Activity) => ({ activity })),
    sendAgain: sendTo('submission', { type: 'submission.retry' }),
    refreshApplications: ({ context }) => context.applications?.send({ type: 'refresh' }),
    toast,
  },
}).createMachine({
  id: 'activity',
  context: ({ input, spawn }) => ({
    ...input,
    activity: null,
    failure: '',
    refusal: null,
    applications: input.member ? spawn('applications', { id: 'applications' }) : null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchActivity',
        id: 'fetchActivity',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'reading', actions: { type: 'keepActivity', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
      },
    },
    failed: { on: { retry: 'loading' } },
    reading: {
      on: {
        apply: [
          { guard: 'isMember', target: 'applying', actions: 'clearRefusal' },
          { target: 'goingToLogin' },
        ],
      },
    },
    goingToLogin: {
      invoke: {
        src: 'loginDetour',
        id: 'loginDetour',
        input: ({ context }) => ({
          text: APPLY_LOGIN_TEXT,
          delay: APPLY_LOGIN_DELAY_MS,
          wanted: context.location,
          replace: false,
        }),
        onDone: 'reading',
      },
    },
    applying: {
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => ({ intent: { id: context.id } }),
      },
      on: {
        'submission.done': {
          target: 'reading',
          actions: [
            { type: 'toast', params: ({ event }) => ({ text: event.receipt || APPLIED_TEXT }) },
            'refreshApplications',
          ],
        },
        // it may have been applied for elsewhere
        'submission.failed': {
          target: 'reading',
          actions: [{ type: 'markFailed', params: ({ event }) => event.text }, 'refreshApplications'],
        },
      },
      initial: 'sending',
      states: {
        sending: {
          tags: 'busy',
          on: {
            'submission.unsettled': {
              target: 'unknown',
              actions: { type: 'markFailed', params: ({ event }) => event.text },
            },
          },
        },
        unknown: {
          on: { apply: { target: 'sending', actions: ['clearRefusal', 'sendAgain'] } },
        },
      },
    },
  },
});
