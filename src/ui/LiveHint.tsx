import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './LiveHint.module.css';

interface LiveHintProps {
  /** What speaks against the text of the field, before anything is sent. */
  warning: string | null;
  /** Shown while nothing does. */
  hint?: ReactNode;
}

/** The hint of a field that warns while a person types, and is then read out. */
export function LiveHint({ warning, hint }: LiveHintProps) {
  return (
    <span aria-live="polite">
      {warning === null ? (
        hint
      ) : (
        <span className={styles['warning']}>
          <Icon name="warning" size={14} />
          <span>{warning}</span>
        </span>
      )}
    </span>
  );
}
