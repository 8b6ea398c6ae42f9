import styles from './ToastRegion.module.css';

interface ToastRegionProps {
  /** The same text with a new id is announced again. */
  toast: { id: number | string; text: string } | null;
}

/** The live region of the toasts, always mounted; taps pass through it. */
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
