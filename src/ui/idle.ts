import { useEffect, useState } from 'react';

/** True once the page has loaded and the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let handle = 0;
    const now = () => setIdle(true);
    // Safari has no requestIdleCallback; the load event has to do.
    const wait = () => {
      if ('requestIdleCallback' in window) handle = window.requestIdleCallback(now, { timeout: 3000 });
      else now();
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait);
    return () => {
      window.removeEventListener('load', wait);
      if (handle) window.cancelIdleCallback(handle);
    };
  }, []);
  return idle;
}
