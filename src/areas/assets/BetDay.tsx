import { formatCny } from '#lib/money.ts';
import { serverNow } from '#lib/serverClock.ts';
import { betsOfToday, toneOfResult } from '#machines/assets/betDay.ts';
import { recordsView } from './assetsView.ts';
import styles from './BetDay.module.css';

/** What today's bets have won and lost together; its line is reserved while they load. */
export function BetDay() {
  const rows = recordsView.use(({ context }) => context.rows);
  const hasMore = recordsView.use(({ context }) => context.page < context.lastPage);
  const known = recordsView.use((snapshot) => !snapshot.matches('loading') && !snapshot.matches('failed'));
  const { count, net, isPartial } = betsOfToday(rows, serverNow(), hasMore);
  const tone = toneOfResult(net);
  return (
    <p className={styles['day']}>
      {(known || rows.length > 0) && (
        <>
          <span>
            {count === 0 ? '今日暂无投注' : isPartial ? `今日最近 ${count} 笔` : `今日 ${count} 笔`}
          </span>
          {count > 0 && (
            <span>
              <span>{'净输赢 '}</span>
              <strong translate="no" className={styles[tone]}>
                {`${tone === 'good' ? '+' : ''}${formatCny(net)}`}
              </strong>
            </span>
          )}
        </>
      )}
    </p>
  );
}
