import { useId, type ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'id'>, FieldTexts {}

/** A multi-line text input with label and message. */
export function TextArea({ label, error, hint, ...rest }: TextAreaProps) {
  const id = useId();
  const texts = { label, error, hint };
  return (
    <Field {...texts} id={id}>
      <textarea
        rows={4}
        {...rest}
        {...fieldAttributes(id, texts)}
        className={`${styles['input']} ${styles['area']}`}
      />
    </Field>
  );
}
