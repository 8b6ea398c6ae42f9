import { useSystemSelector } from '#hooks/actors.tsx';
import { useForm, type Form } from '#hooks/form.ts';
import { maskedContact } from '#machines/kit/form/maskedContact.ts';
import { EMAIL, MEMBER_PHONE } from '#machines/kit/form/contactRules.ts';
import type { emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';
import { FormPage } from '#ui/FormPage.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import { emailView, phoneView } from './contactViews.ts';

const CONTACTS = {
  mobile: {
    intro: '绑定手机后，可用手机号登录。',
    input: {
      label: '手机号',
      type: 'tel',
      inputMode: 'numeric',
      autoComplete: 'tel-national',
      placeholder: '请输入新的手机号',
    },
  },
  email: {
    intro: '绑定邮箱，接收账户安全通知。',
    input: {
      label: '邮箱',
      // not of type email, in which a browser tells no caret
      type: 'text',
      inputMode: 'email',
      autoComplete: 'email',
      placeholder: 'name@example.com',
    },
  },
} as const;

/** Binds a phone (spec 2 §2, §5). */
export function PhoneScreen() {
  return <ContactForm kind="mobile" form={useForm(phoneView, ['mobile'])} />;
}

/** Binds an email address (spec 2 §2, §5). */
export function EmailScreen() {
  return <ContactForm kind="email" form={useForm(emailView, ['email'])} />;
}

type ContactFormProps =
  | { kind: 'mobile'; form: Form<typeof phoneMachine> }
  | { kind: 'email'; form: Form<typeof emailMachine> };

/** The form with its one field; the bound contact is displayed above, masked. */
function ContactForm({ kind, form }: ContactFormProps) {
  const bound = useSystemSelector('session', ({ context }) => context.user?.[kind] ?? '');
  const ref = useInvalidFocus(form.invalid);
  const { intro, input } = CONTACTS[kind];
  const field = kind === 'mobile' ? form.field('mobile', MEMBER_PHONE) : form.field('email', EMAIL);
  return (
    <FormPage
      {...form.props}
      ref={ref}
      refused={form.invalid}
      busy={form.busy}
      intro={bound === '' ? intro : `当前绑定：${maskedContact(bound)}`}
    >
      <TextField {...input} {...field} enterKeyHint="go" />
    </FormPage>
  );
}
