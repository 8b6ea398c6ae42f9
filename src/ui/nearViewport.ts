import { useEffect, useState, type RefObject } from 'react';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

// One observer shared by hundreds of tiles.
function watch(rootMargin: string): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.();
        forget(target);
      }
    },
    { rootMargin },
  );
  for (const element of waiting.keys()) observer.observe(element);
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

function observe(element: Element, seen: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) {
    seen();
    return undefined;
  }
  if (observer === undefined) {
    // initially only pictures above the tab bar; after the first scroll, also those of the next rows
    watch('0px 0px -60px');
    window.addEventListener('scroll', () => watch('200px 0px'), { once: true, passive: true });
  }
  waiting.set(element, seen);
  observer?.observe(element);
  return () => forget(element);
}

/** True once the element has been near the viewport; true immediately without IntersectionObserver. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    return near || !ref.current ? undefined : observe(ref.current, () => setNear(true));
  }, [near, ref]);
  return near;
}
