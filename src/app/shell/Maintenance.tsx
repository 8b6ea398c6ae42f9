import { useSystemSelector } from '#hooks/actors.tsx';
import { art } from '#ui/art.ts';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';
import styles from './Maintenance.module.css';

// The heading is enough if the sanitiser cannot be loaded.
const RepairTips = lazyPart(() => import('#ui/OutsideHtml.tsx').then((m) => m.OutsideHtml), {
  Instead: Nothing,
});

/** The only screen while the site is closed: the notice and the operator's repair tips (spec 1 §4). */
export function Maintenance() {
  const tips = useSystemSelector('site', ({ context }) => context.appInfo?.repairTips ?? '');
  return (
    <main className={styles['screen']}>
      <img alt="" src={art('maintenance.svg')} width={240} height={180} />
      <h1 className={styles['title']}>系统维护中</h1>
      {tips !== '' && <RepairTips html={tips} />}
    </main>
  );
}
