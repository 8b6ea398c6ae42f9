import { UserCenterScreen } from '#features/userCenter/UserCenterScreen.tsx';
import { userCenterView } from '#features/userCenter/userCenterView.ts';
import { createLotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import { createLotteryTransfer } from '#machines/lottery/lotteryTransfer.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import { avatarUploadMachine, type AvatarUpload } from '#machines/userCenter/avatarUpload.machine.ts';
import { gamesRecoveryMachine, gamesRecoverySubmission } from '#machines/userCenter/gamesRecovery.machine.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import type { VipLevel } from '#machines/vip/vipLevel.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

function bound(calls: CallScript, tellRecovered?: () => void) {
  return userCenterMachine.provide({
    actors: {
      avatar: avatarUploadMachine.provide({ actors: { upload: calls.promise<void, AvatarUpload>() } }),
      games: gamesRecoveryMachine.provide({
        actors: {
          submission: calls.submission(gamesRecoverySubmission),
          refreshMoney: calls.promise<Partial<UserInfo>>(),
        },
        ...(tellRecovered && { actions: { tellRecovered } }),
      }),
      lottery: createLotteryBalanceMachine('member').provide({
        actors: {
          fetchLotteryBalance: calls.promise<string>(),
          submission: calls.submission(createLotteryTransfer('member')),
        },
      }),
      levels: createResourceMachine<VipLevel[]>('levels', calls.promise<VipLevel[]>()),
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
