import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay, Pagination } from 'swiper/modules';
import { Icon } from './Icon.tsx';
import { useReducedMotion } from './reducedMotion.ts';
import { Slide } from './Slide.tsx';
import styles from './CarouselSwiper.module.css';

interface CarouselSwiperProps {
  /** No address twice. */
  pictures: readonly string[];
}

/** The moving banners: 3 s each, round and round, by finger, by dot, or stopped by the switch. */
export function CarouselSwiper({ pictures }: CarouselSwiperProps) {
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(null);
  const runs = !still && !stopped;

  useEffect(() => {
    if (!frame.current || !dots.current) return;
    const made = new Swiper(frame.current, {
      modules: [Autoplay, Pagination],
      loop: true,
      autoplay: { enabled: false, delay: 3000, disableOnInteraction: false },
      pagination: {
        el: dots.current,
        clickable: true,
        bulletActiveClass: styles['on'] ?? '',
        renderBullet: (index, name) =>
          `<button type="button" class="${name} ${styles['dot']}" aria-label="第 ${index + 1} 张"></button>`,
      },
    });
    swiper.current = made;
    return () => {
      swiper.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => {
    if (!frame.current || !runs) return;
    // Out of sight nothing moves: the phone's battery is the player's. (A hidden page stops it by itself.)
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) swiper.current?.autoplay.start();
      else swiper.current?.autoplay.stop();
    });
    sight.observe(frame.current);
    return () => {
      sight.disconnect();
      swiper.current?.autoplay.stop();
    };
  }, [runs]);

  return (
    <>
      <div ref={frame} className={styles['frame']}>
        <div className={`swiper-wrapper ${styles['row']}`}>
          {pictures.map((picture) => (
            <div key={picture} className={`swiper-slide ${styles['cell']}`}>
              <Slide picture={picture} />
            </div>
          ))}
        </div>
      </div>
      <div ref={dots} className={styles['dots']} />
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
