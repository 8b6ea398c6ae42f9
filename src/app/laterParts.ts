import type { ActorRefFrom } from 'xstate';
import { startAnnouncements } from '#app/shell/announcements.ts';
import { focusOpenedPages } from '#app/shell/pageFocus.ts';
import { positionToasts } from '#app/shell/positionToasts.ts';
import { showRail } from '#app/shell/showRail.tsx';
import { scrollRowsByWheel } from '#app/shell/scrollRowsByWheel.ts';
import type { RootActor } from '#calls/root.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { read } from '#lib/storage.ts';

/**
 * What the first screen does without: what is said, where the focus goes, the place of toasts, what a mouse and a wide
 * screen get, a game that goes on. `from` is where the person was when the first screen stood.
 */
export function startLaterParts(root: RootActor, from: string): void {
  startAnnouncements(root);
  const { forget } = focusOpenedPages(from);
  const session = root.system.get('session') as ActorRefFrom<typeof sessionMachine>;
  let wasMember = false;
  session.subscribe((snapshot) => {
    const isMember = snapshot.hasTag('member');
    // the member's pages are gone (D61)
    if (wasMember && !isMember) forget();
    wasMember = isMember;
  });
  positionToasts(root);
  showRail(root);
  scrollRowsByWheel();
  // who comes back from a game outside of the app is still in it by the count
  if (/"since":\d/.test(read('session', 'play') ?? ''))
    import('#app/realityCheckFlow.tsx')
      .then(({ realityCheckFlow }) => root.send({ type: 'flow.needed', flow: realityCheckFlow }))
      .catch(() => undefined);
}
