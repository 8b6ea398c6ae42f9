import { Icon } from '#ui/Icon.tsx';
import styles from './AddressHint.module.css';

/** The warning about a suspicious address; nothing if there is none. */
export function AddressHint({ warning }: { warning: string | null }) {
  if (warning === null) return null;
  return (
    <span className={styles['warning']}>
      <Icon name="warning" size={14} />
      <span>{warning}</span>
    </span>
  );
}
