import { useSyncExternalStore, type ReactNode } from 'react';
import { ErrorBoundary } from '#app/shell/ErrorBoundary.tsx';

/** What is loaded after the first screen and shown beside every page, in the app's one React root. */
type Beside = 'rail' | 'realityCheck' | 'release';

let parts: Readonly<Partial<Record<Beside, ReactNode>>> = {};
let onChange: (() => void) | undefined;

function subscribe(changed: () => void): () => void {
  onChange = changed;
  return () => {
    onChange = undefined;
  };
}

const current = () => parts;

/** Shows a part beside the pages, in place of the one before; null removes it. */
export function showBeside(part: Beside, shown: ReactNode): void {
  parts = { ...parts, [part]: shown };
  onChange?.();
}

/** The parts beside the pages. One that fails disappears alone, until it has been removed and is shown again. */
export function BesidePages() {
  return Object.entries(useSyncExternalStore(subscribe, current, current)).map(
    ([part, shown]) =>
      shown && (
        <ErrorBoundary key={part} quiet>
          {shown}
        </ErrorBoundary>
      ),
  );
}
