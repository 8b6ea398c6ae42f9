import styles from './Spinner.module.css';

interface SpinnerProps {
  label?: string;
  /** Centred in a tall block. */
  page?: boolean;
}

/** For loading content of an unknown layout; use a Skeleton if the layout is known. */
export function Spinner({ label = '加载中', page = false }: SpinnerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot be styled as a ring
    <div role="progressbar" aria-label={label} className={page ? styles['page'] : styles['line']}>
      <span className={styles['ring']} />
    </div>
  );
}
