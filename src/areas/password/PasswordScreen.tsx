import { useState, type InputEvent } from 'react';
import { useCustomerService } from '#hooks/customerService.ts';
import { useForm } from '#hooks/form.ts';
import { formValues } from '#hooks/formValues.ts';
import {
  passwordChecks,
  passwordStrength,
  passwordText,
  type PasswordCheck,
  type PasswordKind,
  type PasswordStrength,
} from '#machines/password/passwordRules.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { FundPasswordField } from '#ui/FundPasswordField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import styles from './PasswordScreen.module.css';
import { passwordView } from './passwordView.ts';

const FIELDS = ['oldPassword', 'newPassword', 'confirmation'] as const;
const EMPTY = { oldPassword: '', newPassword: '', confirmation: '' };

/** What is derived from the entered passwords for display; the passwords themselves stay in the inputs. */
interface Judgement {
  checks: PasswordCheck[];
  strength: PasswordStrength;
}

/** Changes the login or the fund password (spec 2 §2, §5). */
export function PasswordScreen({ kind }: { kind: PasswordKind }) {
  const form = useForm(passwordView, FIELDS);
  const ref = useInvalidFocus(form.invalid);
  const service = useCustomerService();
  const [judged, setJudged] = useState<Judgement>({ checks: passwordChecks(kind, EMPTY), strength: 'none' });
  const isFund = kind === 'fund';

  const judge = (event: InputEvent<HTMLFormElement>) => {
    form.props.onInput();
    const values = formValues(event.currentTarget, FIELDS);
    setJudged({ checks: passwordChecks(kind, values), strength: passwordStrength(values.newPassword) });
  };
  const text = passwordText(kind);
  const old = {
    label: '旧密码',
    ...form.field('oldPassword', text.oldPassword),
    enterKeyHint: 'next',
  } as const;
  const hidden = { type: 'password', reveal: true };
  // only a new one is known to have digits alone (D71)
  const fresh = { ...hidden, ...(isFund && { inputMode: 'numeric' as const }) };

  return (
    <FormPage
      {...form.props}
      ref={ref}
      refused={form.invalid}
      onInput={judge}
      busy={form.busy}
      intro={isFund ? '支付密码用于提现与绑定收款账户，请勿告诉任何人。' : undefined}
      note="修改成功后需要重新登录"
    >
      {isFund ? (
        <FundPasswordField {...old} service={service} placeholder="" />
      ) : (
        <TextField {...old} {...hidden} autoComplete="current-password" />
      )}
      <TextField
        label="新密码"
        {...form.field('newPassword', text.newPassword)}
        {...fresh}
        autoComplete={isFund ? 'off' : 'new-password'}
        enterKeyHint="next"
        hint={isFund ? '6位数字' : '6-16位字母和数字'}
      />
      {!isFund && <Strength strength={judged.strength} />}
      <TextField
        label="确认密码"
        {...form.field('confirmation', text.confirmation)}
        {...fresh}
        autoComplete={isFund ? 'off' : 'new-password'}
        enterKeyHint="go"
      />
      <Checks checks={judged.checks} />
    </FormPage>
  );
}

const STRENGTHS = { none: 0, weak: 1, fair: 2, strong: 3 } as const;
const WORDS = { none: '', weak: '弱', fair: '中', strong: '强' } as const;

function Strength({ strength }: { strength: PasswordStrength }) {
  return (
    <div className={styles['strength']}>
      <span>密码强度</span>
      <span aria-hidden="true" className={styles['bars']}>
        {[1, 2, 3].map((at) => (
          <span
            key={at}
            className={`${styles['bar']} ${at <= STRENGTHS[strength] ? styles[strength] : ''}`}
          />
        ))}
      </span>
      <span className={styles['word']}>{WORDS[strength]}</span>
    </div>
  );
}

function Checks({ checks }: { checks: readonly PasswordCheck[] }) {
  return (
    <ul aria-label="密码要求" className={styles['checks']}>
      {checks.map(({ text, met }) => (
        <li key={text} className={`${styles['check']} ${met ? styles['met'] : ''}`}>
          <span className={styles['dot']}>{met && <Icon name="check" size={12} />}</span>
          <span>{text}</span>
          <span className="sr">{met ? '已满足' : '未满足'}</span>
        </li>
      ))}
    </ul>
  );
}
