import { useSelector } from '@xstate/react';
import type { ResourceRef } from '#machines/kit/resource/resource.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps {
  label: string;
  name: string;
  error: string | undefined;
  /** given together where the parent keeps the choice */
  value?: string;
  onChange?: (name: string) => void;
  choices: ResourceRef<string[]>;
  /** built-in options, listed before the loaded ones */
  fixed?: readonly string[];
  placeholder: string;
}

/** A select whose options are loaded; if the request failed, it offers a retry. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { choices, fixed = [], placeholder, value, onChange, ...field } = props;
  const names = useSelector(choices, ({ context }) => context.data);
  const failed = useSelector(choices, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(choices, ({ context }) => context.failure);
  const options = [...new Set([...fixed, ...(names ?? [])])].map((name) => ({
    value: name,
    label: name,
    exact: fixed.includes(name),
  }));
  return (
    <>
      <Select
        {...field}
        {...(value === undefined ? { defaultValue: '' } : { value })}
        onChange={({ target }) => onChange?.(target.value)}
        options={options}
        placeholder={names === null && !failed ? '正在加载…' : placeholder}
        aria-busy={(names === null && !failed) || undefined}
      />
      {failed && (
        <p className={styles['failed']}>
          <span>{failure}</span>
          <Button variant="ghost" onClick={() => choices.send({ type: 'retry' })}>
            重试
          </Button>
        </p>
      )}
    </>
  );
}
