import { Component, type ReactNode } from 'react';
import { keepInputs } from './keptInputs.ts';

/** A failure within this time after a recovery, in ms, is not recovered from. */
const SOON_MS = 1000;

interface RemountState {
  error: unknown;
  /** when the children were last rendered anew */
  at: number;
}

/**
 * Whether React found the document changed by somebody else: a browser that translates pages, or an extension, had
 * replaced or moved a node that React wanted to remove, or to insert something before.
 */
function isOfChangedDocument(error: unknown): boolean {
  const { name } = (error ?? {}) as { name?: unknown };
  return name === 'NotFoundError' || name === 'HierarchyRequestError';
}

/**
 * Renders its children anew when React could not change the document, because somebody else had changed it. What was
 * typed stays, as do the actors, which live outside: a person notices nothing. Any other error, and one that follows
 * at once, is left to the boundary around it.
 */
export class Remount extends Component<{ children: ReactNode }, RemountState, (() => void) | null> {
  // no class fields: see ErrorBoundary
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { error: null, at: -SOON_MS };
  }

  static getDerivedStateFromError(error: unknown): Partial<RemountState> {
    return { error };
  }

  static getDerivedStateFromProps(_: unknown, { error, at }: RemountState): RemountState | null {
    const now = performance.now();
    return isOfChangedDocument(error) && now - at >= SOON_MS ? { error: null, at: now } : null;
  }

  /** Runs while the failed nodes are still there. React removes them and mounts new ones in the same commit. */
  override getSnapshotBeforeUpdate(_: unknown, before: RemountState): (() => void) | null {
    return before.at === this.state.at ? null : keepInputs();
  }

  override componentDidUpdate(_: unknown, __: unknown, restore: (() => void) | null): void {
    restore?.();
  }

  override render(): ReactNode {
    if (this.state.error !== null) throw this.state.error;
    // an element that React removes with all that is in it, whatever has become of that
    return <div style={{ display: 'contents' }}>{this.props.children}</div>;
  }
}
