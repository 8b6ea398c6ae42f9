import { definePage } from '#hooks/definePage.ts';
import { keptInviter } from '#calls/inviter.ts';
import { register } from './calls.ts';
import { newcomerFlow } from './newcomerFlow.tsx';
import { smsCooldownFlow } from './smsCalls.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import { registerView } from './registerView.ts';
import { pageSettings } from '#pageSettings';

export const page = definePage({
  logic: register,
  view: registerView,
  Screen: RegisterScreen,
  input: ({ search }) => ({ search, pid: keptInviter(), inviteCode: pageSettings.inviteCode }),
  flows: [smsCooldownFlow, newcomerFlow],
});
