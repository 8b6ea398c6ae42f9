import { useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { wayOn } from '#app/calls/submissionKinds.ts';
import { useOwnEntries } from '#hooks/ownEntries.ts';
import { pathPart, useHashLocation } from '#lib/hashLocation.ts';
import { Icon } from '#ui/Icon.tsx';
import { OutboxDialog } from './OutboxDialog.tsx';
import styles from './OutboxStrip.module.css';

/** The height of the strip and the space above it, which the foot of every page leaves free. */
const ROOM = 'calc(var(--tap) + var(--s2))';

/**
 * How many of the member's submissions have no known outcome, on every page but the one that shows its notice. It stands
 * above the tab bar, and the page becomes longer by it, so that nothing moves and nothing stays under it.
 */
export function OutboxStrip() {
  const location = useHashLocation();
  const [isOpen, setOpen] = useState(false);
  const own = useOwnEntries();
  const unsettled = own
    .filter(({ state }) => state === 'unsettled')
    .map((entry) => ({ entry, way: wayOn(entry, own) }))
    .filter(({ way }) => way?.shows !== true || ![location, pathPart(location)].includes(way.to));
  const isShown = unsettled.length > 0;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (isShown) style.setProperty('--strip', ROOM);
    return () => void style.removeProperty('--strip');
  }, [isShown]);
  if (!isShown) return null;
  const [only] = unsettled.length === 1 ? unsettled : [];
  const to = only?.way?.to ?? location;
  const content = (
    <>
      <Icon name="warning" size={18} />
      <span>{`${unsettled.length} 笔交易结果未知`}</span>
      <Icon name="chevron" size={16} />
    </>
  );
  return (
    <>
      <aside aria-label="结果未知的交易" className={styles['strip']}>
        {to === location ? (
          <button type="button" className={styles['way']} onClick={() => setOpen(true)}>
            {content}
          </button>
        ) : (
          <Link href={to} className={styles['way']}>
            {content}
          </Link>
        )}
      </aside>
      <OutboxDialog open={isOpen} unsettled={unsettled} onClose={() => setOpen(false)} />
    </>
  );
}
