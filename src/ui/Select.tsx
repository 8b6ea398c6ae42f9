import { useId, useState, type ChangeEvent, type ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'>, FieldTexts {
  options: readonly { value: string; label: string }[];
  /** The text of the empty choice; without it the first option stands. */
  placeholder?: string;
}

/** One of a list, by the phone's own picker. */
export function Select({ label, labelHidden, error, hint, options, placeholder, ...rest }: SelectProps) {
  const id = useId();
  const texts = { label, labelHidden, error, hint };
  // where the form alone keeps the choice, whether there is one must be known here to grey the placeholder
  const [chosen, setChosen] = useState(rest.defaultValue ?? '');
  const isEmpty = placeholder !== undefined && (rest.value ?? chosen) === '';
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    setChosen(event.currentTarget.value);
    rest.onChange?.(event);
  };
  return (
    <Field {...texts} id={id} aside={<Icon name="chevron-down" size={20} className={styles['arrow']} />}>
      <select
        {...rest}
        {...fieldAttributes(id, texts)}
        onChange={choose}
        className={`${styles['input']} ${styles['select']} ${isEmpty ? styles['empty'] : ''}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
