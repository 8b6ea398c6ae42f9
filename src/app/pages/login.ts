import { definePage } from '#app/page.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { login } from '#calls/login.ts';
import { LoginScreen } from '#features/login/LoginScreen.tsx';
import { loginView } from '#features/login/loginView.ts';

export const page = definePage({
  logic: login,
  view: loginView,
  Screen: LoginScreen,
  input: ({ search }) => ({ search }),
  flows: [customerServiceFlow],
});
