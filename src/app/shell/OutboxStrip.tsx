import { useState } from 'react';
import { Link } from 'wouter';
import { wayOn } from '#app/calls/submissionKinds.ts';
import { useOwnEntries } from '#hooks/ownEntries.ts';
import { pathPart, useHashLocation } from '#lib/hashLocation.ts';
import { Icon } from '#ui/Icon.tsx';
import { Strip } from '#ui/Strip.tsx';
import { OutboxDialog } from './OutboxDialog.tsx';

/** How many of the member's submissions have no known outcome, on every page but the one that shows its notice. */
export function OutboxStrip() {
  const location = useHashLocation();
  const [isOpen, setOpen] = useState(false);
  const own = useOwnEntries();
  const unsettled = own
    .filter(({ state }) => state === 'unsettled')
    .map((entry) => ({ entry, way: wayOn(entry, own) }))
    .filter(({ way }) => way?.shows !== true || ![location, pathPart(location)].includes(way.to));
  if (unsettled.length === 0) return null;
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
      <Strip name="outbox" label="结果未知的交易">
        {to === location ? (
          <button type="button" onClick={() => setOpen(true)}>
            {content}
          </button>
        ) : (
          <Link href={to}>{content}</Link>
        )}
      </Strip>
      <OutboxDialog open={isOpen} unsettled={unsettled} onClose={() => setOpen(false)} />
    </>
  );
}
