import { TextField } from './TextField.tsx';
import styles from './AmountField.module.css';

interface AmountFieldProps {
  label: string;
  labelHidden?: boolean | undefined;
  name?: string;
  value: string;
  /** with each key, and with each text that is put in */
  onType: (text: string) => void;
  /** when the text is whole: it was pasted, or the field was left */
  onSettle: () => void;
  placeholder?: string;
  error?: string | undefined;
  hint?: React.ReactNode;
  aside?: React.ReactNode;
  disabled?: boolean;
}

/** The inputs that put in a whole text at once. */
const WHOLE: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop', 'insertReplacementText']);

/**
 * An input for an amount in CNY with a numeric keyboard; the parent decides which input it accepts. It has no
 * `maxLength`, because a browser cuts what is pasted before anybody has read it (D63).
 */
export function AmountField({ onType, onSettle, name = 'amount', aside, ...rest }: AmountFieldProps) {
  return (
    <TextField
      {...rest}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ target, nativeEvent }) => {
        onType(target.value);
        if (WHOLE.has((nativeEvent as InputEvent).inputType)) onSettle();
      }}
      onBlur={onSettle}
      aside={aside ?? <span className={styles['unit']}>元</span>}
    />
  );
}
