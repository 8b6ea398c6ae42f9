import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import { childrenOf, onCrash } from '#machines/root/watchCrashes.ts';

/** Whether an actor or one below it is in a state of the submission tag. */
export function isSubmitting(ref: AnyActorRef): boolean {
  const snapshot = ref.getSnapshot() as { hasTag?: (tag: string) => boolean };
  return snapshot.hasTag?.(SUBMISSION_TAG) === true || childrenOf(ref).some((child) => isSubmitting(child));
}

/** What the watchers of a page tell its host; `lost`: something submitted when something crashed. */
export type WatchEvent = { type: 'page.idle' } | { type: 'page.crashing'; lost: boolean };

/** The child `page` of a host; read as a watcher starts, since the host that invokes both has none before. */
function pageOf(host: AnyActorRef): AnyActorRef {
  return (host.getSnapshot() as { children: { page: AnyActorRef } }).children.page;
}

/** Tells `page.idle` as soon as nothing below the page submits. */
export const watchSubmissions = fromCallback<EventObject, { host: AnyActorRef }>(
  ({ input, sendBack, system }) => {
    const page = pageOf(input.host);
    const look = () => {
      if (!isSubmitting(page)) sendBack({ type: 'page.idle' } satisfies WatchEvent);
    };
    // a submission may stand anywhere below the page, and only its own snapshot changes with it; an actor that ends
    // tells its parent so last, and the page must still be there to hear it
    const subscription = system.inspect(() => void Promise.resolve().then(look));
    look();
    return () => subscription.unsubscribe();
  },
);

/**
 * Tells `page.crashing` when something in the page crashes: an error that rises to the page stops all that is below
 * it, so that what was on its way is known only before.
 */
export const watchLoss = fromCallback<EventObject, { host: AnyActorRef }>(({ input, sendBack }) => {
  const page = pageOf(input.host);
  let last: unknown;
  let lost = false;
  return onCrash(page, (crashed) => {
    const { error } = crashed.getSnapshot() as { error: unknown };
    // the same error as it rises
    lost = (lost && error === last) || isSubmitting(page);
    last = error;
    if (crashed === page) sendBack({ type: 'page.crashing', lost } satisfies WatchEvent);
  });
});
