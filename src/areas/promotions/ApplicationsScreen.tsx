import { Link } from 'wouter';
import { applicationState, type Application } from '#machines/promotions/activity.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { RowLink } from '#ui/Row.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './ApplicationsScreen.module.css';
import { applicationsView } from './promotionViews.ts';

/** The member's applications and their state (spec 2 §2, §4). */
export function ApplicationsScreen() {
  const page = applicationsView.useActor();
  const applications = applicationsView.use(({ context }) => context.data);
  const failed = applicationsView.use((snapshot) => snapshot.matches('failed'));
  const failure = applicationsView.use(({ context }) => context.failure);
  if (failed) return <LoadFailed text={failure} onRetry={() => page.send({ type: 'retry' })} />;
  if (applications === null)
    return (
      <div className={styles['waitingPage']} aria-busy="true">
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} height="52px" className={styles['bone'] ?? ''} />
        ))}
      </div>
    );
  if (applications.length === 0)
    return (
      <EmptyState
        action={
          <Link href="/activeList" className={buttonClass('secondary')}>
            查看优惠活动
          </Link>
        }
      />
    );
  return (
    <Card className={styles['page'] ?? ''}>
      {applications.map((application) => (
        <ApplicationRow key={application.id} application={application} />
      ))}
    </Card>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { text, tone } = applicationState(application.state);
  return (
    <RowLink
      href={`/activeInfo?id=${encodeURIComponent(application.activityId)}`}
      label={application.name}
      value={<span className={`${styles['state']} ${styles[tone] ?? ''}`}>{text}</span>}
    />
  );
}
