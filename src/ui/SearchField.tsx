import { useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** The accessible name; the placeholder may be longer. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search input with a button that clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles['box']}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        className={styles['input']}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <button type="button" aria-label="清除搜索" className={styles['clear']} onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
