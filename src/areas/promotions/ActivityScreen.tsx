import { useSelector } from '@xstate/react';
import { applicationState, stateOfApplication, type Application } from '#machines/promotions/activity.ts';
import type { ResourceRef } from '#machines/kit/resource/resource.machine.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { OutsideHtml } from '#ui/OutsideHtml.tsx';
import { RowLink } from '#ui/Row.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SubmissionButton } from '#ui/SubmissionButton.tsx';
import { ActivityBanner } from './ActivityBanner.tsx';
import styles from './ActivityScreen.module.css';
import { activityView } from './promotionViews.ts';

/** A promotion with its apply button (spec 2 §2); its text is HTML from the server and is sanitised (D33). */
export function ActivityScreen() {
  const page = activityView.useActor();
  const activity = activityView.use(({ context }) => context.activity);
  const failed = activityView.use((snapshot) => snapshot.matches('failed'));
  const failure = activityView.use(({ context }) => context.failure);
  if (failed) return <LoadFailed text={failure} onRetry={() => page.send({ type: 'retry' })} />;
  if (activity === null)
    return (
      <div aria-busy="true">
        <ActivityBanner address={null} />
        <div className={styles['text']}>
          <Skeleton height="28px" width="70%" className={styles['bone'] ?? ''} />
          <Skeleton height="160px" className={styles['bone'] ?? ''} />
        </div>
      </div>
    );
  return (
    <article className={styles['article']}>
      <ActivityBanner address={activity.banner} />
      <div className={styles['text']}>
        <h2 className={styles['title']}>{activity.title}</h2>
        <p className={styles['memo']}>{activity.memo || activity.createdAt}</p>
        <OutsideHtml html={activity.content} />
      </div>
      <ApplyButton />
    </article>
  );
}

function ApplyButton() {
  const page = activityView.useActor();
  const busy = activityView.use((snapshot) => snapshot.hasTag('busy'));
  const refusal = activityView.use(({ context }) => context.refusal);
  const applications = activityView.use(({ context }) => context.applications);
  return (
    <div className={styles['apply']}>
      {applications && <OwnApplication applications={applications} />}
      <SubmissionButton refused={refusal} busy={busy} onClick={() => page.send({ type: 'apply' })}>
        点我申请
      </SubmissionButton>
    </div>
  );
}

/** The state of the member's own application, if there is one, with the way to all of them. */
function OwnApplication({ applications }: { applications: ResourceRef<Application[]> }) {
  const id = activityView.use(({ context }) => context.id);
  const state = useSelector(applications, ({ context }) => stateOfApplication(context.data ?? [], id));
  return (
    state !== null && <RowLink href="/applyagentList" label="我的申请" value={applicationState(state).text} />
  );
}
