import { useEffect, useRef } from 'react';
import { useFlow, useFlowSelector } from '#hooks/flow.ts';
import { SMS_FAILED_TEXT } from '#machines/register/smsCooldown.machine.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { FieldTextProps } from '#ui/useFieldText.ts';
import styles from './SmsCodeField.module.css';

interface SmsCodeFieldProps extends FieldTextProps {
  name: string;
  error: string | undefined;
  onRequest: () => void;
}

/**
 * The SMS code with the button that sends it, which is disabled for a minute afterwards (D14). After a crash of the
 * SMS machine the button restarts it; the other fields are not affected.
 */
export function SmsCodeField({ onRequest, ...field }: SmsCodeFieldProps) {
  const { running, restart } = useFlow('smsCooldown');
  const sending = useFlowSelector('smsCooldown', (snapshot) => snapshot.matches('sending')) ?? false;
  const seconds =
    useFlowSelector('smsCooldown', (snapshot) =>
      snapshot.matches('coolingDown') ? snapshot.context.seconds : 0,
    ) ?? 0;
  const coolingDown = seconds > 0;
  const input = useRef<HTMLInputElement>(null);
  const wasSending = useRef(false);

  useEffect(() => {
    // A button that gets disabled loses the focus; move it here, where the code is entered next.
    const isLost = !(document.activeElement instanceof HTMLInputElement);
    if (wasSending.current && coolingDown && isLost) input.current?.focus();
    wasSending.current = sending;
  }, [sending, coolingDown]);

  return (
    <TextField
      ref={input}
      label="短信验证码"
      {...field}
      placeholder="6位验证码"
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="next"
      hint={running ? undefined : SMS_FAILED_TEXT}
      aside={
        <Button
          variant="ghost"
          busy={sending}
          disabled={coolingDown}
          className={styles['send'] ?? ''}
          onClick={running ? onRequest : restart}
        >
          {coolingDown ? <span translate="no">{`${seconds}秒后重发`}</span> : running ? '获取验证码' : '重试'}
        </Button>
      }
    />
  );
}
