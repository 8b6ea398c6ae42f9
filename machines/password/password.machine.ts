import { createFormMachine } from '#machines/kit/form/form.machine.ts';
import {
  invalidPasswordChange,
  type PasswordKind,
  type PasswordValues,
} from '#machines/password/passwordRules.ts';

/**
 * Changes the login or fund password (spec 2 §2, §4, §5). Success ends the session on this phone: the session clears
 * the storage and leads to the login page.
 */
export function createPasswordMachine(kind: PasswordKind) {
  return createFormMachine<PasswordValues>({
    id: `${kind}Password`,
    invalid: (values) => invalidPasswordChange(kind, values),
    success: (message) => message || '密码修改成功，请重新登录',
    words: { oldPassword: /旧密码/, newPassword: /新密码/ },
    fallback: '密码修改失败，请稍后重试',
    tells: 'session.abandoned',
  });
}

/** The machine of either kind. */
export type PasswordMachine = ReturnType<typeof createPasswordMachine>;
