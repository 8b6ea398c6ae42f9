import { invalidEmail, invalidPhone } from '#machines/contact/contactRules.ts';
import { createFormMachine } from '#machines/forms/form.machine.ts';

const bound = {
  success: () => '绑定成功',
  fallback: '绑定失败，请稍后重试',
  leadsTo: () => '/accountCenter',
  tells: 'profile.refresh',
} as const;

/** Binding a phone (spec 2 §2, §5). */
export const phoneMachine = createFormMachine<{ mobile: string }>({
  id: 'phone',
  invalid: invalidPhone,
  ...bound,
});

/** Binding an email address (spec 2 §2, §5). */
export const emailMachine = createFormMachine<{ email: string }>({
  id: 'email',
  invalid: invalidEmail,
  ...bound,
});
