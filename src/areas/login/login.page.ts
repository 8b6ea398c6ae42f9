import { definePage } from '#hooks/definePage.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { login } from './calls.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { loginView } from './loginView.ts';

export const page = definePage({
  logic: login,
  view: loginView,
  Screen: LoginScreen,
  input: ({ search }) => ({ search }),
  flows: [customerServiceFlow],
});
