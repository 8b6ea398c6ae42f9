import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import './weakRef.ts';
import styles from './Dialog.module.css';

interface AlertDialogProps {
  open: boolean;
  /** Shown, and the accessible name. */
  title: string;
  /** The text, read out with the title. */
  children: ReactNode;
  /** The buttons, the safe one first; it gets the focus. */
  actions: ReactNode;
  /** Asked for by Esc; without it only the buttons close the dialog. */
  onCancel?: () => void;
}

/** A question or a message that must be answered by one of its buttons. */
export function AlertDialog({ open, title, children, actions, onCancel }: AlertDialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Viewport className={`${styles['viewport']} ${styles['cardPlace']}`}>
          <Base.Popup className={`${styles['popup']} ${styles['card']} ${styles['alert']}`}>
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <Base.Description render={<div />} className={styles['body']}>
              {children}
            </Base.Description>
            <div className={styles['actions']}>{actions}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
