import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { NO_NOTICES } from '#content/home.ts';
import { useRetry } from './homePage.ts';
import styles from './Notices.module.css';
import { homeView } from './homeView.ts';

// If the chunk of the marquee fails to load, the first notice is shown without animation.
const Marquee = lazyPart(() => import('#ui/Marquee.tsx').then((m) => m.Marquee), {
  Waiting: () => <Line />,
  Instead: ({ notices }) => (
    <Line>
      <span>{notices[0]}</span>
    </Line>
  ),
});

/** The line of notices, of constant height; it is animated once the page is idle. */
export function Notices({ idle }: { idle: boolean }) {
  const resource = homeView.use(({ context }) => context.resources.notices);
  const data = useSelector(resource, ({ context }) => context.data);
  const failed = useSelector(resource, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(resource, ({ context }) => context.failure);
  const retry = useRetry();
  if (failed)
    return (
      <Line>
        <span className={styles['words']}>{failure}</span>
        <button type="button" className={styles['retry']} onClick={retry}>
          重试
        </button>
      </Line>
    );
  if (data === null || !idle) return <Line />;
  return <Marquee notices={data.length === 0 ? [NO_NOTICES] : data} />;
}

function Line({ children }: { children?: ReactNode }) {
  return (
    <section aria-label="公告" className={styles['line']}>
      <Icon name="notice" size={20} className={styles['icon']} />
      {children}
    </section>
  );
}
