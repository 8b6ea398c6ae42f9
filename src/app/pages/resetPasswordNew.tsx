import { definePage } from '#app/page.ts';
import { loginPassword } from '#calls/password.ts';
import { PasswordScreen } from '#features/password/PasswordScreen.tsx';
import { passwordView } from '#features/password/passwordView.ts';

export const page = definePage({
  logic: loginPassword,
  view: passwordView,
  Screen: () => <PasswordScreen kind="login" />,
});
