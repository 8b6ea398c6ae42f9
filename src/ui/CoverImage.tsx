import { art } from './art.ts';
import { OutsideImage, type OutsideImageProps } from './OutsideImage.tsx';
import styles from './CoverImage.module.css';

/** A picture that covers its frame, cropped if necessary; the default banner if there is none or it fails to load. */
export function CoverImage(props: Partial<OutsideImageProps>) {
  return <OutsideImage fallback={art('banner-default.svg')} {...props} className={styles['picture']} />;
}
