import {
  invalidBirthday,
  invalidEmail,
  invalidPhone,
  type BirthdayValues,
} from '#machines/kit/form/contactRules.ts';
import { createFormMachine } from '#machines/kit/form/form.machine.ts';

const bound = {
  success: () => '绑定成功',
  fallback: '绑定失败，请稍后重试',
  leadsTo: () => '/accountCenter',
  tells: 'profile.refresh',
} as const;

/** Binds a phone number (spec 2 §2, §5). */
export const phoneMachine = createFormMachine<{ mobile: string }>({
  id: 'phone',
  invalid: invalidPhone,
  words: { mobile: /手机/ },
  ...bound,
});

/** Binds an email address (spec 2 §2, §5). */
export const emailMachine = createFormMachine<{ email: string }>({
  id: 'email',
  invalid: invalidEmail,
  words: { email: /邮箱/ },
  ...bound,
});

/** Sets the birthday (spec 2 §7 updateuserinfo). */
export const birthdayMachine = createFormMachine<BirthdayValues>({
  ...bound,
  id: 'birthday',
  invalid: invalidBirthday,
  words: { birthday: /生日/ },
  success: () => '修改成功',
  fallback: '修改失败，请稍后重试',
});
