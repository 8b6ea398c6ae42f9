import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** Accessible name, e.g. VIP进度. */
  label: string;
  /** 0 to 100; null if it is unknown. */
  value: number | null;
}

/** A progress bar. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, value ?? 0));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot animate to its value
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(value === null ? { 'aria-valuetext': '—' } : { 'aria-valuenow': shown })}
      className={styles['track']}
    >
      <span className={styles['fill']} style={{ transform: `translateX(${shown - 100}%)` }} />
    </div>
  );
}
