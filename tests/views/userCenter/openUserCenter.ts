import type { UserInfo } from '#machines/session/userInfo.ts';
import { gamesRecoveryMachine } from '#machines/userCenter/gamesRecovery.machine.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

interface Options {
  user?: UserInfo;
  /** replaces the action that reports the recovery of the games' money */
  tellRecovered?: () => void;
}

/** The user centre with every call of its flows scripted. */
export function openUserCenter({ user = MEMBER, tellRecovered }: Options = {}) {
  const games = gamesRecoveryMachine.provide({ ...(tellRecovered && { actions: { tellRecovered } }) });
  return openScreen('/userCenter', { logic: userCenterMachine.provide({ actors: { games } }), user });
}

/** A URL class with the methods that jsdom lacks. */
export class BrowserUrl extends URL {
  static override createObjectURL = () => 'blob:chosen';
  static override revokeObjectURL = () => undefined;
}
