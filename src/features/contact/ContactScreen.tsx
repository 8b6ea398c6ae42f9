import { useSystemSelector } from '#lib/actors.tsx';
import { usePageForm } from '#lib/pageForm.ts';
import { maskedContact } from '#machines/account/maskedContact.ts';
import { EMAIL_MAX, MEMBER_PHONE_MAX } from '#machines/contact/contactRules.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';

const CONTACTS = {
  mobile: {
    intro: '绑定手机后，可用手机号登录。',
    input: {
      label: '手机号',
      type: 'tel',
      inputMode: 'numeric',
      autoComplete: 'tel-national',
      placeholder: '请输入新的手机号',
      maxLength: MEMBER_PHONE_MAX,
    },
  },
  email: {
    intro: '绑定邮箱，接收账户安全通知。',
    input: {
      label: '邮箱',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      placeholder: 'name@example.com',
      maxLength: EMAIL_MAX,
    },
  },
} as const;

/** Binds a phone or an email address (spec 2 §2, §5); what is bound shows above, masked. */
export function ContactScreen({ kind }: { kind: keyof typeof CONTACTS }) {
  const bound = useSystemSelector('session', ({ context }) => context.user?.[kind] ?? '');
  const form = usePageForm([kind]);
  const ref = useInvalidFocus(form.invalid);
  const { intro, input } = CONTACTS[kind];
  return (
    <FormPage
      {...form.props}
      ref={ref}
      busy={form.busy}
      intro={bound === '' ? intro : `当前绑定：${maskedContact(bound)}`}
    >
      <TextField {...input} {...form.field(kind)} enterKeyHint="go" />
    </FormPage>
  );
}
