import { assign, sendParent, sendTo, setup, type ActorRefFrom } from 'xstate';
import { NETWORK_TEXT, toCallError, type CallError } from '#machines/calls/callError.ts';
import { failureText } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import type { ToastPlace } from '#machines/notifications/toast.machine.ts';
import { toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';

/** What the call of a submission is given; `secret` (a payment password, or empty) is kept nowhere. */
export interface SubmissionRequest<Intent> {
  intent: Intent;
  /** the `Idempotency-Key` header: one per intent, the same for its retries (D18) */
  key: string;
  secret: string;
}

/** What a submission is started with; `newKey` makes the idempotency key. */
export interface SubmissionInput<Intent> {
  intent: Intent;
  newKey: () => string;
  secret?: string;
}

/** How a submission ended; `abandoned` is one of unknown fate that the member has looked up and closed. */
export type SubmissionOutcome<Receipt> =
  | { outcome: 'done'; receipt: Receipt }
  | { outcome: 'rejected'; error: CallError }
  | { outcome: 'abandoned' };

/** Sent by the flow that invoked the submission: send again under the same key, or close it. */
export type SubmissionCommand =
  | { type: 'submission.retry'; secret?: string }
  | { type: 'submission.abandon' };

/** Told to the flow that invoked the submission when its fate has become unknown. */
export interface UnsettledEvent {
  type: 'submission.unsettled';
}

/** The flow's own words for what goes wrong, and where they are shown. */
export interface SubmissionTexts {
  /** for a rejection without a message of the server */
  fallback?: string;
  /** for no answer, a dropped connection or a time-out after sending */
  network?: string;
  place?: ToastPlace;
  /** the flow tells rejections itself, not by a toast */
  ownRejections?: boolean;
}

/** Guard of the flow: did its submission end well? */
export function isDone(_: unknown, outcome: SubmissionOutcome<unknown>['outcome']): boolean {
  return outcome === 'done';
}

/**
 * Action of the flow: hands a `SubmissionCommand` on to its child `submission`. Typed as a plain action, as each
 * setup would ask for one of its own.
 */
export const toSubmission = sendTo('submission', ({ event }) => event) as unknown as () => void;

/**
 * Whether it is unknown what the server did: the request may have arrived though no usable answer came back.
 * A gateway's 5xx without words is such a case; a refusal with the server's own message is an answer.
 */
export function isUnsettled(error: CallError): boolean {
  return error.kind === 'rejected' ? error.code >= 500 && error.message === '' : error.kind !== 'expired';
}

/**
 * One money submission (D18, D45), from the press to its last word: invoked by its flow, it sends once and ends
 * with a `SubmissionOutcome`. Failures are toasted here; what success means is the flow's. No answer is no
 * failure but the state `unsettled`, with the same key for `submission.retry`; its flow hears
 * `submission.unsettled`. Both states carry the tag by which the root keeps a page that was left.
 */
export function createSubmissionMachine<Intent, Receipt>(id: string, texts: SubmissionTexts = {}) {
  return setup({
    types: {
      context: {} as { intent: Intent; key: string; outcome: SubmissionOutcome<Receipt> },
      events: {} as SubmissionCommand,
      input: {} as SubmissionInput<Intent>,
      output: {} as SubmissionOutcome<Receipt>,
      tags: {} as 'busy' | typeof SUBMISSION_TAG,
    },
    actors: { send: unboundCall<Receipt, SubmissionRequest<Intent>>(id) },
    guards: { isUnsettled: ({ event }) => isUnsettled(errorOf(event)) },
    actions: {
      tellUnsettled: sendParent({ type: 'submission.unsettled' } satisfies UnsettledEvent),
      toastUnsettled: ({ system, event }) => {
        const network = texts.network ?? NETWORK_TEXT;
        const text = failureText(errorOf(event), { network, fallback: network });
        toast({ system }, { text, place: texts.place ?? 'member' });
      },
      toastRejection: ({ system, event }) => {
        const error = errorOf(event);
        // the expiry dialog speaks for itself
        if (texts.ownRejections === true || error.kind === 'expired') return;
        toast({ system }, { text: failureText(error, texts), place: texts.place ?? 'member' });
      },
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      intent: input.intent,
      key: input.newKey(),
      outcome: { outcome: 'abandoned' },
    }),
    output: ({ context }) => context.outcome,
    initial: 'sending',
    states: {
      sending: {
        tags: ['busy', SUBMISSION_TAG],
        invoke: {
          src: 'send',
          id: 'send',
          input: ({ context: { intent, key }, event }) => ({ intent, key, secret: secretOf(event) }),
          onDone: {
            target: 'ended',
            actions: assign(({ event }) => ({ outcome: { outcome: 'done', receipt: event.output } })),
          },
          onError: [
            { guard: 'isUnsettled', target: 'unsettled', actions: ['toastUnsettled', 'tellUnsettled'] },
            {
              target: 'ended',
              actions: [
                assign(({ event }) => ({
                  outcome: { outcome: 'rejected', error: toCallError(event.error) },
                })),
                'toastRejection',
              ],
            },
          ],
        },
      },
      unsettled: {
        tags: SUBMISSION_TAG,
        on: { 'submission.retry': 'sending', 'submission.abandon': 'ended' },
      },
      ended: { type: 'final' },
    },
  });
}

function errorOf(event: unknown): CallError {
  return toCallError((event as { error?: unknown }).error);
}

/** The secret as it came: with the start of the submission, or with a retry. */
function secretOf(event: unknown): string {
  const { secret, input } = event as { secret?: string; input?: { secret?: string } };
  return secret ?? input?.secret ?? '';
}

/** The machine of submissions of this intent and receipt. */
export type SubmissionMachine<Intent, Receipt> = ReturnType<typeof createSubmissionMachine<Intent, Receipt>>;
/** Its actor, as a flow's child `submission`. */
export type SubmissionRef<Intent, Receipt> = ActorRefFrom<SubmissionMachine<Intent, Receipt>>;
