import {
  assign,
  fromCallback,
  fromPromise,
  waitFor,
  type ActorRefFrom,
  type AnyActorRef,
  type EventObject,
} from 'xstate';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { newKey } from '#lib/newKey.ts';
import type { outboxEntryMachine } from '#machines/app/outbox/outboxEntry.machine.ts';
import type { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import { actorIdOf, KEPT_MS, type OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import type {
  SubmissionCommand,
  SubmissionMachine,
  SubmissionRequest,
} from '#machines/kit/submission/submission.machine.ts';

/** The request of a kind of submission, as the outbox runs it. */
interface SubmissionCall {
  // a method, because each kind has its own intent and secret
  run(request: SubmissionRequest<unknown, unknown>, signal: AbortSignal): Promise<unknown>;
}

/** The requests of all kinds whose pages are loaded; the outbox loads the others (`submissionKinds.ts`). */
export const submissionCalls = new Map<string, SubmissionCall>();

/** Shown where nothing was sent, because the app is not whole. */
const NOT_SENT_TEXT = '未提交，请刷新页面后重试';
/** Shown where a page waited for what has ended and was told elsewhere, as in another window. */
const SETTLED_TEXT = '该笔操作已有结果，请核对记录';
/** Shown for what has no known outcome after the time for which backends keep keys. */
const TOO_OLD_TEXT = '该笔操作已超过24小时，请核对记录后重新操作';

const refusal = (message: string): CallError => ({ kind: 'rejected', code: 0, message });

/** What the outbox still has under this key. */
function entryOf(outbox: ActorRefFrom<typeof outboxMachine>, key: string): OutboxEntry | undefined {
  return outbox.getSnapshot().context.entries.find((entry) => entry.key === key);
}

/** Sends through the outbox, which goes on when this signal ends, and waits for the answer. */
async function throughOutbox(
  kind: string,
  { intent, key, secret, isSent }: SubmissionRequest<unknown, unknown>,
  { signal, system }: { signal: AbortSignal; system: AnyActorRef['system'] },
): Promise<unknown> {
  // a submission that a page takes up as it opens starts within an event of the root
  await Promise.resolve();
  // its flow is gone before anything was sent
  if (signal.aborted) throw refusal(NOT_SENT_TEXT);
  const outbox = systemActor(system, 'outbox');
  if (outbox === undefined) throw refusal(NOT_SENT_TEXT);
  const known = entryOf(outbox, key);
  const began = known?.at ?? Date.now();
  const isTooOld = () => Date.now() - began >= KEPT_MS;
  if (isTooOld()) throw refusal(TOO_OLD_TEXT);
  if (isSent) outbox.send({ type: 'outbox.watched', key });
  else outbox.send({ type: 'outbox.submit', kind, intent, key, secret });
  signal.addEventListener('abort', () => {
    // at the end of the app, the outbox ends first
    if (outbox.getSnapshot().status === 'active') outbox.send({ type: 'outbox.unwatched', key });
  });
  const children: Readonly<Record<string, AnyActorRef | undefined>> = outbox.getSnapshot().children;
  const entry: ActorRefFrom<typeof outboxEntryMachine> | undefined = children[actorIdOf(key)];
  if (entry === undefined) throw refusal(isSent ? SETTLED_TEXT : NOT_SENT_TEXT);
  const snapshot = await waitFor(entry, (now) => !now.hasTag('open'), {
    timeout: Infinity,
    signal,
  });
  // the window that sent it has shown the outcome, or it was too long ago to be kept
  if (snapshot.matches('unsettled') && entryOf(outbox, key) === undefined)
    throw refusal(isTooOld() ? TOO_OLD_TEXT : SETTLED_TEXT);
  const { answer } = snapshot.context;
  if (answer !== null && 'receipt' in answer) return answer.receipt;
  // to its flow, a refusal that leaves the outcome unknown is no answer
  if (snapshot.matches('unsettled') && answer?.error.kind === 'rejected')
    throw { kind: 'gateway', message: answer.error.message } satisfies CallError;
  throw answer?.error;
}

/** Gives up a submission whose entry is gone: the member has checked it in the dialog, or another window ended it. */
const watchEntry = fromCallback<EventObject, { key: string }>(({ input, sendBack, system }) => {
  const outbox = systemActor(system, 'outbox');
  const isKept = () => outbox !== undefined && entryOf(outbox, input.key) !== undefined;
  // a kind that moves no money is not kept
  if (!isKept()) return;
  const subscription = outbox?.subscribe({
    next: () => isKept() || sendBack({ type: 'submission.abandon' } satisfies SubmissionCommand),
    // a crash of the outbox says nothing of its entries
    error: () => undefined,
  });
  return () => subscription?.unsubscribe();
});

/**
 * A submission whose request runs in the outbox; the keys of everything that moves money are created here (D18). `kind`
 * names it there.
 */
export function boundSubmission<Intent, Receipt, Secret = undefined>(
  machine: SubmissionMachine<Intent, Receipt, Secret>,
  run: (request: SubmissionRequest<Intent, Secret>, signal: AbortSignal) => Promise<Receipt>,
  kind = machine.id,
): SubmissionMachine<Intent, Receipt, Secret> {
  submissionCalls.set(kind, { run });
  return machine.provide({
    actors: {
      watchEntry,
      // the outbox keeps receipts of all kinds, and this one is of `run`
      send: fromPromise(
        async ({ input, signal, system }) =>
          (await throughOutbox(kind, input, { signal, system })) as Receipt,
      ),
    },
    actions: { takeKey: assign({ key: () => newKey() }) },
  });
}
