import { maskedNumber } from '#machines/kit/money/accountNumber.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { payoutAccountsView } from './payoutAccountsView.ts';
import styles from './UnbindDialog.module.css';

/** Asks for confirmation before an account is unbound (spec 2 §2). */
export function UnbindDialog() {
  const page = payoutAccountsView.useActor();
  const account = payoutAccountsView.use(({ context }) => context.account);
  const busy = payoutAccountsView.use((snapshot) => snapshot.hasTag('busy'));
  const cancel = () => page.send({ type: 'unbind.cancelled' });
  return (
    <AlertDialog
      open
      title="解绑"
      onCancel={cancel}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={cancel}>
            取消
          </Button>
          <Button variant="danger" busy={busy} onClick={() => page.send({ type: 'unbind.confirmed' })}>
            确定
          </Button>
        </>
      }
    >
      <p>确定要解绑该账户吗？</p>
      <p translate="no" className={styles['account']}>
        {`${account?.bank ?? ''} ${maskedNumber(account?.number ?? '')}`}
      </p>
    </AlertDialog>
  );
}
