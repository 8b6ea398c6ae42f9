import { useId, type ReactNode } from 'react';
import { compareAmounts, plainAmount } from '#machines/kit/money/amount.ts';
import { readTypedAmount } from '#machines/kit/money/typedAmount.ts';
import { refusedDeposit, type Allowance } from '#machines/kit/protection/protection.ts';
import { AmountField } from '#ui/AmountField.tsx';
import styles from './AmountChoice.module.css';

interface AmountChoiceProps {
  amounts: readonly string[];
  /** CNY as it was typed */
  amount: string;
  allowance: Allowance | null;
  busy: boolean;
  /** an amount is pressed or typed */
  onPick: (amount: string) => void;
}

interface AmountOrChoiceProps extends AmountChoiceProps {
  placeholder: string;
  hint: ReactNode;
  error: string | undefined;
  /** when a typed amount is whole */
  onSettle: () => void;
}

/** Amounts to press and a field to type one. An amount that the member's own limits forbid is off. */
export function AmountOrChoice({
  amounts,
  placeholder,
  hint,
  error,
  onSettle,
  ...props
}: AmountOrChoiceProps) {
  const { amount, busy, onPick } = props;
  const field = { label: '充值金额', value: amount, placeholder, hint, error, disabled: busy, onSettle };
  if (amounts.length === 0) return <AmountField {...field} onType={onPick} />;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>充值金额</legend>
      <Amounts amounts={amounts} {...props} />
      <AmountField {...field} onType={onPick} labelHidden />
    </fieldset>
  );
}

/** The fixed amounts of an option, in place of a field (D26); `text` says why none may be paid, or what is wrong. */
export function FixedAmounts({
  error,
  text,
  ...props
}: AmountChoiceProps & { error?: string | undefined; text?: string | undefined }) {
  const id = useId();
  return (
    // named and focusable like a field, because a refused amount is marked and focused here (D27)
    <fieldset
      name="amount"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}m`}
      className={`${styles['group']} ${styles['fixed']} ${error ? styles['invalid'] : ''}`}
    >
      <legend className={styles['legend']}>充值金额</legend>
      <Amounts {...props} />
      <p id={`${id}m`} className={`${styles['message']} ${error ? styles['error'] : ''}`}>
        {error ?? text}
      </p>
    </fieldset>
  );
}

function Amounts({ amounts, amount, allowance, busy, onPick }: AmountChoiceProps) {
  const read = readTypedAmount(amount);
  const isPicked = (value: string) => read !== null && read !== '' && compareAmounts(read, value) === 0;
  return (
    <ul className={styles['amounts']}>
      {amounts.map((value) => (
        <li key={value}>
          <button
            type="button"
            translate="no"
            aria-pressed={isPicked(value)}
            className={styles['amount']}
            disabled={busy || refusedDeposit(allowance, value) !== null}
            onClick={() => onPick(plainAmount(value))}
          >
            {value}
          </button>
        </li>
      ))}
    </ul>
  );
}
