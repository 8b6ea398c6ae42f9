import { fromCallback } from 'xstate';
import type { VisibilityOrNetworkEvent } from '#machines/root/visibilityAndNetwork.ts';

/** Watches the document and the network: reports the current state at once, then each change. */
export const watchDocument = fromCallback<VisibilityOrNetworkEvent>(({ sendBack }) => {
  const tellVisibility = () =>
    sendBack({ type: document.visibilityState === 'hidden' ? 'document.hidden' : 'document.visible' });
  const tellOnline = () => sendBack({ type: 'network.online' });
  const tellOffline = () => sendBack({ type: 'network.offline' });

  tellVisibility();
  if (!navigator.onLine) tellOffline();
  document.addEventListener('visibilitychange', tellVisibility);
  window.addEventListener('online', tellOnline);
  window.addEventListener('offline', tellOffline);
  return () => {
    document.removeEventListener('visibilitychange', tellVisibility);
    window.removeEventListener('online', tellOnline);
    window.removeEventListener('offline', tellOffline);
  };
});
