import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Field, fieldAttributes, type FieldTexts } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';
import { useFieldText, type FieldTextProps } from './useFieldText.ts';

interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'maxLength'>, FieldTexts, FieldTextProps {
  /** A control at the right end inside the box, e.g. 获取验证码. */
  aside?: ReactNode;
  /** What stays at the right end of the label's line, e.g. a way to help. */
  labelAside?: ReactNode;
  /** A control beside the message; see Field. */
  beside?: ReactNode;
  /** For a password: adds a button that reveals it. */
  reveal?: boolean;
}

/**
 * A text input with label and message; accepts every attribute of an input. Its limits are those of `text`: the
 * attribute `maxlength` would cut what is pasted (D64).
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelAside,
    labelHidden,
    error,
    hint,
    aside,
    beside,
    reveal,
    text,
    onRefused,
    type = 'text',
    id: given,
    ...rest
  } = props;
  const made = useId();
  const id = given ?? made;
  const [shown, setShown] = useState(false);
  const texts = { label, labelHidden, error, hint };
  const handlers = useFieldText({ text, onRefused }, rest, rest.defaultValue);
  return (
    <Field
      {...texts}
      id={id}
      labelAside={labelAside}
      beside={beside}
      aside={
        <>
          {aside}
          {reveal && (
            <button
              type="button"
              aria-label={shown ? '隐藏密码' : '显示密码'}
              className={styles['reveal']}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eye' : 'eye-off'} size={20} />
            </button>
          )}
        </>
      }
    >
      <input
        // A password input has no implicit role; expose it as a textbox.
        role={type === 'password' ? 'textbox' : undefined}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...handlers}
        {...fieldAttributes(id, texts)}
        type={shown ? 'text' : type}
        className={styles['input']}
      />
    </Field>
  );
}
