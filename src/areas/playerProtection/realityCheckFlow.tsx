import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { fromCallback, type ActorRefFrom, type AnyActorRef, type EventObject } from 'xstate';
import { Remount } from '#app/shell/Remount.tsx';
import { realityCheck } from '#app/calls/realityCheck.ts';
import { storedPlay } from '#calls/storedPlay.ts';
import { hashRouting } from '#lib/hashLocation.ts';
import { serverNow } from '#lib/serverClock.ts';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import type { realityCheckMachine } from '#machines/playerProtection/realityCheck.machine.ts';

const fetchDialog = () => withinTimeLimit(() => import('./RealityCheckDialog.tsx'));

/**
 * The dialog as an actor: it is rendered above the app while it runs, in its own React tree, so that the first screen
 * does not depend on it.
 */
const dialog = fromCallback<EventObject, { check: AnyActorRef }>(({ input, sendBack }) => {
  let isOver = false;
  let close: (() => void) | undefined;
  const open = async () => {
    const { RealityCheckDialog, realityCheckView } = await fetchDialog();
    if (isOver) return;
    const place = document.body.appendChild(document.createElement('div'));
    const tree = createRoot(place);
    tree.render(
      <Router {...hashRouting}>
        <realityCheckView.Provider actor={input.check as ActorRefFrom<typeof realityCheckMachine>}>
          <Remount>
            <RealityCheckDialog />
          </Remount>
        </realityCheckView.Provider>
      </Router>,
    );
    close = () => {
      tree.unmount();
      place.remove();
    };
  };
  open().catch(() => sendBack({ type: 'dialog.missing' }));
  return () => {
    isOver = true;
    // not within the render of the app that caused it
    queueMicrotask(() => close?.());
  };
});

/** The reality check, starting from the time already played in this window's session (D62). */
export const realityCheckFlow = defineFlow({
  id: 'realityCheck',
  logic: realityCheck.provide({ actors: { dialog } }),
  input: () => ({ play: storedPlay(), now: Date.now, serverNow }),
});
