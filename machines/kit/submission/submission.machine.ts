import { fromCallback, sendParent, setup, type ActorRefFrom, type EventObject } from 'xstate';
import { NETWORK_TEXT, toCallError, type CallError } from '#machines/kit/calls/callError.ts';
import { isUnsettled } from '#machines/kit/calls/unsettled.ts';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { toast } from '#machines/app/effects.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/** The input of a submission's call; `secret` (a payment password, a form's values) is stored nowhere. */
export interface SubmissionRequest<Intent, Secret = undefined> {
  intent: Intent;
  /** the `Idempotency-Key` header: one per intent, the same for its retries (D18) */
  key: string;
  secret: Secret;
  /** it was sent before, and only its answer is waited for */
  isSent?: true;
}

/** The input of a submission; with a key it is one that was sent before (`takeUp.ts`). */
export interface SubmissionInput<Intent, Secret = undefined> {
  intent: Intent;
  secret?: Secret;
  key?: string;
  isUnsettled?: boolean;
  /** epoch ms, by the clock of the actor system; for its flow */
  pressedAt?: number;
}

/** Sent by the view of a submission with an unknown outcome: send it again with the same key, or close it. */
export type SubmissionCommand<Secret = undefined> =
  | { type: 'submission.retry'; secret?: Secret }
  | { type: 'submission.abandon' };

/**
 * Sent to the flow that invoked the submission: its receipt, its refusal, that its outcome is now unknown, or that the
 * member has given up one with an unknown outcome. A submission with an unknown outcome may still be done or refused
 * later. `text` is what the toast says, for the flow to keep; empty where another place says it.
 */
export type SubmissionEvent<Receipt> =
  | { type: 'submission.done'; receipt: Receipt }
  | { type: 'submission.failed'; error: CallError; text: string }
  | { type: 'submission.unsettled'; text: string }
  | { type: 'submission.abandoned' };

/** The flow's own error texts. */
export interface SubmissionTexts {
  /** for a rejection without a message from the server */
  fallback?: string;
  /** for no answer, a dropped connection or a time-out after sending */
  network?: string;
  /** for a server failure without a message and with an unknown outcome; defaults to `network` */
  unsettled?: string;
  /** the flow shows rejections itself, not as a toast */
  ownRejections?: boolean;
}

/**
 * One submission (D18, D45), from the press to its final result: its flow invokes it as `submission`; it sends once and
 * sends the flow a `SubmissionEvent`. It shows failures as toasts; the flow decides what success means. A missing
 * answer is not a failure but the state `unsettled`, which uses the same key for `submission.retry`. The request itself
 * runs in the outbox, which goes on when the flow has ended; a flow that starts again takes the submission up. The calls
 * bind `send` and `takeKey`, which creates the key.
 */
export function createSubmissionMachine<Intent, Receipt, Secret = undefined>(
  id: string,
  texts: SubmissionTexts = {},
) {
  const network = texts.network ?? NETWORK_TEXT;
  const unsettledText = (error: CallError) =>
    failureText(error, { network, fallback: texts.unsettled ?? network });
  // the expiry dialog shows that a session has expired
  const rejectionText = (error: CallError) =>
    texts.ownRejections === true || error.kind === 'expired' ? '' : failureText(error, texts);

  return setup({
    types: {} as {
      context: { intent: Intent; key: string; isSent: boolean; isUnsettled: boolean };
      events: SubmissionCommand<Secret>;
      input: SubmissionInput<Intent, Secret>;
      tags: 'busy';
    },
    actors: {
      send: unboundCall<Receipt, SubmissionRequest<Intent, Secret>>(id),
      /** sends `submission.abandon` when the member has checked it elsewhere */
      watchEntry: fromCallback<EventObject, { key: string }>(() => undefined),
    },
    guards: {
      isUnsettled: ({ event }) => isUnsettled(errorOf(event)),
      wasUnsettled: ({ context }) => context.isUnsettled,
      isSent: ({ context }) => context.isSent,
    },
    actions: {
      /** stores a new key in `context.key` */
      takeKey: () => undefined,
      notifyDone: sendParent((_, receipt: Receipt): SubmissionEvent<Receipt> => ({
        type: 'submission.done',
        receipt,
      })),
      notifyFailed: sendParent(({ event }): SubmissionEvent<Receipt> => ({
        type: 'submission.failed',
        error: errorOf(event),
        text: rejectionText(errorOf(event)),
      })),
      notifyUnsettled: sendParent((_, text: string): SubmissionEvent<Receipt> => ({
        type: 'submission.unsettled',
        text,
      })),
      /** the member has checked the records */
      dismiss: ({ context, system }) =>
        systemActor(system, 'outbox')?.send({ type: 'outbox.dismissed', key: context.key }),
      notifyAbandoned: sendParent({ type: 'submission.abandoned' } satisfies SubmissionEvent<Receipt>),
      toastUnsettled: ({ system, event }) => toast({ system }, { text: unsettledText(errorOf(event)) }),
      toastRejection: ({ system, event }) => {
        const text = rejectionText(errorOf(event));
        if (text !== '') toast({ system }, { text });
      },
    },
  }).createMachine({
    id,
    context: ({ input: { intent, key = '', isUnsettled: wasUnsettled = false } }) => ({
      intent,
      key,
      isSent: key !== '',
      isUnsettled: wasUnsettled,
    }),
    initial: 'starting',
    states: {
      starting: {
        always: [
          { guard: 'wasUnsettled', target: 'unsettled', actions: { type: 'notifyUnsettled', params: '' } },
          { guard: 'isSent', target: 'sending' },
          { target: 'sending', actions: 'takeKey' },
        ],
      },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          id: 'send',
          input: ({ context: { intent, key, isSent }, event }) => {
            // without one, nothing may be sent
            if (key === '') throw new Error(`The submission ${id} has no key`);
            const request = { intent, key, secret: secretOf(event) };
            return isSent && event.type !== 'submission.retry' ? { ...request, isSent } : request;
          },
          onDone: { target: 'ended', actions: { type: 'notifyDone', params: ({ event }) => event.output } },
          onError: [
            {
              guard: 'isUnsettled',
              target: 'unsettled',
              actions: [
                'toastUnsettled',
                { type: 'notifyUnsettled', params: ({ event }) => unsettledText(toCallError(event.error)) },
              ],
            },
            { target: 'ended', actions: ['toastRejection', 'notifyFailed'] },
          ],
        },
      },
      unsettled: {
        invoke: { src: 'watchEntry', id: 'watchEntry', input: ({ context }) => ({ key: context.key }) },
        on: {
          'submission.retry': 'sending',
          'submission.abandon': { target: 'ended', actions: ['dismiss', 'notifyAbandoned'] },
        },
      },
      /** not a final state: its flow, which has received the result, stops it */
      ended: {},
    },
  });
}

function errorOf(event: EventObject): CallError {
  return toCallError('error' in event ? event.error : undefined);
}

/** The secret, from the start of the submission or from a retry; XState does not type the event of a start. */
function secretOf<Secret>(event: { type: string; secret?: Secret; input?: { secret?: Secret } }): Secret {
  return (event.secret ?? event.input?.secret) as Secret;
}

/** The machine type of submissions with this intent and receipt. */
export type SubmissionMachine<Intent, Receipt, Secret = undefined> = ReturnType<
  typeof createSubmissionMachine<Intent, Receipt, Secret>
>;
/** The actor, as a flow's child `submission`. */
export type SubmissionRef<Intent, Receipt, Secret = undefined> = ActorRefFrom<
  SubmissionMachine<Intent, Receipt, Secret>
>;
