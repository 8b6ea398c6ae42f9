import { fromCallback } from 'xstate';
import { systemActor } from '#machines/app/systemActors.ts';
import type { VisibilityOrNetworkEvent } from '#machines/app/network/visibilityAndNetwork.ts';

/** Watches the document and the network: reports the document's state at once, then each change. */
export const watchDocument = fromCallback<VisibilityOrNetworkEvent>(({ sendBack, system }) => {
  const notifyVisibility = () =>
    sendBack({ type: document.visibilityState === 'hidden' ? 'document.hidden' : 'document.visible' });
  const network = systemActor(system, 'network');
  const changes = network?.on('*', (change) => sendBack(change));

  notifyVisibility();
  document.addEventListener('visibilitychange', notifyVisibility);
  return () => {
    changes?.unsubscribe();
    document.removeEventListener('visibilitychange', notifyVisibility);
  };
});
