import { useSystemSelector } from '#hooks/actors.tsx';
import { ToastRegion } from '#ui/ToastRegion.tsx';

/** The one toast on the screen, in a live region that is always present (D11). */
export function Toasts() {
  const toast = useSystemSelector('toasts', (snapshot) =>
    snapshot.matches('showing') ? snapshot.context.toast : null,
  );
  return <ToastRegion toast={toast} />;
}
