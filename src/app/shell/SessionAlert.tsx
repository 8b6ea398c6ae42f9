import { useEffect, useId, useRef, type ComponentProps } from 'react';
import type { AlertDialog } from '#ui/AlertDialog.tsx';
import { useClosedByBack } from '#ui/closedByBack.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './SessionAlert.module.css';

type AlertProps = ComponentProps<typeof AlertDialog>;

/**
 * A dialog about the session; the dialog component is loaded when it is first shown. If it cannot be loaded (no
 * network, a newer build), the question must still be answered.
 */
export const SessionAlert = lazyPart(() => import('#ui/AlertDialog.tsx').then((m) => m.AlertDialog), {
  Instead: PlainAlert,
});

/** The same dialog as a plain-markup sheet over everything. */
function PlainAlert({ open, title, children, actions, onCancel }: AlertProps) {
  useClosedByBack(open, () => onCancel?.());
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={sheet}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={id}
      aria-describedby={`${id}t`}
      className={styles['sheet']}
    >
      <h2 id={id}>{title}</h2>
      <div id={`${id}t`} className={styles['text']}>
        {children}
      </div>
      <div>{actions}</div>
    </div>
  );
}
