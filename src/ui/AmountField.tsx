import { TextField } from './TextField.tsx';
import styles from './AmountField.module.css';

interface AmountFieldProps {
  label: string;
  name?: string;
  value: string;
  onType: (text: string) => void;
  placeholder?: string;
  maxLength?: number;
  error?: string | undefined;
  hint?: React.ReactNode;
  aside?: React.ReactNode;
  disabled?: boolean;
}

/** An input for an amount in CNY with a numeric keyboard; the parent decides which input it accepts. */
export function AmountField({ onType, name = 'amount', aside, ...rest }: AmountFieldProps) {
  return (
    <TextField
      {...rest}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => onType(event.target.value)}
      aside={aside ?? <span className={styles['unit']}>元</span>}
    />
  );
}
