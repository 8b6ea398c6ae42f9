import { useId } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useSystemSelector } from '#hooks/actors.tsx';
import type { transferSwitchMachine } from '#machines/assets/transferSwitch.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Refusal } from '#ui/Refusal.tsx';
import { Switch } from '#ui/Switch.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { assetsView, transferView } from './assetsView.ts';
import { MoneyPart } from './MoneyPart.tsx';
import styles from './AssetsScreen.module.css';

const TransferDialog = lazyPart(() => import('./TransferDialog.tsx').then((m) => m.TransferDialog));

/** The switch for automatic transfers, and while they are off the button for a manual transfer (D43). */
export function Transfers() {
  const status = useSystemSelector('session', ({ context }) => context.user?.transferstatus ?? 0);
  return (
    <div className={styles['transfers']}>
      <MoneyPart part="transferSwitch" label="自动转账">
        {(toggle) => <TransferSwitch toggle={toggle} on={status === 1} />}
      </MoneyPart>
      <MoneyPart part="transfer" label="额度转换">
        {(transfer) => (
          <transferView.Provider actor={transfer}>
            <TransferByHand offered={status === 0} />
          </transferView.Provider>
        )}
      </MoneyPart>
    </div>
  );
}

function TransferSwitch({ toggle, on }: { toggle: ActorRefFrom<typeof transferSwitchMachine>; on: boolean }) {
  const words = useId();
  const refusal = useSelector(toggle, ({ context }) => context.refusal);
  const saving = useSelector(toggle, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <Switch
        describedBy={refusal === null ? undefined : words}
        label="自动转账"
        checked={on}
        busy={saving}
        onChange={(next) => toggle.send({ type: 'switched', status: next ? 1 : 0 })}
      />
      <div className={styles['refusal']}>
        <Refusal id={words} refused={refusal} />
      </div>
    </>
  );
}

/** The manual transfer: button and dialog. Both stay while a transfer is pending, even if the switch is turned on. */
function TransferByHand({ offered }: { offered: boolean }) {
  const transfer = transferView.useActor();
  const busy = transferView.use((snapshot) => snapshot.hasTag('busy'));
  const open = transferView.use((snapshot) => snapshot.matches({ dialog: 'open' }));
  const platforms = assetsView.use(({ context }) => context.platforms);
  return (
    <>
      {(offered || busy) && (
        <Button
          variant="secondary"
          disabled={platforms === null}
          onClick={() => transfer.send({ type: 'dialog.open', platform: platforms?.[0]?.platname ?? '' })}
        >
          <Icon name="transfer" size={20} />
          <span>额度转换</span>
        </Button>
      )}
      {open && <TransferDialog platforms={platforms ?? []} />}
    </>
  );
}
