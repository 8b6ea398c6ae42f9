import { sendParent, setup, type ActorRefFrom } from 'xstate';
import { isPositive } from '#machines/money/amount.ts';
import { refreshProfile, settled, toast } from '#machines/root/effects.ts';
import {
  isDone,
  toSubmission,
  type SubmissionCommand,
  type SubmissionMachine,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';

/** Told to the page of a claim when one has ended, well or not: what the page shows may be old. */
export interface ClaimEndedEvent {
  type: 'claim.ended';
}

/** What a claim says. */
export interface ClaimTexts {
  /** when there is nothing to claim */
  none: string;
  /** when it was given, made from the receipt */
  done: (receipt: string) => string;
}

/**
 * Something that a member claims with one press and no form (D18): a rebate, a red packet. `claim.available` is
 * what the member is shown, an amount or a count as decimal text; at 0 nothing is sent. Tells its parent
 * `claim.ended`.
 */
export function createClaimMachine(
  id: string,
  submission: SubmissionMachine<null, string>,
  { none, done }: ClaimTexts,
) {
  return setup({
    types: {
      context: {} as { newKey: () => string },
      events: {} as { type: 'claim'; available: string } | SubmissionCommand | UnsettledEvent,
      input: {} as { newKey: () => string },
      tags: {} as 'busy',
    },
    actors: { submission },
    guards: { isPositive: (_, amount: string) => isPositive(amount), isDone },
    actions: {
      tellNone: ({ system }) => toast({ system }, { text: none, place: 'member' }),
      tellDone: ({ system }, receipt: string) => toast({ system }, { text: done(receipt), place: 'member' }),
      tellParent: sendParent({ type: 'claim.ended' } satisfies ClaimEndedEvent),
      toSubmission,
      refreshProfile,
      settled,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ newKey: input.newKey }),
    initial: 'idle',
    states: {
      idle: {
        on: {
          claim: [
            { guard: { type: 'isPositive', params: ({ event }) => event.available }, target: 'submitting' },
            { actions: 'tellNone' },
          ],
        },
      },
      submitting: {
        tags: 'busy',
        invoke: {
          src: 'submission',
          id: 'submission',
          input: ({ context }) => ({ intent: null, newKey: context.newKey }),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
              target: 'idle',
              actions: [
                {
                  type: 'tellDone',
                  params: ({ event }) => (event.output.outcome === 'done' ? event.output.receipt : ''),
                },
                'refreshProfile',
                'tellParent',
                'settled',
              ],
            },
            { target: 'idle', actions: ['tellParent', 'settled'] },
          ],
          onError: { target: 'idle', actions: 'settled' },
        },
        on: {
          'submission.retry': { actions: 'toSubmission' },
          'submission.abandon': { actions: 'toSubmission' },
        },
      },
    },
  });
}

/** The machine of a claim. */
export type ClaimMachine = ReturnType<typeof createClaimMachine>;
/** Its actor, as a page's child. */
export type ClaimRef = ActorRefFrom<ClaimMachine>;
