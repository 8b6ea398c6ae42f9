import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Row.module.css';

interface RowBodyProps {
  icon?: IconName;
  label: ReactNode;
  /** At the right end, before the chevron. */
  value?: ReactNode;
  /** False for a row without a link. */
  leads?: boolean;
}

/** The class of a link or button that is one row of a list; its content is a RowBody. */
export const rowClass: string = styles['row'] ?? '';

/** The content of a row: icon, label, value, chevron. */
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

interface RowLinkProps {
  icon?: IconName;
  label: string;
  value?: ReactNode;
  href: string;
}

/** A row that is a link as a whole; the label is its accessible name, and the value its description. */
export function RowLink({ icon, label, value, href }: RowLinkProps) {
  const id = useId();
  return (
    <div className={`${rowClass} ${styles['leading']}`}>
      <RowBody
        {...(icon !== undefined && { icon })}
        label={
          <Link
            href={href}
            className={styles['link']}
            aria-describedby={value === undefined ? undefined : id}
          >
            {label}
          </Link>
        }
        {...(value !== undefined && { value: <span id={id}>{value}</span> })}
      />
    </div>
  );
}
