import type { PageModule } from '#app/page.ts';
import { loginPassword } from '#calls/password.ts';
import { PasswordScreen } from '#features/password/PasswordScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = {
  Screen: () => <PasswordScreen kind="login" />,
  logic: loginPassword,
  input: () => ({ newKey }),
};
