import { useSyncExternalStore, type ReactElement } from 'react';

type Parts = readonly ReactElement[];

let parts: Parts = [];
let onChange: (() => void) | undefined;

function subscribe(changed: () => void): () => void {
  onChange = changed;
  return () => {
    onChange = undefined;
  };
}

const current = () => parts;

/** Changes the parts beside the pages. The code that uses it is loaded after the first screen (showBeside.tsx). */
export function changeBeside(change: (before: Parts) => Parts): void {
  parts = change(parts);
  onChange?.();
}

/** What stands beside every page, in the app's one React root: nothing for the first screen. */
export const BesidePages = (): Parts => useSyncExternalStore(subscribe, current, current);
