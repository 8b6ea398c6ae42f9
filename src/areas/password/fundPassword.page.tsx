import { customerServiceFlow } from '#calls/customerService.ts';
import { definePage } from '#hooks/definePage.ts';
import { fundPassword } from './calls.ts';
import { PasswordScreen } from './PasswordScreen.tsx';
import { passwordView } from './passwordView.ts';

export const page = definePage({
  logic: fundPassword,
  view: passwordView,
  Screen: () => <PasswordScreen kind="fund" />,
  flows: [customerServiceFlow],
});
