import type { FocusEvent, InputEvent } from 'react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { useSiteTitle } from '#hooks/siteTitle.ts';
import { useFlowSelector } from '#hooks/flow.ts';
import { useForm } from '#hooks/form.ts';
import { formValues } from '#hooks/formValues.ts';
import type { FieldText } from '#lib/fieldText.ts';
import { inviteCodeText, REGISTER_TEXT } from '#machines/register/registerRules.ts';
import { wantedPath, withRedirect } from '#machines/app/navigation/routes.ts';
import { EntrancePage } from '#ui/EntrancePage.tsx';
import { FormFoot } from '#ui/FormFoot.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import { registerView } from './registerView.ts';
import { SmsCodeField } from './SmsCodeField.tsx';

/** In the order in which the document refuses them, so that the first message is about the topmost field. */
const FIELDS = [
  'phone',
  'smsCode',
  'name',
  'password',
  'password_confirmation',
  'realname',
  'invite_code',
] as const;
type FieldName = (typeof FIELDS)[number];

/** Registration (spec 1 §2, §5). The fields are not in the machine; the submit event carries them. */
export function RegisterScreen() {
  const page = registerView.useActor();
  const brand = useSiteTitle();
  const smsOpen = useSystemSelector('site', ({ context }) => context.appInfo?.smsOpen === true);
  const wanted = registerView.use(({ context }) => wantedPath(context.search));
  const inviteCode = registerView.use(({ context }) => context.inviteCode);
  const wrong = registerView.use((snapshot) => snapshot.context.wrong);
  const form = useForm(registerView, FIELDS, { smsOpen });
  const smsRefusal =
    useFlowSelector('smsCooldown', ({ context }) => (smsOpen ? context.refusal : null)) ?? null;
  const ref = useInvalidFocus(form.invalid ?? smsRefusal);
  const field = (name: FieldName, text: FieldText) => {
    const error = [form.invalid, smsRefusal, ...wrong].find((refused) => refused?.field === name)?.text;
    return { ...form.field(name, text), error };
  };
  const requestCode = () => {
    if (ref.current !== null)
      page.send({ type: 'code.requested', values: formValues(ref.current, ['phone', 'name']) });
  };
  const edit = ({ target }: InputEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) page.send({ type: 'edited', field: target.name });
  };
  const leave = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const left = FIELDS.find((name) => currentTarget.elements.namedItem(name) === target);
    if (left !== undefined)
      page.send({ type: 'field.left', field: left, values: formValues(currentTarget, FIELDS), smsOpen });
  };

  return (
    <EntrancePage
      title="注册"
      brand={brand}
      other={{ question: '已有账号？', label: '立即登录', href: withRedirect('/login', wanted) }}
    >
      <form {...form.props} {...{ onInput: edit, onBlur: leave }} ref={ref}>
        <TextField
          label="手机号"
          {...field('phone', REGISTER_TEXT.phone)}
          type="tel"
          placeholder="11位手机号码"
          autoComplete="tel-national"
          inputMode="numeric"
          enterKeyHint="next"
        />
        {smsOpen && <SmsCodeField {...field('smsCode', REGISTER_TEXT.smsCode)} onRequest={requestCode} />}
        <TextField
          label="账号"
          {...field('name', REGISTER_TEXT.name)}
          placeholder="设置登录账号"
          hint="至少6位，字母和数字组合"
          autoComplete="username"
          enterKeyHint="next"
        />
        <TextField
          label="密码"
          {...field('password', REGISTER_TEXT.password)}
          type="password"
          placeholder="设置登录密码"
          hint="至少8位，字母和数字组合"
          autoComplete="new-password"
          enterKeyHint="next"
          reveal
        />
        <TextField
          label="确认密码"
          {...field('password_confirmation', REGISTER_TEXT.password_confirmation)}
          type="password"
          placeholder="再次输入密码"
          autoComplete="new-password"
          enterKeyHint="next"
          reveal
        />
        <TextField
          label="真实姓名"
          {...field('realname', REGISTER_TEXT.realname)}
          placeholder="与收款账户姓名一致"
          autoComplete="name"
          enterKeyHint="next"
        />
        <TextField
          label="邀请码"
          {...field('invite_code', inviteCodeText(inviteCode))}
          placeholder="选填"
          autoComplete="off"
          enterKeyHint="go"
        />
        <FormFoot label="注册" busy={form.busy} refused={form.invalid} />
      </form>
    </EntrancePage>
  );
}
