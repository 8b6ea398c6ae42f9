import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { usePageActor, usePageSelector, useSystemActor, useSystemSelector } from '#lib/actors.tsx';
import { formValues } from '#lib/formValues.ts';
import type { InvalidField } from '#machines/forms/invalidField.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { wantedPath, withRedirect } from '#machines/root/routes.ts';
import { Button } from '#ui/Button.tsx';
import { EntrancePage } from '#ui/EntrancePage.tsx';
import { FormFoot } from '#ui/FormFoot.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import styles from './LoginScreen.module.css';

type Login = typeof loginMachine;

/** Login by username or phone (spec 1 §2, §5). What is typed stays in the form, and goes with the press. */
export function LoginScreen() {
  const page = usePageActor<Login>();
  const brand = useSystemSelector('site', ({ context }) => context.appInfo?.title);
  const invalid = usePageSelector<Login, InvalidField | null>(({ context }) => context.invalid);
  const busy = usePageSelector<Login, boolean>((snapshot) => snapshot.hasTag('busy'));
  const wanted = usePageSelector<Login, string | null>(({ context }) => wantedPath(context.search));
  const form = useInvalidFocus(invalid);
  const errorOf = (field: string) => (invalid?.field === field ? invalid.text : undefined);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    page.send({ type: 'submit', values: formValues(event.currentTarget, ['name', 'password']) });
  };

  return (
    <EntrancePage title="登录" brand={brand}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={() => invalid !== null && page.send({ type: 'edited' })}
      >
        <TextField
          label="账号"
          name="name"
          placeholder="用户名或手机号"
          autoComplete="username"
          enterKeyHint="next"
          error={errorOf('name')}
        />
        <TextField
          label="密码"
          name="password"
          type="password"
          placeholder="请输入密码"
          autoComplete="current-password"
          enterKeyHint="go"
          reveal
          error={errorOf('password')}
        />
        <ForgottenPassword />
        <FormFoot label="登录" busy={busy} />
      </form>
      <p className={styles['other']}>
        还没有账号？
        <Link href={withRedirect('/register', wanted)} className={styles['link']}>
          立即注册
        </Link>
      </p>
    </EntrancePage>
  );
}

/** A forgotten password is a matter for customer service (spec 1 §2). */
function ForgottenPassword() {
  const service = useSystemActor('customerService');
  const opening = useSystemSelector('customerService', (snapshot) => snapshot.matches('opening'));
  return (
    <div className={styles['forgotten']}>
      <Button variant="ghost" busy={opening} onClick={() => service.send({ type: 'service.open' })}>
        忘记密码
      </Button>
    </div>
  );
}
