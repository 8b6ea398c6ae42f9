import { useSiteTitle } from '#hooks/siteTitle.ts';
import { useCustomerService } from '#hooks/customerService.ts';
import { useForm } from '#hooks/form.ts';
import { LOGIN_NAME } from '#machines/login/loginRules.ts';
import { wantedPath, withRedirect } from '#machines/app/navigation/routes.ts';
import { Button } from '#ui/Button.tsx';
import { EntrancePage } from '#ui/EntrancePage.tsx';
import { FormFoot } from '#ui/FormFoot.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import styles from './LoginScreen.module.css';
import { loginView } from './loginView.ts';

/** Login by username or phone (spec 1 §2, §5). The fields are not in the machine; the submit event carries them. */
export function LoginScreen() {
  const brand = useSiteTitle();
  const wanted = loginView.use(({ context }) => wantedPath(context.search));
  const form = useForm(loginView, ['name', 'password']);
  const ref = useInvalidFocus(form.invalid);
  return (
    <EntrancePage
      title="登录"
      brand={brand}
      other={{ question: '还没有账号？', label: '立即注册', href: withRedirect('/register', wanted) }}
    >
      <form {...form.props} ref={ref}>
        <TextField
          label="账号"
          {...form.field('name', LOGIN_NAME)}
          placeholder="账号或手机号"
          autoComplete="username"
          enterKeyHint="next"
        />
        <TextField
          label="密码"
          {...form.field('password')}
          type="password"
          placeholder="请输入密码"
          autoComplete="current-password"
          enterKeyHint="go"
          reveal
        />
        <ForgottenPassword />
        <FormFoot label="登录" busy={form.busy} refused={form.invalid} />
      </form>
    </EntrancePage>
  );
}

/** A forgotten password is handled by customer service (spec 1 §2). */
function ForgottenPassword() {
  const { opening, open } = useCustomerService();
  return (
    <div className={styles['forgotten']}>
      <Button variant="ghost" busy={opening} onClick={open}>
        忘记密码
      </Button>
    </div>
  );
}
