import styles from './Spinner.module.css';

interface SpinnerProps {
  label?: string;
  /** Centred in a tall space of its own. */
  page?: boolean;
}

/** Something is being loaded and its shape is unknown; where it is known, use a Skeleton. */
export function Spinner({ label = '加载中', page = false }: SpinnerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot be drawn as a ring
    <div role="progressbar" aria-label={label} className={page ? styles['page'] : styles['line']}>
      <span className={styles['ring']} />
    </div>
  );
}
