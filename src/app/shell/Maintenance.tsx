import { lazy, Suspense } from 'react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import { art } from '#ui/art.ts';
import type { OutsideHtml } from '#ui/OutsideHtml.tsx';
import styles from './Maintenance.module.css';

// The heading is enough if the sanitiser cannot be loaded.
const NoTips: typeof OutsideHtml = () => <></>;
const RepairTips = lazy(() =>
  withinTimeLimit(() => import('#ui/OutsideHtml.tsx')).then(
    (chunk) => ({ default: chunk.OutsideHtml }),
    () => ({ default: NoTips }),
  ),
);

/** The only screen while the site is closed: the notice and the operator's repair tips (spec 1 §4). */
export function Maintenance() {
  const tips = useSystemSelector('site', ({ context }) => context.appInfo?.repairTips ?? '');
  return (
    <main className={styles['screen']}>
      <img alt="" src={art('maintenance.svg')} width={240} height={180} />
      <h1 className={styles['title']}>系统维护中</h1>
      {tips !== '' && (
        <Suspense>
          <RepairTips html={tips} />
        </Suspense>
      )}
    </main>
  );
}
