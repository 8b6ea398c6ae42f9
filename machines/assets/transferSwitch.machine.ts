import { assign, setup } from 'xstate';
import { MALFORMED_TEXT } from '#machines/kit/calls/callError.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import {
  createSubmissionMachine,
  type SubmissionEvent,
} from '#machines/kit/submission/submission.machine.ts';

/** Saves the `transferstatus` of the intent. */
export const transferSwitchSubmission = createSubmissionMachine<{ status: 0 | 1 }, void>('transferStatus', {
  unsettled: MALFORMED_TEXT,
});

/**
 * The switch of automatic transfers (spec 2 §4, D43): its state is the member's `transferstatus`, which is sent to the
 * session once the server has accepted it, even if the page was left meanwhile. A missing answer counts as a failure
 * here: the switch stays as it was, and another press sends the wanted state again.
 */
export const transferSwitchMachine = setup({
  types: {} as {
    context: {
      status: 0 | 1;
      /** why it stayed as it was, until the next press */
      refusal: Refusal | null;
    };
    events: { type: 'switched'; status: 0 | 1 } | SubmissionEvent<void>;
    tags: 'busy';
    children: { submission: 'submission' };
  },
  actors: { submission: transferSwitchSubmission },
  actions: {
    markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),
    notifySession: ({ system, context }) => {
      systemActor(system, 'session')?.send({
        type: 'profile.patched',
        patch: { transferstatus: context.status },
      });
    },
    reportCrash,
  },
}).createMachine({
  id: 'transferSwitch',
  context: { status: 0, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        switched: {
          target: 'saving',
          actions: assign({ status: ({ event }) => event.status, refusal: null }),
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => ({ intent: { status: context.status } }),
        onError: { target: 'idle', actions: 'reportCrash' },
      },
      on: {
        'submission.done': { target: 'idle', actions: 'notifySession' },
        'submission.failed': {
          target: 'idle',
          actions: { type: 'markFailed', params: ({ event }) => event.text },
        },
        'submission.unsettled': {
          target: 'idle',
          actions: { type: 'markFailed', params: ({ event }) => event.text },
        },
      },
    },
  },
});
