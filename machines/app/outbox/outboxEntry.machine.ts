import { assign, fromCallback, sendParent, sendTo, setup, type EventObject } from 'xstate';
import { toCallError, type CallError } from '#machines/kit/calls/callError.ts';
import { isUnsettled } from '#machines/kit/calls/unsettled.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { movesMoney, type Answer } from './outboxEntry.ts';

/** Shown if the member decides against a second submission beside one with an unknown outcome. */
export const DECLINED_TEXT = '已取消，本次未提交';

/** A session that is over, also where its end is no news any more (`submissionKinds.ts`), and too many requests. */
const UNTRIED_CODES: ReadonlySet<number> = new Set([401, 429]);

/** Sent to the outbox by an entry. */
export type OutboxEntryEvent =
  | { type: 'entry.sending'; key: string }
  | { type: 'entry.unsettled'; key: string }
  | { type: 'entry.settled'; key: string; answer: Answer }
  /** another window sent it, and has ended */
  | { type: 'entry.released'; key: string };

/** What a submission sends; `secret` (a payment password, a form's values) is stored nowhere. */
export interface EntryRequest {
  kind: string;
  intent: unknown;
  key: string;
  secret: unknown;
}

/** How an entry begins: with a question, its request, the request of another window, or an unknown outcome. */
export type EntryStart = 'asking' | 'sending' | 'elsewhere' | 'unsettled';

interface EntryContext extends Omit<EntryRequest, 'secret'> {
  start: EntryStart;
  /** its outcome was unknown before this request */
  wasUnknown: boolean;
  answer: Answer | null;
}

/**
 * One submission in the outbox: its request runs here, so that it outlives the page that sent it. An entry whose outcome
 * is unknown is sent again under its key, and stays unknown if that was stopped by an expired login (D6) or a limit.
 * `answer` is what its flow gets. A kind that moves no money is settled without an answer too, as sending it again does
 * no harm. Sends its parent `OutboxEntryEvent`s.
 */
export const outboxEntryMachine = setup({
  types: {} as {
    context: EntryContext;
    events:
      | { type: 'entry.send'; secret: unknown }
      | { type: 'question.confirmed' }
      | { type: 'question.declined' }
      | { type: 'secret.released'; secret: unknown };
    input: EntryRequest & { start: EntryStart };
    children: { heldSecret: 'heldSecret' };
    /** `open`: its flow waits for an answer */
    tags: 'open';
  },
  actors: {
    request: unboundCall<unknown, EntryRequest>('submission'),
    /** waits while another window sends this submission */
    otherWindow: unboundCall<void, { key: string }>('otherWindow'),
    /** keeps the secret during the question; as a function, because snapshots may not contain it and have the input */
    heldSecret: fromCallback<EventObject, { secret: () => unknown }>(({ input, receive, sendBack }) => {
      receive(() => sendBack({ type: 'secret.released', secret: input.secret() }));
    }),
  },
  guards: {
    isToAsk: ({ context }) => context.start === 'asking',
    isElsewhere: ({ context }) => context.start === 'elsewhere',
    isUnknown: ({ context }) => context.start === 'unsettled',
    staysUnknown: ({ context }, { error }: { error: unknown }) => {
      const known = toCallError(error);
      return movesMoney(context.kind) && (isUnsettled(known) || (context.wasUnknown && isUntried(known)));
    },
  },
  actions: {
    noteUnknown: assign((_, { error }: { error: unknown }) => ({
      wasUnknown: true,
      answer: { error: toCallError(error) },
    })),
    noteReceipt: assign((_, receipt: unknown) => ({ answer: { receipt } })),
    noteError: assign((_, error: CallError) => ({ answer: { error } })),
    releaseSecret: sendTo('heldSecret', { type: 'secret.wanted' }),
    notifyParent: sendParent(
      ({ context }, type: 'entry.sending' | 'entry.unsettled' | 'entry.released'): OutboxEntryEvent => ({
        type,
        key: context.key,
      }),
    ),
    notifySettled: sendParent(({ context }): OutboxEntryEvent => {
      if (context.answer === null) throw new Error('A settled submission has an answer');
      return { type: 'entry.settled', key: context.key, answer: context.answer };
    }),
  },
}).createMachine({
  id: 'outboxEntry',
  context: ({ input: { key, kind, intent, start } }) => ({
    key,
    kind,
    intent,
    start,
    wasUnknown: start === 'unsettled' || start === 'elsewhere',
    answer: start === 'sending' || start === 'asking' ? null : { error: { kind: 'offline' } },
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isToAsk', target: 'asking' },
        { guard: 'isElsewhere', target: 'elsewhere' },
        { guard: 'isUnknown', target: 'unsettled' },
        { target: 'sending' },
      ],
    },
    /** another submission of the same kind and amount has no known outcome */
    asking: {
      tags: 'open',
      invoke: {
        src: 'heldSecret',
        id: 'heldSecret',
        input: ({ event }: { event: SecretEvent }) => ({ secret: () => secretOf(event) }),
      },
      on: {
        'question.confirmed': { actions: 'releaseSecret' },
        'secret.released': 'sending',
        'question.declined': {
          target: 'settled',
          actions: { type: 'noteError', params: { kind: 'rejected', code: 0, message: DECLINED_TEXT } },
        },
      },
    },
    sending: {
      tags: 'open',
      entry: { type: 'notifyParent', params: 'entry.sending' },
      invoke: {
        src: 'request',
        id: 'request',
        input: ({
          context: { kind, intent, key },
          event,
        }: {
          context: EntryContext;
          event: SecretEvent;
        }) => ({ kind, intent, key, secret: secretOf(event) }),
        onDone: {
          target: 'settled',
          actions: {
            type: 'noteReceipt',
            params: ({ event }: { event: { output: unknown } }) => event.output,
          },
        },
        onError: [
          {
            guard: { type: 'staysUnknown', params: ({ event }) => event },
            target: 'unsettled',
            actions: [
              { type: 'noteUnknown', params: ({ event }) => event },
              { type: 'notifyParent', params: 'entry.unsettled' },
            ],
          },
          {
            target: 'settled',
            actions: { type: 'noteError', params: ({ event }) => toCallError(event.error) },
          },
        ],
      },
    },
    /** sent by another window, or by this one before it was reloaded */
    elsewhere: {
      tags: 'open',
      invoke: {
        src: 'otherWindow',
        id: 'otherWindow',
        input: ({ context }) => ({ key: context.key }),
        onDone: { target: 'unsettled', actions: { type: 'notifyParent', params: 'entry.released' } },
        onError: { target: 'unsettled', actions: { type: 'notifyParent', params: 'entry.released' } },
      },
    },
    unsettled: { on: { 'entry.send': 'sending' } },
    /** not a final state: the outbox stops it, or keeps it until its member is there to be told */
    settled: { entry: 'notifySettled', on: { 'entry.send': 'sending' } },
  },
});

/** Whether the backend has not tried a request, so that its refusal says nothing of the ones before it (docs/api). */
function isUntried(error: CallError): boolean {
  return error.kind === 'expired' || (error.kind === 'rejected' && UNTRIED_CODES.has(error.code));
}

/** An event that may carry the secret: a start or a retry; XState does not type the event of a start. */
interface SecretEvent {
  type: string;
  secret?: unknown;
  input?: { secret?: unknown };
}

function secretOf(event: SecretEvent): unknown {
  return event.secret ?? event.input?.secret;
}
