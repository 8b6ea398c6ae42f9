import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import type { AssetRecord, recordsMachine } from '#machines/assets/records.ts';
import { LIST_END_TEXT } from '#machines/paging/pagedList.machine.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListEnd } from '#ui/ListEnd.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RecordRows } from './RecordRows.tsx';
import styles from './RecordList.module.css';

type Records = typeof recordsMachine;

/** How near the end of the page, in px, the next page of records is asked for. */
const AHEAD = 600;

/** The records of the chosen tab, or what is to be said in their place. */
export function RecordList() {
  const page = usePageActor<Records>();
  const state = usePageSelector<Records, string>(({ value }) =>
    typeof value === 'string' ? value : 'ended',
  );
  const rows = usePageSelector<Records, readonly AssetRecord[]>(({ context }) => context.rows);
  if (state === 'failed') return <LoadFailed onRetry={() => page.send({ type: 'retry' })} />;
  if (state === 'loading' && rows.length === 0)
    return (
      <div aria-busy="true">
        {[1, 2, 3, 4, 5].map((at) => (
          <Skeleton key={at} height="64px" className={styles['bone'] ?? ''} />
        ))}
      </div>
    );
  if (rows.length === 0)
    return (
      <div className={styles['empty']}>
        <EmptyState />
      </div>
    );
  return (
    <>
      <RecordRows rows={rows} />
      <ListEnd state={state} list={page} ahead={AHEAD} endText={LIST_END_TEXT} />
    </>
  );
}
