import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate';
import { showBeside } from '#ui/showBeside.tsx';
import { realityCheck } from '#calls/realityCheck.ts';
import { storedPlay } from '#calls/storedPlay.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import type { realityCheckMachine } from '#machines/playerProtection/realityCheck.machine.ts';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';

interface DialogProps {
  check: ActorRefFrom<typeof realityCheckMachine>;
}

const Dialog = lazyPart<DialogProps>(
  async () => {
    const { RealityCheckDialog, realityCheckView } = await import('./RealityCheckDialog.tsx');
    return ({ check }) => (
      <realityCheckView.Provider actor={check}>
        <RealityCheckDialog />
      </realityCheckView.Provider>
    );
  },
  { Instead: Nothing },
);

/** The dialog as an actor: it is shown above every page while it runs. */
const dialog = fromCallback<EventObject, DialogProps>(({ input: { check }, sendBack }) => {
  let isOver = false;
  Dialog.fetch().then(
    () => isOver || showBeside('realityCheck', <Dialog check={check} />),
    () => sendBack({ type: 'dialog.missing' }),
  );
  return () => {
    isOver = true;
    showBeside('realityCheck', null);
  };
});

/** The reality check, starting from the time already played in this window's session (D62). */
export const realityCheckFlow = defineFlow({
  id: 'realityCheck',
  logic: realityCheck.provide({ actors: { dialog } }),
  input: () => ({ play: storedPlay() }),
});
