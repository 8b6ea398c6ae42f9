import { pictureUrl } from '#lib/pictureUrl.ts';
import { CoverFrame } from '#ui/CoverFrame.tsx';
import { CoverImage } from '#ui/CoverImage.tsx';
import styles from './ActivityBanner.module.css';

/** A promotion's picture in a fixed frame, which is empty until the address is known. */
export function ActivityBanner({ address }: { address: string | null }) {
  return (
    <CoverFrame className={styles['frame']}>
      {address !== null && <CoverImage address={pictureUrl(address)} loading="lazy" decoding="async" />}
    </CoverFrame>
  );
}
