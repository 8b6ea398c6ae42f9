import { useSelector } from '@xstate/react';
import { ExpiryDialog } from '#app/shell/ExpiryDialog.tsx';
import { LogoutDialog } from '#app/shell/LogoutDialog.tsx';
import { OfflineNotice } from '#app/shell/OfflineNotice.tsx';
import { OutboxParts } from '#app/shell/OutboxParts.tsx';
import type { RootActor } from '#app/calls/root.ts';
import { useRoot, useSystemSelector } from '#hooks/actors.tsx';

/** The overlays of every screen: the offline notice, a pending question or message of the session, and the outbox. */
export function Overlays() {
  const offline = useSelector(useRoot() as RootActor, (snapshot) => snapshot.matches('offline'));
  const expired = useSystemSelector('session', (snapshot) => snapshot.matches('expired'));
  const asks = useSystemSelector('session', (snapshot) => snapshot.hasTag('dialog'));
  return (
    <>
      {offline && <OfflineNotice />}
      <OutboxParts />
      {asks && (expired ? <ExpiryDialog /> : <LogoutDialog />)}
    </>
  );
}
