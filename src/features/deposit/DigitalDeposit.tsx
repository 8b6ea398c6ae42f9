import { usePageActor, usePageSelector } from '#lib/actors.tsx';
import type { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { RECHARGE_RECORDS } from '#machines/deposit/recharge.ts';
import type { InvalidField } from '#machines/forms/invalidField.ts';
import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { DepositRate } from './DepositRate.tsx';
import { Payment } from './Payment.tsx';
import { SubmitOrSettle } from './SubmitOrSettle.tsx';
import styles from './DepositScreen.module.css';

type Digital = typeof digitalDepositMachine;

const PROTOCOLS: readonly { value: Protocol; label: Protocol }[] = [
  { value: 'TRC20', label: 'TRC20' },
  { value: 'ERC20', label: 'ERC20' },
];

/** Recharge by USDT (spec 2 §2): protocol and amount, then where to pay. */
export function DigitalDeposit() {
  const page = usePageActor<Digital>();
  const protocol = usePageSelector<Digital, Protocol>(({ context }) => context.protocol);
  const amount = usePageSelector<Digital, string>(({ context }) => context.amount);
  const invalid = usePageSelector<Digital, InvalidField | null>(({ context }) => context.invalid);
  const busy = usePageSelector<Digital, boolean>((snapshot) => snapshot.hasTag('busy'));
  const form = useInvalidFocus(invalid);
  return (
    <>
      <form
        ref={form}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          page.send({ type: 'submit' });
        }}
      >
        <div className={styles['group']}>
          <RadioGroup
            label="钱包协议"
            options={PROTOCOLS.map((option) => ({ ...option, icon: 'usdt' as const, disabled: busy }))}
            value={protocol}
            onChange={(next) => page.send({ type: 'protocol.selected', protocol: next })}
          />
        </div>
        <AmountField
          label="充值金额"
          value={amount}
          placeholder="请输入充值金额"
          error={invalid?.text}
          hint={<DepositRate />}
          disabled={busy}
          onType={(text) => page.send({ type: 'amount.typed', text })}
        />
        <SubmitOrSettle name="确认充值" busy={busy} recordHref={RECHARGE_RECORDS} />
      </form>
      <Payment />
    </>
  );
}
