import { Link } from 'wouter';
import type { Notice } from '#machines/notices/notice.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './NoticeListScreen.module.css';
import { noticesView } from './noticesView.ts';

/** The notices in the server's order, newest first; unread ones are marked (spec 2 §2). */
export function NoticeListScreen() {
  const page = noticesView.useActor();
  const notices = noticesView.use(({ context }) => context.notices);
  const read = noticesView.use(({ context }) => context.read);
  const failed = noticesView.use((snapshot) => snapshot.matches('failed'));
  const failure = noticesView.use(({ context }) => context.failure);
  const listed = noticesView.use((snapshot) => snapshot.matches('listing'));
  if (failed) return <LoadFailed text={failure} onRetry={() => page.send({ type: 'retry' })} />;
  if (!listed)
    return (
      <div className={styles['page']} aria-busy="true">
        {[1, 2, 3, 4].map((at) => (
          <Skeleton key={at} height="74px" className={styles['bone'] ?? ''} />
        ))}
      </div>
    );
  if (notices.length === 0) return <EmptyState />;
  return (
    <ul className={styles['page']}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} isNew={!read.includes(notice.id)} />
      ))}
    </ul>
  );
}

function NoticeItem({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  return (
    <li className={styles['item']}>
      <span className={`${styles['mark']} ${isNew ? styles['unread'] : ''}`}>
        <Icon name="notice" size={22} />
      </span>
      <div className={styles['words']}>
        <Link
          href={`/myNewsInfo?id=${encodeURIComponent(notice.id)}`}
          className={`${styles['title']} ${isNew ? styles['new'] : ''}`}
        >
          {notice.title}
        </Link>
        <p className={styles['time']}>
          {isNew && <span className="sr">未读 </span>}
          <span translate="no">{notice.createdAt}</span>
        </p>
      </div>
    </li>
  );
}
