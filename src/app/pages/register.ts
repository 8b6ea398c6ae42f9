import { definePage } from '#app/page.ts';
import { keptInviter } from '#calls/inviter.ts';
import { register } from '#calls/register.ts';
import { smsCooldownFlow } from '#calls/sms.ts';
import { RegisterScreen } from '#features/register/RegisterScreen.tsx';
import { registerView } from '#features/register/registerView.ts';
import { pageSettings } from '#pageSettings';

export const page = definePage({
  logic: register,
  view: registerView,
  Screen: RegisterScreen,
  input: ({ search }) => ({ search, pid: keptInviter(), inviteCode: pageSettings.inviteCode }),
  flows: [smsCooldownFlow],
});
