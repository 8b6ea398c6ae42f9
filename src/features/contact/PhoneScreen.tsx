import { useSystemSelector } from '#lib/actors.tsx';
import { usePageForm } from '#lib/pageForm.ts';
import { maskedContact } from '#machines/account/maskedContact.ts';
import { MEMBER_PHONE_MAX } from '#machines/contact/contactRules.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';

/** Binds a phone (spec 2 §2, §5). */
export function PhoneScreen() {
  const bound = useSystemSelector('session', ({ context }) => context.user?.mobile ?? '');
  const form = usePageForm(['mobile']);
  const ref = useInvalidFocus(form.invalid);
  return (
    <FormPage
      {...form.props}
      ref={ref}
      busy={form.busy}
      intro={bound === '' ? '绑定手机后，可用手机号登录。' : `当前绑定：${maskedContact(bound)}`}
    >
      <TextField
        label="手机号"
        {...form.field('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="go"
        placeholder="请输入新的手机号"
        maxLength={MEMBER_PHONE_MAX}
      />
    </FormPage>
  );
}
