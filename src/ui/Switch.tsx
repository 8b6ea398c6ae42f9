import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  /** The name is heard, not seen. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is under way: presses do nothing. */
  busy?: boolean;
}

/** Something that is on or off, at once. */
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
