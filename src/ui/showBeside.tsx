import { Component, Fragment, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { changeBeside } from './besidePages.ts';
import { Remount } from './Remount.tsx';

/** A part that fails disappears alone, until it is shown again. */
class Alone extends Component<{ children: ReactNode }, { failed: boolean }> {
  // no class fields: see ErrorBoundary
  constructor(props: { children: ReactNode }) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Remount>{this.props.children}</Remount>;
  }
}

/**
 * Shows a part beside the pages, in place of the one before; null removes it. It stands behind the app, or in `place`
 * anywhere in the document.
 */
export function showBeside(
  part: 'newcomer' | 'rail' | 'realityCheck' | 'release' | 'unpaid',
  shown: ReactNode,
  place?: Element,
): void {
  const alone = <Alone>{shown}</Alone>;
  changeBeside((before) => {
    const others = before.filter(({ key }) => key !== part);
    if (shown === null) return others;
    return [...others, <Fragment key={part}>{place ? createPortal(alone, place) : alone}</Fragment>];
  });
}
