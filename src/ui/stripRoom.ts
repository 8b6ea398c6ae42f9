import { useLayoutEffect } from 'react';

/** What stands above the tab bar, from the bottom to the top. */
type StripName = 'outbox' | 'unpaid' | 'newcomer';

/** The room of all that stands there together (tokens.css). */
const ALL = 'calc(var(--strip-outbox, 0px) + var(--strip-unpaid, 0px) + var(--strip-newcomer, 0px))';

/**
 * Leaves room at the foot of every page for what stands above the tab bar: `room` is its height with the space above it,
 * as CSS, or null while it is not shown. The page becomes longer by it, so that nothing moves and nothing stays under it.
 */
export function useStripRoom(name: StripName, room: string | null): void {
  useLayoutEffect(() => {
    if (room === null) return;
    const { style } = document.documentElement;
    style.setProperty(`--strip-${name}`, room);
    style.setProperty('--strip', ALL);
    return () => void style.removeProperty(`--strip-${name}`);
  }, [name, room]);
}
