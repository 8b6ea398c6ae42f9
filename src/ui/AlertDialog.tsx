import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useClosedByBack } from './closedByBack.ts';
import './weakRef.ts';
import styles from './Dialog.module.css';

interface AlertDialogProps {
  open: boolean;
  /** The visible title and accessible name. */
  title: string;
  /** The text; the dialog's accessible description. */
  children: ReactNode;
  /** The buttons, the safe one first, which gets the initial focus. */
  actions: ReactNode;
  /** Called on Esc and Back; without it only the buttons close the dialog. */
  onCancel?: () => void;
}

/** A dialog that must be answered with one of its buttons. */
export function AlertDialog({ open, title, children, actions, onCancel }: AlertDialogProps) {
  const cancel = () => onCancel?.();
  useClosedByBack(open, cancel);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) cancel();
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
