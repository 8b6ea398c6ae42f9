import styles from './ToastRegion.module.css';

interface ToastRegionProps {
  /** A new id makes the same words a new message. */
  toast: { id: number | string; text: string } | null;
}

/** The live region of short messages, always mounted; it lets every tap through. */
export function ToastRegion({ toast }: ToastRegionProps) {
  return (
    <output aria-live="polite" className={styles['region']}>
      {toast && (
        <span key={toast.id} className={styles['toast']}>
          {toast.text}
        </span>
      )}
    </output>
  );
}
