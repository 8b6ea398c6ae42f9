import { definePage } from '#hooks/definePage.ts';
import { loginPassword } from './calls.ts';
import { PasswordScreen } from './PasswordScreen.tsx';
import { passwordView } from './passwordView.ts';

export const page = definePage({
  logic: loginPassword,
  view: passwordView,
  Screen: () => <PasswordScreen kind="login" />,
});
