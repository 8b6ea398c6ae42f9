import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';

/**
 * Replaces what wouter and @xstate/react import from the shims of use-sync-external-store: React's own hook, and the
 * selector hook without its CommonJS wrapper. The shims are for React before 18 and enlarge the first load.
 */
export { useSyncExternalStore };

/** Returns the selection; the previous one while `isEqual` is true. */
function reader<Snapshot, Selected>(
  getSnapshot: () => Snapshot,
  select: (snapshot: Snapshot) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean,
  shown: RefObject<{ value: Selected } | null>,
): () => Selected {
  let last: { snapshot: Snapshot; value: Selected } | null = null;
  return () => {
    const snapshot = getSnapshot();
    if (last !== null && Object.is(last.snapshot, snapshot)) return last.value;
    const before = last ?? shown.current;
    const next = select(snapshot);
    last = { snapshot, value: before !== null && isEqual(before.value, next) ? before.value : next };
    return last.value;
  };
}

/** React's hook with a selector: it re-renders only if `isEqual` is false for the selection. */
export function useSyncExternalStoreWithSelector<Snapshot, Selected>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  select: (snapshot: Snapshot) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean,
): Selected {
  const shown = useRef<{ value: Selected } | null>(null);
  // oxlint-disable-next-line react-hooks/refs -- the ref is only compared with, as in the shim itself
  const read = useMemo(() => reader(getSnapshot, select, isEqual, shown), [getSnapshot, select, isEqual]);
  const value = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    shown.current = { value };
  });
  return value;
}
