import { useId, type ComponentProps } from 'react';
import { Field, fieldAttributes, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { useFieldText, type FieldTextProps } from './useFieldText.ts';

interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'maxLength'>, FieldTexts, FieldTextProps {}

/** A multi-line text input with label and message. */
export function TextArea({ label, error, hint, text, onRefused, ...rest }: TextAreaProps) {
  const id = useId();
  const texts = { label, error, hint };
  const handlers = useFieldText({ text, onRefused }, rest, rest.defaultValue);
  return (
    <Field {...texts} id={id}>
      <textarea
        rows={4}
        {...rest}
        {...handlers}
        {...fieldAttributes(id, texts)}
        className={`${styles['input']} ${styles['area']}`}
      />
    </Field>
  );
}
