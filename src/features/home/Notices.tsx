import { useSelector } from '@xstate/react';
import { usePageSelector } from '#lib/actors.tsx';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import { Icon } from '#ui/Icon.tsx';
import { Marquee } from '#ui/Marquee.tsx';
import { NO_NOTICES } from './homeCopy.ts';
import { useRetry, type Home } from './homePage.ts';
import styles from './HomeScreen.module.css';

/** The line of notices, of the same height whatever it has to say. */
export function Notices() {
  const notices = usePageSelector<Home, ResourceRef<string[]>>(({ context }) => context.resources.notices);
  const data = useSelector(notices, ({ context }) => context.data);
  const failed = useSelector(notices, (snapshot) => snapshot.matches('failed'));
  const retry = useRetry();
  if (failed)
    return (
      <section aria-label="公告" className={styles['noticesFailed']}>
        <Icon name="notice" size={20} />
        公告加载失败
        <button type="button" onClick={retry}>
          重试
        </button>
      </section>
    );
  return <Marquee notices={data?.length === 0 ? [NO_NOTICES] : (data ?? [])} />;
}
