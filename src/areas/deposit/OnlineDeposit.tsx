import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { DEPOSIT_NOTES } from '#content/deposit.ts';
import { useShownReceipt } from '#hooks/shownReceipt.ts';
import { recordsPath } from '#machines/kit/money/recordTabs.ts';
import {
  hasFixedAmounts,
  hasNoAmount,
  NO_AMOUNT_TEXT,
  offeredAmounts,
  quickAmountsOf,
  type PayChannel,
  type PayOption,
} from '#machines/deposit/depositRules.ts';
import { ONLINE_FAILED_TEXT } from '#machines/deposit/onlinePayment.ts';
import { compareAmounts } from '#machines/kit/money/amount.ts';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { ReceiptCard } from '#ui/Receipt.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { AmountOrChoice, FixedAmounts } from './AmountChoice.tsx';
import { onlineView, receiptView } from './depositViews.ts';
import { SubmitOrSettle } from './SubmitOrSettle.tsx';
import styles from './DepositScreen.module.css';

/** Online recharge (spec 2 §2): channel, option, amount. */
export function OnlineDeposit() {
  const method = onlineView.useActor();
  const state = onlineView.use(({ value }) => value);
  const failure = onlineView.use(({ context }) => context.choice.failure);
  const channels = onlineView.use(({ context }) => context.choice.channels);
  const recharge = onlineView.use(({ children }) => children.recharge);
  const receipt = useSelector(recharge, (snapshot) => snapshot?.children.receipt);
  if (state === 'loading') return <Spinner page />;
  if (state === 'failed') return <LoadFailed text={failure} onRetry={() => method.send({ type: 'retry' })} />;
  if (channels.length === 0) return <EmptyState text="暂无可用的支付通道" />;
  return receipt ? (
    <receiptView.Provider actor={receipt}>
      <OnlineReceipt
        onReopen={() => recharge?.send({ type: 'payment.reopened' })}
        onAgain={() => recharge?.send({ type: 'payment.again' })}
      />
    </receiptView.Provider>
  ) : (
    <OnlineForm channels={channels} />
  );
}

/** The index of the selected item, as the value of a radio option; null if none is selected. */
function positionOf<Item>(chosen: Item | null, items: readonly Item[]): string | null {
  return chosen === null ? null : String(items.indexOf(chosen));
}

/** The limits of an option: its range, or the least and the greatest of its fixed amounts; null if they are unknown. */
function limitsOf(option: PayOption): string | null {
  if (option.isUnlimited === true) return '金额不限';
  if (!hasFixedAmounts(option)) return option.range && `${option.range.min} - ${option.range.max} 元`;
  const [least, ...more] = offeredAmounts(option).sort(compareAmounts);
  const most = more[more.length - 1];
  if (least === undefined) return '暂无可用金额';
  return `定额 ${most === undefined ? least : `${least} - ${most}`} 元`;
}

function OnlineForm({ channels }: { channels: readonly PayChannel[] }) {
  const method = onlineView.useActor();
  const channel = onlineView.use(({ context }) => context.choice.channel);
  const option = onlineView.use(({ context }) => context.choice.option);
  const amount = onlineView.use(({ context }) => context.amount);
  const allowance = onlineView.use(({ context }) => context.allowance);
  const invalid = onlineView.use(({ context }) => context.invalid);
  const recharge = onlineView.use(({ children }) => children.recharge);
  const busy = onlineView.use((snapshot) => snapshot.hasTag('busy'));
  const unsettled = useSelector(recharge, (snapshot) =>
    snapshot?.hasTag('unsettled') ? snapshot.children.submission : undefined,
  );
  const form = useInvalidFocus(invalid);
  const errorOf = (field: string) => (invalid?.field === field ? invalid.text : undefined);
  const onPick = (text: string) => method.send({ type: 'amount.typed', text });
  const choice = { amount, allowance, busy, onPick };
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        method.send({ type: 'submit' });
      }}
    >
      <div className={styles['group']}>
        <RadioGroup
          label="支付通道"
          options={channels.map(({ name }, at) => ({ value: String(at), label: name, disabled: busy }))}
          value={positionOf(channel, channels)}
          onChange={(at) => method.send({ type: 'channel.selected', at: Number(at) })}
        />
      </div>
      <div className={styles['group']}>
        <RadioGroup
          label="支付方式"
          options={(channel?.options ?? []).map((option, at) => ({
            value: String(at),
            label: option.name,
            note: limitsOf(option),
            disabled: busy,
          }))}
          value={positionOf(option, channel?.options ?? [])}
          onChange={(at) => method.send({ type: 'option.selected', at: Number(at) })}
          error={errorOf('option')}
        />
        <p className={styles['note']}>{DEPOSIT_NOTES.online}</p>
      </div>
      {option !== null && hasFixedAmounts(option) ? (
        <FixedAmounts
          {...choice}
          amounts={offeredAmounts(option)}
          text={hasNoAmount(option) ? NO_AMOUNT_TEXT : undefined}
          error={errorOf('amount')}
        />
      ) : (
        <AmountOrChoice
          {...choice}
          amounts={option === null ? [] : quickAmountsOf(option)}
          placeholder="请输入充值金额"
          hint={option?.range ? `单笔 ${option.range.min} - ${option.range.max} 元` : undefined}
          error={errorOf('amount')}
          onSettle={() => method.send({ type: 'amount.settled' })}
        />
      )}
      <SubmitOrSettle
        name="立即充值"
        busy={busy}
        refused={invalid}
        unsettled={unsettled}
        text={ONLINE_FAILED_TEXT}
        recordHref={recordsPath('6')}
        onRetry={() => recharge?.send({ type: 'payment.retry' })}
      />
    </form>
  );
}

/** The submitted recharge, while it is paid in another window. */
function OnlineReceipt({ onReopen, onAgain }: { onReopen: () => void; onAgain: () => void }) {
  return (
    <ReceiptCard
      {...useShownReceipt(receiptView, '待处理')}
      title="支付页面已打开"
      className={styles['receipt']}
    >
      <Button block onClick={onReopen}>
        重新打开支付页
      </Button>
      <Link href={recordsPath('6')} className={buttonClass('secondary', true)}>
        存款记录
      </Link>
      <Button variant="ghost" block onClick={onAgain}>
        再充一笔
      </Button>
    </ReceiptCard>
  );
}
