import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';

interface AnyPageSnapshot {
  hasTag?: (tag: string) => boolean;
  children?: Readonly<Record<string, AnyActorRef>>;
}

function isSubmittingIn(snapshot: AnyPageSnapshot | null | undefined): boolean {
  return (
    snapshot?.hasTag?.(SUBMISSION_TAG) === true ||
    Object.values(snapshot?.children ?? {}).some((child) => isSubmitting(child))
  );
}

/** Whether an actor or one of its children is in a state of the submission tag. */
export function isSubmitting(ref: AnyActorRef): boolean {
  return isSubmittingIn(ref.getSnapshot() as AnyPageSnapshot);
}

/** The host whose child `page` is watched. */
interface WatchInput {
  host: AnyActorRef;
}

/** The page of a host; read when a watcher starts, as the host that invokes both has no child yet before. */
function pageOf(host: AnyActorRef): AnyActorRef | undefined {
  return (host.getSnapshot() as AnyPageSnapshot).children?.['page'];
}

/** Tells `page.settled` as soon as nothing below the page submits. */
export const watchSubmissions = fromCallback<EventObject, WatchInput>(({ input, sendBack, system }) => {
  const page = pageOf(input.host);
  const look = () => {
    if (page === undefined || !isSubmitting(page)) sendBack({ type: 'page.settled' });
  };
  // a submission may stand anywhere below the page, and only its own snapshot changes with it
  const subscription = system.inspect((event) => {
    if (event.type === '@xstate.snapshot') look();
  });
  look();
  return () => subscription.unsubscribe();
});

/**
 * Tells `submission.lost` when the page crashes while something below it submits. The page's last snapshot is kept
 * for this, as one that an error of a child has stopped no longer knows its children.
 */
export const watchCrash = fromCallback<EventObject, WatchInput>(({ input, sendBack }) => {
  const page = pageOf(input.host);
  let last = page?.getSnapshot() as AnyPageSnapshot | undefined;
  const subscription = page?.subscribe({
    next: (snapshot: AnyPageSnapshot) => {
      last = snapshot;
    },
    error: () => {
      if (isSubmittingIn(last)) sendBack({ type: 'submission.lost' });
    },
  });
  return () => subscription?.unsubscribe();
});
