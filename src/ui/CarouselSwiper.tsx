import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { CoverImage } from './CoverImage.tsx';
import { Icon } from './Icon.tsx';
import { useReducedMotion } from './reducedMotion.ts';
import styles from './CarouselSwiper.module.css';

interface CarouselSwiperProps {
  /** Without duplicates, because the URLs are used as keys. */
  pictures: readonly string[];
}

/** The next picture is loaded this many ms before its slide is shown, to keep it out of the first load. */
const FETCH_AHEAD_MS = 1500;

/** The swiper: a loop of 3 s per slide, controlled by swiping, by the dots, and by the pause button. */
export function CarouselSwiper({ pictures }: CarouselSwiperProps) {
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [shown, setShown] = useState(0);
  /** index of the last slide whose picture may be loaded */
  const [reach, setReach] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const runs = !still && !stopped;

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const reachTo = (slide: number) => setReach((before) => Math.max(before, slide));
    let made: Swiper | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const make = () => {
      made = new Swiper(current, {
        modules: [Autoplay],
        loop: true,
        autoplay: { enabled: false, delay: 3000, disableOnInteraction: false },
        on: {
          autoplayTimeLeft: ({ realIndex }, left) => {
            if (left < FETCH_AHEAD_MS) reachTo(realIndex + 1);
          },
          slideChange: ({ realIndex }) => {
            setShown(realIndex);
            reachTo(realIndex);
          },
          // a swipe can go in either direction
          touchStart: () => reachTo(Infinity),
        },
      });
      setSwiper(made);
    };
    // swiper measures the layout, so it is created after the first paint
    const frameRequest = requestAnimationFrame(() => {
      timer = setTimeout(make);
    });
    return () => {
      cancelAnimationFrame(frameRequest);
      clearTimeout(timer);
      setSwiper(null);
      setShown(0);
      // swiper's destroy() keeps the listeners of a running transition, which would leak this instance
      made?.wrapperEl.dispatchEvent(new Event('transitionend'));
      made?.destroy();
    };
  }, []);

  useEffect(() => {
    if (!frame.current || !swiper || !runs) return;
    // Pause outside the viewport, to save battery. (Swiper itself pauses on a hidden page.)
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) swiper.autoplay.start();
      else swiper.autoplay.stop();
    });
    sight.observe(frame.current);
    return () => {
      sight.disconnect();
      if (!swiper.destroyed) swiper.autoplay.stop();
    };
  }, [swiper, runs]);

  return (
    <>
      <div ref={frame} className={styles['frame']}>
        <div className={`swiper-wrapper ${styles['row']}`}>
          {pictures.map((picture, at) => (
            <div key={picture} className={`swiper-slide ${styles['cell']}`}>
              {at <= reach && <CoverImage address={picture} />}
            </div>
          ))}
        </div>
      </div>
      <div className={styles['dots']}>
        {pictures.map((picture, at) => (
          <button
            key={picture}
            type="button"
            aria-label={`第 ${at + 1} 张`}
            aria-current={at === shown}
            className={styles['dot']}
            onClick={() => swiper?.slideToLoop(at)}
          />
        ))}
      </div>
      {!still && (
        <button
          type="button"
          aria-label={stopped ? '继续轮播' : '暂停轮播'}
          className={styles['switch']}
          onClick={() => setStopped(!stopped)}
        >
          <span>
            <Icon name={stopped ? 'play' : 'pause'} size={14} />
          </span>
        </button>
      )}
    </>
  );
}
