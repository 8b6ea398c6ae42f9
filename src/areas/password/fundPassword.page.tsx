import { definePage } from '#hooks/definePage.ts';
import { fundPassword } from './calls.ts';
import { PasswordScreen } from './PasswordScreen.tsx';
import { passwordView } from './passwordView.ts';
import { pageSettings } from '#pageSettings';

export const page = definePage({
  logic: fundPassword,
  view: passwordView,
  Screen: () => <PasswordScreen kind="fund" hint={pageSettings.fundPasswordHint} />,
});
