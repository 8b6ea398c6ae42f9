import { useSystemSelector } from '#hooks/actors.tsx';
import { formatCny } from '#lib/money.ts';
import { useSubmissionNotice } from '#hooks/submissionNotice.ts';
import { recordsPath } from '#machines/kit/money/recordTabs.ts';
import { NETWORK_TEXT } from '#machines/kit/calls/callError.ts';
import { shownAmount } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { PlatformBalance } from '#machines/assets/transferRules.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormFoot } from '#ui/FormFoot.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { Select } from '#ui/Select.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';
import { transferView } from './assetsView.ts';
import styles from './TransferDialog.module.css';

/** Transfers money between the main wallet and a platform, in either direction (spec 2 §4, §5). */
export function TransferDialog({ platforms }: { platforms: readonly PlatformBalance[] }) {
  const transfer = transferView.useActor();
  const direction = transferView.use(({ context }) => context.direction);
  const platform = transferView.use(({ context }) => context.platform);
  const amount = transferView.use(({ context }) => context.amount);
  const invalid = transferView.use(({ context }) => context.invalid);
  const busy = transferView.use((snapshot) => snapshot.hasTag('busy'));
  const main = useSystemSelector('session', ({ context }) => context.user?.balance ?? null);
  const unsettled = transferView.use((snapshot) => snapshot.matches({ form: { submitting: 'unsettled' } }));
  const form = useInvalidFocus(invalid);

  const chosen = platforms.find(({ platname }) => platname === platform);
  const held = chosen?.balance ?? null;
  const available = direction === 'in' ? main : held;
  const errorOf = (field: string) => (invalid?.field === field ? invalid.text : undefined);
  const wallet = { name: '主账户', balance: main };
  const place = { name: chosen?.name ?? '游戏平台', balance: held };
  const [from, to] = direction === 'in' ? [wallet, place] : [place, wallet];

  return (
    <Dialog open form="sheet" title="额度转换" onClose={() => transfer.send({ type: 'dialog.close' })}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          transfer.send({ type: 'submit', available });
        }}
      >
        <div className={styles['way']}>
          <Place way="转出" {...from} />
          <button
            type="button"
            aria-label="切换方向"
            className={styles['switch']}
            disabled={busy}
            onClick={() => transfer.send({ type: 'direction.switched' })}
          >
            <Icon name="transfer" size={22} />
          </button>
          <Place way="转入" {...to} />
        </div>
        <Select
          label="平台"
          name="platform"
          value={platform}
          placeholder="请选择平台"
          disabled={busy}
          options={platforms.map(({ name, platname }) => ({ value: platname, label: name || platname }))}
          error={errorOf('platform')}
          onChange={(event) => transfer.send({ type: 'platform.selected', platform: event.target.value })}
        />
        <AmountField
          label="金额"
          value={amount}
          placeholder="请输入金额"
          error={errorOf('amount')}
          hint={
            <>
              <span>可转 </span>
              <span translate="no">{formatCny(available)}</span>
            </>
          }
          disabled={busy}
          onType={(text) => transfer.send({ type: 'amount.typed', text })}
          onSettle={() => transfer.send({ type: 'amount.settled' })}
          aside={
            <Button
              variant="ghost"
              disabled={busy || available === null}
              onClick={() => transfer.send({ type: 'amount.typed', text: shownAmount(available) })}
            >
              全部
            </Button>
          }
        />
        <FormFoot
          label="确认转账"
          busy={busy}
          refused={invalid}
          notice={
            unsettled && (
              <UnknownTransfer
                recordHref={recordsPath(direction === 'in' ? '2' : '3')}
                sent={{ name: `${from.name}转到${to.name}`, amount: formatCny(amount) }}
              />
            )
          }
        />
      </form>
    </Dialog>
  );
}

interface UnknownTransferProps {
  recordHref: string;
  sent: { name: string; amount: string };
}

function UnknownTransfer({ recordHref, sent }: UnknownTransferProps) {
  const transfer = transferView.useActor();
  const notice = useSubmissionNotice(transferView.use(({ children }) => children.submission));
  return (
    <UnsettledNotice
      {...notice}
      text={NETWORK_TEXT}
      sent={sent}
      recordHref={recordHref}
      onLook={() => transfer.send({ type: 'dialog.close' })}
    />
  );
}

function Place({ way, name, balance }: { way: string; name: string; balance: ServerAmount }) {
  return (
    <div className={styles['place']}>
      <span>{way}</span>
      <strong>{name}</strong>
      <span translate="no">{formatCny(balance)}</span>
    </div>
  );
}
