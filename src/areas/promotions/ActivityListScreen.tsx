import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { applicationState, stateOfApplication } from '#machines/promotions/activity.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { ActivityBanner } from './ActivityBanner.tsx';
import styles from './ActivityListScreen.module.css';
import { ACTIVITY_TYPES } from '#content/activeList.ts';
import { activityListView } from './promotionViews.ts';

/** The promotions by type (spec 2 §2). */
export function ActivityListScreen() {
  const page = activityListView.useActor();
  const type = activityListView.use(({ context }) => context.type);
  return (
    <div className={styles['page']}>
      <Tabs
        label="优惠类型"
        items={ACTIVITY_TYPES}
        value={type}
        onChange={(value) => page.send({ type: 'type.selected', value })}
        renderPanel={(at) => <Activities type={at} />}
        defer
        className={styles['tabs'] ?? ''}
      />
    </div>
  );
}

function Activities({ type }: { type: string }) {
  const page = activityListView.useActor();
  const activities = activityListView.use(({ context }) => context.lists[type]);
  const failed = activityListView.use((snapshot) => snapshot.matches('failed'));
  const failure = activityListView.use(({ context }) => context.failure);
  if (failed) return <LoadFailed text={failure} onRetry={() => page.send({ type: 'retry' })} />;
  if (activities === undefined)
    return (
      <div aria-busy="true">
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} height="200px" className={styles['bone'] ?? ''} />
        ))}
      </div>
    );
  if (activities.length === 0) return <EmptyState />;
  return (
    <ul className={styles['cards']}>
      {activities.map((activity) => (
        <li key={activity.id} className={styles['card']}>
          <ActivityBanner address={activity.banner} />
          <OwnApplication id={activity.id} />
          <div className={styles['foot']}>
            <div className={styles['words']}>
              <Link
                href={`/activeInfo?id=${encodeURIComponent(activity.id)}`}
                className={styles['title'] ?? ''}
              >
                {activity.title}
              </Link>
              {activity.memo !== '' && <p className={styles['memo']}>{activity.memo}</p>}
            </div>
            <Icon name="chevron" size={16} className={styles['chevron']} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** That the member has applied for a promotion, over its picture, where it moves nothing when it arrives. */
function OwnApplication({ id }: { id: string }) {
  const own = activityListView.use(({ children }) => children.ownApplications);
  const state = useSelector(own, (snapshot) => stateOfApplication(snapshot?.context.applications ?? [], id));
  if (state === null) return null;
  return (
    <Link href="/applyagentList" className={styles['own'] ?? ''}>
      <span>已申请</span>
      <span>{applicationState(state).text}</span>
      <Icon name="chevron" size={14} />
    </Link>
  );
}
