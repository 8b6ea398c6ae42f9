import { useSelector } from '@xstate/react';
import { Carousel } from '#ui/Carousel.tsx';
import { useRetry, useWelcomeAhead } from './homePage.ts';
import styles from './HomeScreen.module.css';
import { homeView } from './homeView.ts';

/** The banners; the built-in one is shown until they are loaded. */
export function Banners() {
  const banners = homeView.use(({ context }) => context.resources.banners);
  const data = useSelector(banners, ({ context }) => context.data);
  const failed = useSelector(banners, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(banners, ({ context }) => context.failure);
  const retry = useRetry();
  const covered = useWelcomeAhead();
  return (
    <div className={styles['banners']}>
      <Carousel covered={covered} pictures={data?.map(({ src }) => src) ?? (failed ? [] : null)} />
      {failed && (
        <div className={styles['failedBanners']}>
          <p>{failure}</p>
          <button type="button" onClick={retry}>
            重试
          </button>
        </div>
      )}
    </div>
  );
}
