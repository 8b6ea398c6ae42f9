import type { PageModule } from '#app/page.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { login } from '#calls/login.ts';
import { LoginScreen } from '#features/login/LoginScreen.tsx';

export const page: PageModule = {
  Screen: LoginScreen,
  logic: login,
  input: ({ search }) => ({ search }),
  flows: [customerServiceFlow],
};
