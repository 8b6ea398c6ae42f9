import { Link } from 'wouter';
import { NOTICE_MISSING_TEXT } from '#machines/notices/notices.machine.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { OutsideHtml } from '#ui/OutsideHtml.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './NoticeScreen.module.css';
import { noticesView } from './noticesView.ts';

/** One notice (spec 2 §2); its text is HTML from the server and is sanitised (D33). */
export function NoticeScreen() {
  const page = noticesView.useActor();
  const stage = noticesView.use((snapshot) => {
    if (snapshot.matches('failed')) return 'failed';
    if (snapshot.matches('missing')) return 'missing';
    return snapshot.matches('reading') ? 'reading' : 'waiting';
  });
  const notice = noticesView.use(({ context }) => context.notices.find(({ id }) => id === context.id));
  const failure = noticesView.use(({ context }) => context.failure);
  if (stage === 'failed') return <LoadFailed text={failure} onRetry={() => page.send({ type: 'retry' })} />;
  if (stage === 'missing')
    return (
      <EmptyState
        text={NOTICE_MISSING_TEXT}
        action={
          <Link href="/myNews" className={buttonClass('secondary')}>
            返回消息中心
          </Link>
        }
      />
    );
  if (stage === 'waiting' || notice === undefined)
    return (
      <div className={styles['page']} aria-busy="true">
        <Skeleton height="28px" width="70%" className={styles['bone'] ?? ''} />
        <Skeleton height="16px" width="40%" className={styles['bone'] ?? ''} />
        <Skeleton height="120px" className={styles['bone'] ?? ''} />
      </div>
    );
  return (
    <article className={styles['page']}>
      <h2 className={styles['title']}>{notice.title}</h2>
      <p translate="no" className={styles['time']}>
        {notice.createdAt}
      </p>
      <OutsideHtml html={notice.content} />
    </article>
  );
}
