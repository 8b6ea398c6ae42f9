import { DEPOSIT_NOTES } from '#content/deposit.ts';
import { quickAmounts } from '#machines/deposit/quickAmounts.ts';
import { RECHARGE_RECORDS } from '#machines/kit/money/recordTabs.ts';
import type { Protocol } from '#machines/kit/money/payoutAccount.ts';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { AmountOrChoice } from './AmountChoice.tsx';
import { digitalView } from './depositViews.ts';
import { DepositRate } from './DepositRate.tsx';
import { Payment } from './Payment.tsx';
import { SubmitOrSettle } from './SubmitOrSettle.tsx';
import { useRecharge } from './useRecharge.ts';
import styles from './DepositScreen.module.css';

const PROTOCOLS: readonly { value: Protocol; label: Protocol }[] = [
  { value: 'TRC20', label: 'TRC20' },
  { value: 'ERC20', label: 'ERC20' },
];

const AMOUNTS = quickAmounts(null);

/** Recharge by USDT (spec 2 §2): protocol and amount, then the payment details. */
export function DigitalDeposit() {
  const method = digitalView.useActor();
  const protocol = digitalView.use(({ context }) => context.choice.protocol);
  const amount = digitalView.use(({ context }) => context.amount);
  const allowance = digitalView.use(({ context }) => context.allowance);
  const invalid = digitalView.use(({ context }) => context.invalid);
  const busy = digitalView.use((snapshot) => snapshot.hasTag('busy'));
  const { unsettled, payment } = useRecharge(digitalView.use(({ children }) => children.recharge));
  const form = useInvalidFocus(invalid);
  return (
    <>
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
            label="钱包协议"
            options={PROTOCOLS.map((option) => ({
              ...option,
              icon: 'usdt' as const,
              exact: true,
              disabled: busy,
            }))}
            value={protocol}
            onChange={(next) => method.send({ type: 'protocol.selected', protocol: next })}
          />
          <p className={styles['note']}>{DEPOSIT_NOTES.usdt}</p>
        </div>
        <AmountOrChoice
          amounts={AMOUNTS}
          amount={amount}
          allowance={allowance}
          busy={busy}
          placeholder="请输入充值金额"
          hint={<DepositRate amount={amount} />}
          error={invalid?.field === 'amount' ? invalid.text : undefined}
          onPick={(text) => method.send({ type: 'amount.typed', text })}
          onSettle={() => method.send({ type: 'amount.settled' })}
        />
        <SubmitOrSettle
          name="确认充值"
          busy={busy}
          refused={invalid}
          unsettled={unsettled}
          recordHref={RECHARGE_RECORDS}
        />
      </form>
      {payment && <Payment payment={payment} />}
    </>
  );
}
