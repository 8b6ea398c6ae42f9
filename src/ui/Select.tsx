import { useId, useState, type ChangeEvent, type ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'>, FieldTexts {
  /** `exact`: a name that a browser must not translate, such as a network's */
  options: readonly { value: string; label: string; exact?: boolean }[];
  /** The text of an empty option; without it the first option is preselected. */
  placeholder?: string;
}

/** A native select. */
export function Select({ label, labelHidden, error, hint, options, placeholder, ...rest }: SelectProps) {
  const id = useId();
  const texts = { label, labelHidden, error, hint };
  // an uncontrolled select is tracked here, to grey out the placeholder
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
          <option key={option.value} value={option.value} translate={option.exact ? 'no' : undefined}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
