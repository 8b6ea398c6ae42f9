import { formatCny } from '#lib/money.ts';
import { LIST_END_TEXT } from '#machines/kit/pagedList/pagedList.machine.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListEnd } from '#ui/ListEnd.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { redPacketsView } from './welfareView.ts';
import styles from './WelfareScreen.module.css';

/** Distance to the end of the page, in px, at which the next page of red packets is requested. */
const AHEAD = 300;

/** The paged list of red packets earned by recharges. */
export function RedPackets() {
  const list = redPacketsView.useActor();
  const state = redPacketsView.use(({ value }) => (typeof value === 'string' ? value : 'ended'));
  const rows = redPacketsView.use(({ context }) => context.rows);
  const failure = redPacketsView.use(({ context }) => context.failure);
  if (state === 'failed') return <LoadFailed text={failure} onRetry={() => list.send({ type: 'retry' })} />;
  if (rows.length === 0) return state === 'ended' ? <EmptyState /> : <Spinner page />;
  return (
    <>
      <ul aria-label="红包记录">
        {rows.map(({ key, amount, recharged, time }) => (
          <li key={key} className={styles['row']}>
            <span className={styles['what']}>
              <span>
                <span>充值 </span>
                <span translate="no">{formatCny(recharged)}</span>
              </span>
              <span translate="no" className={styles['time']}>
                {time}
              </span>
            </span>
            <strong translate="no" className={styles['amount']}>{`+${formatCny(amount)}`}</strong>
          </li>
        ))}
      </ul>
      <ListEnd state={state} failure={failure} list={list} ahead={AHEAD} endText={LIST_END_TEXT} />
    </>
  );
}
