import { useEffect, useState, type ComponentType } from 'react';
import { CoverImage } from './CoverImage.tsx';
import { useIdle } from './idle.ts';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** Accessible name of the region. */
  label?: string;
  /** Addresses of the pictures, null while they are not known; the drawn banner stands where there is none. */
  pictures: readonly string[] | null;
  /** Something lies over it: it need not move yet. */
  covered?: boolean;
}

/** Banners in a fixed frame: the first one as plain markup, the moving rest once the page is idle. */
export function Carousel({ label = '轮播', pictures, covered }: CarouselProps) {
  const banners = Array.from(new Set(pictures));
  const several = banners.length > 1;
  const wanted = useIdle() && several && !covered;
  const [Moving, setMoving] = useState<ComponentType<{ pictures: readonly string[] }>>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // Without the chunk (offline, say) the first banner simply stays.
    void import('./CarouselSwiper.tsx').then(
      (chunk) => left || setMoving(() => chunk.CarouselSwiper),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return (
    <section aria-label={label} aria-roledescription="轮播" className={styles['frame']}>
      {pictures && <CoverImage address={banners[0]} fetchPriority="high" />}
      {Moving && several && <Moving key={banners.join()} pictures={banners} />}
    </section>
  );
}
