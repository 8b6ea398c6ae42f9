import { useEffect, useRef } from 'react';
import { useSystemSelector } from '#lib/actors.tsx';
import { REGISTER_MAX } from '#machines/register/registerRules.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './SmsCodeField.module.css';

interface SmsCodeFieldProps {
  name: string;
  error: string | undefined;
  onRequest: () => void;
}

/** The SMS code with the button that sends it, which rests for a minute afterwards (D14). */
export function SmsCodeField({ name, error, onRequest }: SmsCodeFieldProps) {
  const sending = useSystemSelector('smsCooldown', (snapshot) => snapshot.matches('sending'));
  const seconds = useSystemSelector('smsCooldown', (snapshot) =>
    snapshot.matches('coolingDown') ? snapshot.context.seconds : 0,
  );
  const resting = seconds > 0;
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(false);

  useEffect(() => {
    // The resting button loses the focus it had; the code that was just sent is typed here.
    const isLost = !(document.activeElement instanceof HTMLInputElement);
    if (asked.current && resting && isLost) input.current?.focus();
    asked.current = sending;
  }, [sending, resting]);

  return (
    <TextField
      ref={input}
      label="短信验证码"
      name={name}
      error={error}
      placeholder="6位验证码"
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="next"
      maxLength={REGISTER_MAX.smsCode}
      aside={
        <Button
          variant="ghost"
          busy={sending}
          disabled={resting}
          className={styles['send'] ?? ''}
          onClick={onRequest}
        >
          {resting ? `${seconds}秒后重发` : '获取验证码'}
        </Button>
      }
    />
  );
}
