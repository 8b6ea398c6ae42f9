import { useSystemSelector } from '#lib/actors.tsx';
import { usePageForm } from '#lib/pageForm.ts';
import { maskedContact } from '#machines/account/maskedContact.ts';
import { EMAIL_MAX } from '#machines/contact/contactRules.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';

/** Binds an email address (spec 2 §2, §5). */
export function EmailScreen() {
  const bound = useSystemSelector('session', ({ context }) => context.user?.email ?? '');
  const form = usePageForm(['email']);
  const ref = useInvalidFocus(form.invalid);
  return (
    <FormPage
      {...form.props}
      ref={ref}
      busy={form.busy}
      intro={bound === '' ? '绑定邮箱，接收账户安全通知。' : `当前绑定：${maskedContact(bound)}`}
    >
      <TextField
        label="邮箱"
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        placeholder="name@example.com"
        maxLength={EMAIL_MAX}
      />
    </FormPage>
  );
}
