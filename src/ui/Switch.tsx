import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  /** Hides the label visually. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is pending: presses are ignored. */
  busy?: boolean;
  /** the id of the words that describe it */
  describedBy?: string | undefined;
}

/** A switch that takes effect immediately. */
export function Switch({ label, labelHidden, checked, onChange, busy = false, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      className={styles['row']}
      onClick={() => busy || onChange(!checked)}
    >
      <span className={labelHidden ? 'sr' : undefined}>{label}</span>
      <span aria-hidden="true" className={styles['track']} />
    </button>
  );
}
