import { fromCallback } from 'xstate';
import type { VisibilityOrNetworkEvent } from '#machines/root/visibilityAndNetwork.ts';

/** Watches the document and the network: reports the current state at once, then each change. */
export const watchDocument = fromCallback<VisibilityOrNetworkEvent>(({ sendBack }) => {
  const notifyVisibility = () =>
    sendBack({ type: document.visibilityState === 'hidden' ? 'document.hidden' : 'document.visible' });
  const notifyOnline = () => sendBack({ type: 'network.online' });
  const notifyOffline = () => sendBack({ type: 'network.offline' });

  notifyVisibility();
  if (!navigator.onLine) notifyOffline();
  document.addEventListener('visibilitychange', notifyVisibility);
  window.addEventListener('online', notifyOnline);
  window.addEventListener('offline', notifyOffline);
  return () => {
    document.removeEventListener('visibilitychange', notifyVisibility);
    window.removeEventListener('online', notifyOnline);
    window.removeEventListener('offline', notifyOffline);
  };
});
