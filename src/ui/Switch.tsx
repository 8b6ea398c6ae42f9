import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  /** Hides the label visually. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is pending: presses are ignored. */
  busy?: boolean;
}

/** A switch that takes effect immediately. */
export function Switch({ label, labelHidden, checked, onChange, busy = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy || undefined}
      className={styles['row']}
      onClick={() => busy || onChange(!checked)}
    >
      <span className={labelHidden ? 'sr' : undefined}>{label}</span>
      <span aria-hidden="true" className={styles['track']} />
    </button>
  );
}
