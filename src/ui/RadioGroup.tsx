import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption<V extends string> {
  value: V;
  /** Exactly the accessible name. */
  label: string;
  icon?: IconName;
  /** A second line, used as the accessible description. */
  note?: ReactNode;
  disabled?: boolean;
  /** A name that a browser must not translate, such as a network's. */
  exact?: boolean;
}

interface RadioGroupProps<V extends string> {
  /** Accessible name of the group. */
  label: string;
  /** Hides the label visually. */
  labelHidden?: boolean;
  options: readonly RadioOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** chips: side by side, wrapping · list: below each other. */
  layout?: 'chips' | 'list';
  /** Its line is reserved where the group may be refused, so an error causes no layout shift. */
  error?: string | undefined;
}

/** A group of radio buttons, all visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, labelHidden, options, value, onChange, layout = 'chips', error } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      className={styles['group']}
      aria-labelledby={id}
      aria-describedby={error ? `${id}e` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <p id={id} className={labelHidden ? 'sr' : styles['label']}>
        {label}
      </p>
      <div className={styles[layout]}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.label}
              aria-describedby={option.note ? `${id}${index}` : undefined}
              className={styles['input']}
              onChange={() => onChange(option.value)}
            />
            <span className={styles['card']}>
              {option.icon && <Icon name={option.icon} size={22} />}
              <span className={styles['texts']}>
                <span translate={option.exact ? 'no' : undefined}>{option.label}</span>
                {option.note && (
                  <span id={`${id}${index}`} className={styles['note']}>
                    {option.note}
                  </span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
      {'error' in props && (
        <p id={`${id}e`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
