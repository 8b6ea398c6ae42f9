import { assign, sendParent, setup } from 'xstate';
import { isPositive } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { toast } from '#machines/app/effects.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import type { SubmissionEvent, SubmissionMachine } from './submission.machine.ts';
import { isNothing, takeUp, type SubmissionFoundEvent } from './takeUp.ts';

/** Sent to the page of a claim when one has ended, with or without success: the shown data may be outdated. */
export interface ClaimEndedEvent {
  type: 'claim.ended';
}

/** The server's message, or what was received; null if that is unknown (D65). */
export type ClaimReceipt = string | null;

/** The texts of a claim. */
export interface ClaimTexts {
  /** if there is nothing to claim */
  none: string;
  /** after a success, made from the receipt */
  done: (receipt: ClaimReceipt) => string;
}

/**
 * Something that a member claims with one press and no form (D18): a rebate, a red packet. `claim.available` is the
 * amount or count shown to the member, as decimal text; at 0 nothing is sent, and an unknown one (null) is left to the
 * server (D65). A claim with an unknown outcome stays
 * `unsettled`, also while it is sent again. Sends its parent `claim.ended`.
 */
export function createClaimMachine(
  id: string,
  submission: SubmissionMachine<null, ClaimReceipt>,
  { none, done }: ClaimTexts,
) {
  return setup({
    types: {} as {
      /** why the last press brought nothing, until the next one */
      context: { refusal: Refusal | null };
      events:
        | { type: 'claim'; available: ServerAmount }
        | SubmissionFoundEvent<null>
        | SubmissionEvent<ClaimReceipt>;
      tags: 'busy';
      children: { submission: 'submission' };
    },
    actors: { submission },
    guards: {
      mayClaim: (_, available: ServerAmount) => available === null || isPositive(available),
    },
    actions: {
      markFailed: assign((_, text: string) => ({ refusal: refusalOf(text) })),
      clearRefusal: assign({ refusal: null }),
      notifyNone: ({ system }) => toast({ system }, { text: none }),
      notifyDone: ({ system }, receipt: ClaimReceipt) => toast({ system }, { text: done(receipt) }),
      notifyParent: sendParent({ type: 'claim.ended' } satisfies ClaimEndedEvent),
      takeUp: takeUp(submission.id, isNothing),
      reportCrash,
    },
  }).createMachine({
    id,
    context: { refusal: null },
    entry: 'takeUp',
    initial: 'idle',
    states: {
      idle: {
        on: {
          claim: [
            {
              guard: { type: 'mayClaim', params: ({ event }) => event.available },
              target: 'submitting',
              actions: 'clearRefusal',
            },
            { actions: [{ type: 'markFailed', params: none }, 'notifyNone'] },
          ],
          'submission.found': 'submitting',
        },
      },
      submitting: {
        tags: 'busy',
        invoke: {
          src: 'submission',
          id: 'submission',
          input: ({ event }) => (event.type === 'submission.found' ? event : { intent: null }),
          onError: { target: 'idle', actions: 'reportCrash' },
        },
        on: {
          'submission.done': {
            target: 'idle',
            actions: [{ type: 'notifyDone', params: ({ event }) => event.receipt }, 'notifyParent'],
          },
          'submission.failed': {
            target: 'idle',
            actions: [{ type: 'markFailed', params: ({ event }) => event.text }, 'notifyParent'],
          },
          'submission.abandoned': { target: 'idle', actions: 'notifyParent' },
        },
        initial: 'sending',
        states: {
          sending: { on: { 'submission.unsettled': 'unsettled' } },
          unsettled: {},
        },
      },
    },
  });
}

/** The machine type of a claim. */
export type ClaimMachine = ReturnType<typeof createClaimMachine>;
