import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  text?: string;
  /** A warning where it is not the network that failed. */
  icon?: 'offline' | 'warning';
  onRetry: () => void;
  /** The retry is running. */
  busy?: boolean;
}

/** Stands in the place of data that could not be fetched, with a way to try again. */
export function LoadFailed({
  text = '加载失败，请检查网络',
  icon = 'offline',
  onRetry,
  busy = false,
}: LoadFailedProps) {
  return (
    <div className={styles['failed']}>
      <Icon name={icon} size={36} />
      <p>{text}</p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
