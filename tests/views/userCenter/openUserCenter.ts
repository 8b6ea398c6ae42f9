import { UserCenterScreen } from '#features/userCenter/UserCenterScreen.tsx';
import { userCenterView } from '#features/userCenter/userCenterView.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import { gamesRecoveryMachine } from '#machines/userCenter/gamesRecovery.machine.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

function bound(calls: CallScript, tellRecovered?: () => void) {
  return calls.bind(userCenterMachine).provide({
    actors: {
      games: calls
        .bind(gamesRecoveryMachine)
        .provide({ ...(tellRecovered && { actions: { tellRecovered } }) }),
    },
  });
}

interface Options {
  user?: UserInfo | null;
  /** stands in the place of what tells that the games' money is back */
  tellRecovered?: () => void;
}

/** The user centre with every call of its flows scripted. */
export function openUserCenter({ user = MEMBER, tellRecovered }: Options = {}) {
  return openScreen({
    Screen: UserCenterScreen,
    view: userCenterView,
    logic: (calls) => bound(calls, tellRecovered),
    input: () => ({ masked: false }),
    location: '/userCenter',
    member: true,
    user,
  });
}

/** A URL with what jsdom lacks. */
export class BrowserUrl extends URL {
  static override createObjectURL = () => 'blob:chosen';
  static override revokeObjectURL = () => undefined;
}
