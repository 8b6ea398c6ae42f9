import { useState } from 'react';
import { art } from './art.ts';
import styles from './Carousel.module.css';

interface SlideProps {
  picture?: string | undefined;
  first?: boolean;
}

/** One banner; the drawn one where there is none or it does not load. */
export function Slide({ picture, first = false }: SlideProps) {
  const [broken, setBroken] = useState<string>();
  // The same element changes its source, so the drawn banner stays until the picture is there.
  return (
    <img
      alt=""
      fetchPriority={first ? 'high' : 'auto'}
      src={picture && picture !== broken ? picture : art('banner-default.svg')}
      className={styles['slide']}
      onError={() => setBroken(picture)}
    />
  );
}
