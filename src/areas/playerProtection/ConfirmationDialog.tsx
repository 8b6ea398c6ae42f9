import type { ReactNode } from 'react';
import type { ProtectionChange } from '#machines/playerProtection/protectionChange.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { exclusionView } from './playerProtectionViews.ts';
import styles from './PlayerProtectionScreen.module.css';

export interface ConfirmationProps {
  title: string;
  confirm: string;
  /** must be typed to enable the confirmation */
  word?: string;
  children: (change: ProtectionChange) => ReactNode;
}

/** Explains the consequences before the confirmation; cancelling is the first action. */
export function ConfirmationDialog({ title, confirm, word = '', children }: ConfirmationProps) {
  const actor = exclusionView.useActor();
  const busy = exclusionView.use((snapshot) => snapshot.hasTag('busy'));
  const typed = exclusionView.use(({ context }) => context.typed);
  const change = exclusionView.use(({ context }) => context.change);
  const cancel = () => actor.send({ type: 'exclusion.cancelled' });
  return (
    <AlertDialog
      open
      title={title}
      onCancel={cancel}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            再想想
          </Button>
          <Button
            variant="danger"
            busy={busy}
            disabled={typed.trim() !== word}
            onClick={() => actor.send({ type: 'exclusion.confirmed' })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles['meaning']}>{children(change)}</div>
      {word !== '' && (
        <TextField
          label={`输入“${word}”以确认`}
          name="word"
          value={typed}
          autoComplete="off"
          disabled={busy}
          onChange={(event) => actor.send({ type: 'word.typed', text: event.target.value })}
        />
      )}
    </AlertDialog>
  );
}
