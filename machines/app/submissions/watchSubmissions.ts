import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';
import { SUBMISSION_TAG } from './submissionTag.ts';
import { childrenOf, onCrash } from '#machines/app/crash/watchCrashes.ts';

/** Whether an actor or a descendant is in a state with the submission tag. */
export function isSubmitting(ref: AnyActorRef): boolean {
  const snapshot = ref.getSnapshot() as { hasTag?: (tag: string) => boolean };
  return snapshot.hasTag?.(SUBMISSION_TAG) === true || childrenOf(ref).some((child) => isSubmitting(child));
}

/**
 * Whether a submission of an actor or a descendant has a request on its way; one whose outcome is unknown has none.
 * A flow keeps the tag of its submission in both cases, so the innermost actor with the tag decides.
 */
function isSending(ref: AnyActorRef): boolean {
  const submitting = childrenOf(ref).filter((child) => isSubmitting(child));
  if (submitting.length > 0) return submitting.some((child) => isSending(child));
  const snapshot = ref.getSnapshot() as { hasTag?: (tag: string) => boolean };
  return isSubmitting(ref) && snapshot.hasTag?.('busy') === true;
}

/** Sent by the watchers of a page to its host; `lost`: a submission was in progress when something crashed. */
export type WatchEvent = { type: 'page.idle'; lost: boolean } | { type: 'page.crashing'; lost: boolean };

/**
 * The child `page` of a host. It is read when a watcher starts, because the host that invokes both has no child before.
 */
function pageOf(host: AnyActorRef): AnyActorRef {
  return (host.getSnapshot() as { children: { page: AnyActorRef } }).children.page;
}

/** What is waited for: the end of every submission, or, with `sending`, of every request of one. */
export interface WatchInput {
  host: AnyActorRef;
  sending?: boolean;
}

/** Sends `page.idle` as soon as no descendant of the page is submitting; `lost`: an outcome is unknown. */
export const watchSubmissions = fromCallback<EventObject, WatchInput>(
  ({ input: { host, sending = false }, sendBack, system }) => {
    const page = pageOf(host);
    const look = () => {
      const lost = isSubmitting(page);
      if (sending ? !isSending(page) : !lost) sendBack({ type: 'page.idle', lost } satisfies WatchEvent);
    };
    // a submission may be anywhere below the page, and only its own snapshot changes with it; an actor that ends
    // notifies its parent last, and the page must still be there to receive it
    const subscription = system.inspect(() => void Promise.resolve().then(look));
    look();
    return () => subscription.unsubscribe();
  },
);

/**
 * Sends `page.crashing` when something in the page crashes: an error that rises to the page stops everything below it,
 * so a submission in progress can only be detected before.
 */
export const watchLoss = fromCallback<EventObject, { host: AnyActorRef }>(({ input, sendBack }) => {
  const page = pageOf(input.host);
  let last: unknown;
  let lost = false;
  return onCrash(page, (crashed) => {
    const { error } = crashed.getSnapshot() as { error: unknown };
    // the same error on its way up
    lost = (lost && error === last) || isSubmitting(page);
    last = error;
    if (crashed === page) sendBack({ type: 'page.crashing', lost } satisfies WatchEvent);
  });
});
