import { definePage } from '#app/page.ts';
import { fundPassword } from '#calls/password.ts';
import { PasswordScreen } from '#features/password/PasswordScreen.tsx';
import { passwordView } from '#features/password/passwordView.ts';
import { pageSettings } from '#pageSettings';

export const page = definePage({
  logic: fundPassword,
  view: passwordView,
  Screen: () => <PasswordScreen kind="fund" hint={pageSettings.fundPasswordHint} />,
});
