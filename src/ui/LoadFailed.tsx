import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  text?: string | undefined;
  /** its result is ignored */
  onRetry: () => unknown;
  /** The retry is pending. */
  busy?: boolean | undefined;
}

const NETWORK = '请检查网络';

/** The error shown instead of data that failed to load, with a retry. */
export function LoadFailed({ text = `加载失败，${NETWORK}`, onRetry, busy }: LoadFailedProps) {
  return (
    <div className={styles['failed']}>
      <Icon name={text.includes(NETWORK) ? 'offline' : 'warning'} size={36} />
      <p>{text}</p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
