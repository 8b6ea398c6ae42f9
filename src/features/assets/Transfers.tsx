import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PageProvider, usePageSelector, useSystemSelector } from '#lib/actors.tsx';
import type { assetsMachine } from '#machines/assets/assets.machine.ts';
import type { transferMachine } from '#machines/transfer/transfer.machine.ts';
import type { PlatformBalance } from '#machines/transfer/transferRules.ts';
import type { transferSwitchMachine } from '#machines/transfer/transferSwitch.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Switch } from '#ui/Switch.tsx';
import styles from './AssetsScreen.module.css';

const TransferDialog = lazy(() =>
  import('./TransferDialog.tsx').then((m) => ({ default: m.TransferDialog })),
);

type Assets = typeof assetsMachine;
type TransferRef = ActorRefFrom<typeof transferMachine>;
type SwitchRef = ActorRefFrom<typeof transferSwitchMachine>;

/** Automatic transfers on or off, and beside the switch the way to transfer by hand while they are off (D43). */
export function Transfers() {
  const status = useSystemSelector('session', ({ context }) => context.user?.transferstatus ?? 0);
  const toggle = usePageSelector<Assets, SwitchRef | undefined>(({ children }) => children.transferSwitch);
  const saving = useSelector(toggle, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const transfer = usePageSelector<Assets, TransferRef | undefined>(({ children }) => children.transfer);
  const busy = useSelector(transfer, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const open = useSelector(transfer, (snapshot) => snapshot?.matches({ dialog: 'open' }) ?? false);
  const platforms = usePageSelector<Assets, readonly PlatformBalance[] | null>(
    ({ context }) => context.platforms,
  );
  return (
    <div className={styles['transfers']}>
      <Switch
        label="自动转账"
        checked={status === 1}
        busy={saving}
        onChange={(next) => toggle?.send({ type: 'switched', status: next ? 1 : 0 })}
      />
      {(status === 0 || busy) && (
        <Button
          variant="secondary"
          disabled={platforms === null}
          onClick={() => transfer?.send({ type: 'dialog.open', platform: platforms?.[0]?.platname ?? '' })}
        >
          <Icon name="transfer" size={20} />
          额度转换
        </Button>
      )}
      <Suspense>
        {open && transfer !== undefined && (
          <PageProvider page={transfer}>
            <TransferDialog platforms={platforms ?? []} />
          </PageProvider>
        )}
      </Suspense>
    </div>
  );
}
