import { useEffect, useState, type RefObject } from 'react';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, seen: () => void): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) {
    seen();
    return undefined;
  }
  // One observer for all: hundreds of tiles must not mean hundreds of observers.
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        waiting.get(entry.target)?.();
        observer?.unobserve(entry.target);
      }
    },
    { rootMargin: '200px 0px' },
  );
  waiting.set(element, seen);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** True once the element has come near the viewport; true at once where that cannot be observed. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    return near || !ref.current ? undefined : observe(ref.current, () => setNear(true));
  }, [near, ref]);
  return near;
}
