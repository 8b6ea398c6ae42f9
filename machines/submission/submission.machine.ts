import { sendParent, setup, type ActorRefFrom } from 'xstate';
import { NETWORK_TEXT, toCallError, type CallError } from '#machines/calls/callError.ts';
import { isUnsettled } from '#machines/calls/unsettled.ts';
import { failureText } from '#machines/calls/failureText.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';

/** What the call of a submission is given; `secret` (a payment password, a form's values) is kept nowhere. */
export interface SubmissionRequest<Intent, Secret = undefined> {
  intent: Intent;
  /** the `Idempotency-Key` header: one per intent, the same for its retries (D18) */
  key: string;
  secret: Secret;
}

/** What a submission is started with. */
export interface SubmissionInput<Intent, Secret = undefined> {
  intent: Intent;
  secret?: Secret;
}

/** Sent by whoever shows the submission of unknown fate: send again under the same key, or close it. */
export type SubmissionCommand<Secret = undefined> =
  | { type: 'submission.retry'; secret?: Secret }
  | { type: 'submission.abandon' };

/**
 * Told to the flow that invoked the submission: its receipt, its refusal, that its fate has become unknown, or that
 * the member has given up one of unknown fate. A submission of unknown fate may still be done or refused later.
 */
export type SubmissionEvent<Receipt> =
  | { type: 'submission.done'; receipt: Receipt }
  | { type: 'submission.failed'; error: CallError }
  | { type: 'submission.unsettled' }
  | { type: 'submission.abandoned' };

/** The flow's own words for what goes wrong. */
export interface SubmissionTexts {
  /** for a rejection without a message of the server */
  fallback?: string;
  /** for no answer, a dropped connection or a time-out after sending */
  network?: string;
  /** for a server's failure without words, of which nobody knows what it did; `network` unless given */
  unsettled?: string;
  /** the flow tells rejections itself, not by a toast */
  ownRejections?: boolean;
}

/**
 * One submission (D18, D45), from the press to its last word: invoked by its flow as `submission`, it sends once
 * and tells the flow a `SubmissionEvent`. Failures are toasted here; what success means is the flow's. No answer is
 * no failure but the state `unsettled`, with the same key for `submission.retry`. Both states carry the tag by which
 * a page that was left is kept. The calls bind `send` and `takeKey`, which makes the key.
 */
export function createSubmissionMachine<Intent, Receipt, Secret = undefined>(
  id: string,
  texts: SubmissionTexts = {},
) {
  return setup({
    types: {} as {
      context: { intent: Intent; key: string };
      events: SubmissionCommand<Secret>;
      input: SubmissionInput<Intent, Secret>;
      tags: 'busy' | typeof SUBMISSION_TAG;
    },
    actors: { send: unboundCall<Receipt, SubmissionRequest<Intent, Secret>>(id) },
    guards: { isUnsettled: ({ event }) => isUnsettled(errorOf(event)) },
    actions: {
      /** notes a new key in `context.key` */
      takeKey: () => undefined,
      // read from the event: params of a type parameter are not checked by `setup`
      tellDone: sendParent(({ event }): SubmissionEvent<Receipt> => ({
        type: 'submission.done',
        receipt: (event as unknown as { output: Receipt }).output,
      })),
      tellFailed: sendParent(({ event }): SubmissionEvent<Receipt> => ({
        type: 'submission.failed',
        error: errorOf(event),
      })),
      tellUnsettled: sendParent({ type: 'submission.unsettled' } satisfies SubmissionEvent<Receipt>),
      tellAbandoned: sendParent({ type: 'submission.abandoned' } satisfies SubmissionEvent<Receipt>),
      toastUnsettled: ({ system, event }) => {
        const network = texts.network ?? NETWORK_TEXT;
        const text = failureText(errorOf(event), { network, fallback: texts.unsettled ?? network });
        toast({ system }, { text });
      },
      toastRejection: ({ system, event }) => {
        const error = errorOf(event);
        // the expiry dialog speaks for itself
        if (texts.ownRejections === true || error.kind === 'expired') return;
        toast({ system }, { text: failureText(error, texts) });
      },
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ intent: input.intent, key: '' }),
    entry: 'takeKey',
    initial: 'sending',
    states: {
      sending: {
        tags: ['busy', SUBMISSION_TAG],
        invoke: {
          src: 'send',
          id: 'send',
          input: ({ context: { intent, key }, event }) => {
            // without one, nothing may be sent
            if (key === '') throw new Error(`The submission ${id} has no key`);
            return { intent, key, secret: secretOf(event) as Secret };
          },
          onDone: { target: 'ended', actions: 'tellDone' },
          onError: [
            { guard: 'isUnsettled', target: 'unsettled', actions: ['toastUnsettled', 'tellUnsettled'] },
            { target: 'ended', actions: ['toastRejection', 'tellFailed'] },
          ],
        },
      },
      unsettled: {
        tags: SUBMISSION_TAG,
        on: {
          'submission.retry': 'sending',
          'submission.abandon': { target: 'ended', actions: 'tellAbandoned' },
        },
      },
      /** not a final state: its flow, which has heard of it, stops it */
      ended: {},
    },
  });
}

function errorOf(event: unknown): CallError {
  return toCallError((event as { error?: unknown }).error);
}

/** The secret as it came: with the start of the submission, or with a retry. */
function secretOf(event: unknown): unknown {
  const { secret, input } = event as { secret?: unknown; input?: { secret?: unknown } };
  return secret ?? input?.secret;
}

/** The machine of submissions of this intent and receipt. */
export type SubmissionMachine<Intent, Receipt, Secret = undefined> = ReturnType<
  typeof createSubmissionMachine<Intent, Receipt, Secret>
>;
/** Its actor, as a flow's child `submission`. */
export type SubmissionRef<Intent, Receipt, Secret = undefined> = ActorRefFrom<
  SubmissionMachine<Intent, Receipt, Secret>
>;
