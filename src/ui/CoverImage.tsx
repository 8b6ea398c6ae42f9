import { art } from './art.ts';
import { OutsideImage, type OutsideImageProps } from './OutsideImage.tsx';
import styles from './CoverImage.module.css';

/** A picture that fills its frame, cut where its form is another; the drawn banner where there is none or it does not load. */
export function CoverImage(props: Partial<OutsideImageProps>) {
  return <OutsideImage fallback={art('banner-default.svg')} {...props} className={styles['picture']} />;
}
