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

/** A line for an amount in CNY, with the phone's number pad; its owner decides what it keeps of the typed text. */
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
