import { LIST_END_TEXT } from '#machines/kit/pagedList/pagedList.machine.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListEnd } from '#ui/ListEnd.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { recordsView } from './assetsView.ts';
import { RecordRows } from './RecordRows.tsx';
import styles from './RecordList.module.css';

/** Distance to the end of the page, in px, at which the next page of records is requested. */
const AHEAD = 600;

/** The records of the selected tab, or the loading, empty or error state. */
export function RecordList() {
  const list = recordsView.useActor();
  const state = recordsView.use(({ value }) => (typeof value === 'string' ? value : 'ended'));
  const rows = recordsView.use(({ context }) => context.rows);
  const failure = recordsView.use(({ context }) => context.failure);
  if (state === 'failed') return <LoadFailed text={failure} onRetry={() => list.send({ type: 'retry' })} />;
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
      <ListEnd state={state} failure={failure} list={list} ahead={AHEAD} endText={LIST_END_TEXT} />
    </>
  );
}
