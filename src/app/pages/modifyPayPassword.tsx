import type { PageModule } from '#app/page.ts';
import { fundPassword } from '#calls/password.ts';
import { PasswordScreen } from '#features/password/PasswordScreen.tsx';
import { newKey } from '#lib/newKey.ts';
import { settings } from '#settings';

export const page: PageModule = {
  Screen: () => <PasswordScreen kind="fund" hint={settings.fundPasswordHint} />,
  logic: fundPassword,
  input: () => ({ newKey }),
};
