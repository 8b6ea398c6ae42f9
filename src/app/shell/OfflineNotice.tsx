import { Icon } from '#ui/Icon.tsx';
import styles from './OfflineNotice.module.css';

/** A narrow strip under the header while there is no network; it overlays the page, so that nothing moves. */
export function OfflineNotice() {
  return (
    <div role="alert" className={styles['strip']}>
      <Icon name="offline" size={16} />
      <span>网络已断开，请检查网络</span>
    </div>
  );
}
