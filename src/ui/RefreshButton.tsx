import { Icon } from './Icon.tsx';
import styles from './RefreshButton.module.css';

interface RefreshButtonProps {
  label?: string;
  busy?: boolean;
  onPress: () => void;
}

/** An icon button that reloads data. */
export function RefreshButton({ label = '刷新', busy = false, onPress }: RefreshButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      className={styles['refresh']}
      onClick={() => busy || onPress()}
    >
      <Icon name="refresh" size={20} />
    </button>
  );
}
