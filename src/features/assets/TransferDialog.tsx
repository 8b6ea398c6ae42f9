import { usePageActor, usePageSelector, useSystemSelector } from '#lib/actors.tsx';
import { useUnsettled } from '#lib/unsettled.ts';
import { formatCny } from '#lib/money.ts';
import { recordsPath } from '#machines/assets/recordTabs.ts';
import { NETWORK_TEXT } from '#machines/calls/callError.ts';
import type { InvalidField } from '#machines/forms/invalidField.ts';
import { AMOUNT_MAX } from '#machines/money/amount.ts';
import type { transferMachine } from '#machines/transfer/transfer.machine.ts';
import type { Direction, PlatformBalance } from '#machines/transfer/transferRules.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormFoot } from '#ui/FormFoot.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { Select } from '#ui/Select.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';
import styles from './TransferDialog.module.css';

type Transfer = typeof transferMachine;

/** Moves money between the main wallet and a platform, in either direction (spec 2 §4, §5). */
export function TransferDialog({ platforms }: { platforms: readonly PlatformBalance[] }) {
  const page = usePageActor<Transfer>();
  const direction = usePageSelector<Transfer, Direction>(({ context }) => context.direction);
  const platform = usePageSelector<Transfer, string>(({ context }) => context.platform);
  const amount = usePageSelector<Transfer, string>(({ context }) => context.amount);
  const invalid = usePageSelector<Transfer, InvalidField | null>(({ context }) => context.invalid);
  const busy = usePageSelector<Transfer, boolean>((snapshot) => snapshot.hasTag('busy'));
  const main = useSystemSelector('session', ({ context }) => context.user?.balance ?? '0');
  const { unsettled, notice } = useUnsettled();
  const form = useInvalidFocus(invalid);

  const chosen = platforms.find(({ platname }) => platname === platform);
  const held = chosen?.balance ?? '0';
  const available = direction === 'in' ? main : held;
  const errorOf = (field: string) => (invalid?.field === field ? invalid.text : undefined);
  const wallet = { name: '主账户', balance: main };
  const place = { name: chosen?.name ?? '游戏平台', balance: held };
  const [from, to] = direction === 'in' ? [wallet, place] : [place, wallet];

  return (
    <Dialog open form="sheet" title="额度转换" onClose={() => page.send({ type: 'dialog.close' })}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          page.send({ type: 'submit', available });
        }}
      >
        <div className={styles['way']}>
          <Place way="转出" {...from} />
          <button
            type="button"
            aria-label="切换方向"
            className={styles['switch']}
            disabled={busy}
            onClick={() => page.send({ type: 'direction.switched' })}
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
          onChange={(event) => page.send({ type: 'platform.selected', platform: event.target.value })}
        />
        <AmountField
          label="金额"
          value={amount}
          maxLength={AMOUNT_MAX}
          placeholder="请输入金额"
          error={errorOf('amount')}
          hint={`可转 ${formatCny(available)}`}
          disabled={busy}
          onType={(text) => page.send({ type: 'amount.typed', text })}
          aside={
            <Button
              variant="ghost"
              disabled={busy}
              onClick={() => page.send({ type: 'amount.typed', text: available })}
            >
              全部
            </Button>
          }
        />
        <FormFoot
          label="确认转账"
          busy={busy}
          notice={
            unsettled && (
              <UnsettledNotice
                {...notice}
                text={NETWORK_TEXT}
                recordHref={recordsPath(direction === 'in' ? '2' : '3')}
                recordName="查看转账记录"
                onLook={() => page.send({ type: 'dialog.close' })}
              />
            )
          }
        />
      </form>
    </Dialog>
  );
}

function Place({ way, name, balance }: { way: string; name: string; balance: string }) {
  return (
    <div className={styles['place']}>
      <span>{way}</span>
      <strong>{name}</strong>
      <span>{formatCny(balance)}</span>
    </div>
  );
}
