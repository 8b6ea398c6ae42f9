import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Row.module.css';

interface RowBodyProps {
  icon?: IconName;
  label: ReactNode;
  /** At the right, before the chevron. */
  value?: ReactNode;
  /** False for rows that lead nowhere. */
  leads?: boolean;
}

/** The looks of a link or button that is one row of a list; its content is a RowBody. */
export const rowClass: string = styles['row'] ?? '';

/** Inside a row: icon, label, value, chevron. */
export function RowBody({ icon, label, value, leads = true }: RowBodyProps) {
  return (
    <>
      {icon && <Icon name={icon} size={22} className={styles['icon']} />}
      <span className={styles['label']}>{label}</span>
      {value !== undefined && <span className={styles['value']}>{value}</span>}
      {leads && <Icon name="chevron" size={16} className={styles['chevron']} />}
    </>
  );
}
