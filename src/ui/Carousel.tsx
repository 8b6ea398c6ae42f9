import { useState } from 'react';
import { CoverImage } from './CoverImage.tsx';
import { useIdle } from './idle.ts';
import { lazyPart, Nothing } from './lazyPart.tsx';
import styles from './Carousel.module.css';

// If the chunk fails to load, e.g. offline, the first banner stays.
const CarouselSwiper = lazyPart(() => import('./CarouselSwiper.tsx').then((m) => m.CarouselSwiper), {
  Instead: Nothing,
});

interface CarouselProps {
  /** Accessible name of the region. */
  label?: string;
  /** The pictures' URLs, null while loading; without any, the default banner is shown. */
  pictures: readonly string[] | null;
  /** Covered by a dialog, so that the animation can wait. */
  covered?: boolean;
}

/** Banners in a fixed frame: the first as plain markup; the swiper is loaded once the page is idle. */
export function Carousel({ label = '轮播', pictures, covered }: CarouselProps) {
  const banners = Array.from(new Set(pictures));
  const several = banners.length > 1;
  const wanted = useIdle() && several && !covered;
  const [moving, setMoving] = useState(false);
  if (wanted && !moving) setMoving(true);
  return (
    <section aria-label={label} aria-roledescription="轮播" className={styles['frame']}>
      {pictures && <CoverImage address={banners[0]} fetchPriority="high" />}
      {moving && several && <CarouselSwiper key={banners.join()} pictures={banners} />}
    </section>
  );
}
