import type { PageModule } from '#app/page.ts';
import { register } from '#calls/register.ts';
import { smsCooldownFlow } from '#calls/sms.ts';
import { RegisterScreen } from '#features/register/RegisterScreen.tsx';
import { settings } from '#settings';

export const page: PageModule = {
  Screen: RegisterScreen,
  logic: register,
  flows: [smsCooldownFlow],
  input: ({ search }) => ({ search, inviteCode: settings.inviteCode }),
};
