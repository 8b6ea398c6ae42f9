import { Icon } from '#ui/Icon.tsx';
import styles from './AddressHint.module.css';

/** What is odd about an address; nothing where it looks right. */
export function AddressHint({ warning }: { warning: string | null }) {
  if (warning === null) return null;
  return (
    <span className={styles['warning']}>
      <Icon name="warning" size={14} />
      {warning}
    </span>
  );
}
