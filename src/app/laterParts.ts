import { fetchOutbox } from '#app/loadedPages.ts';
import { startAnnouncements } from '#app/shell/announcements.ts';
import { focusOpenedPages } from '#app/shell/pageFocus.ts';
import { positionToasts } from '#app/shell/positionToasts.ts';
import { showRail } from '#app/shell/showRail.tsx';
import { scrollRowsByWheel } from '#app/shell/scrollRowsByWheel.ts';
import type { RootActor } from '#app/calls/root.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import { read } from '#lib/storage.ts';

/**
 * Starts the parts that the first screen does without: announcements, focus handling, the position of toasts, features
 * for a mouse and a wide screen, the outbox, a member's unpaid order, and a game in progress. `from` is the location when the first screen was shown.
 */
export function startLaterParts(root: RootActor, from: string): void {
  startAnnouncements(root);
  const { forget } = focusOpenedPages(from);
  let wasMember = false;
  const follow = (isMember: boolean) => {
    // the member's pages are gone (D61)
    if (wasMember && !isMember) forget();
    if (isMember && !wasMember)
      import('#app/unpaidOrderFlow.tsx')
        .then(({ watchUnpaidOrder }) => watchUnpaidOrder(root))
        .catch(() => undefined);
    wasMember = isMember;
  };
  const session = systemActor(root.system, 'session');
  session?.subscribe((snapshot) => follow(snapshot.hasTag('member')));
  follow(session?.getSnapshot().hasTag('member') === true);
  positionToasts(root);
  showRail();
  scrollRowsByWheel();
  // a submission without a known outcome was left behind
  if (read('local', 'outbox') !== null)
    fetchOutbox()
      .then((flow) => root.send({ type: 'flow.needed', flow }))
      .catch(() => undefined);
  // on a return from a game outside the app, the game still counts as in progress
  if (/"since":\d/.test(read('session', 'play') ?? ''))
    import('#areas/playerProtection/realityCheckFlow.tsx')
      .then(({ realityCheckFlow }) => root.send({ type: 'flow.needed', flow: realityCheckFlow }))
      .catch(() => undefined);
}
