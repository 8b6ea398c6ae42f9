import { definePage } from '#app/page.ts';
import { register } from '#calls/register.ts';
import { smsCooldownFlow } from '#calls/sms.ts';
import { RegisterScreen } from '#features/register/RegisterScreen.tsx';
import { registerView } from '#features/register/registerView.ts';
import { settings } from '#settings';

export const page = definePage({
  logic: register,
  view: registerView,
  Screen: RegisterScreen,
  input: ({ search }) => ({ search, inviteCode: settings.inviteCode }),
  flows: [smsCooldownFlow],
});
