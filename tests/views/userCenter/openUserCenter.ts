import { UserCenterScreen } from '#features/userCenter/UserCenterScreen.tsx';
import { createLotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import {
  createLotteryTransfer,
  type LotteryReceipt,
  type LotteryTransfer,
} from '#machines/lottery/lotteryTransfer.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';
import { avatarUploadMachine, type AvatarUpload } from '#machines/userCenter/avatarUpload.machine.ts';
import { gamesRecoveryMachine, gamesRecoverySubmission } from '#machines/userCenter/gamesRecovery.machine.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import type { VipLevel } from '#machines/vip/vipLevel.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

function bound(calls: CallScript, store: { masked: boolean }) {
  return userCenterMachine.provide({
    actors: {
      avatar: avatarUploadMachine.provide({ actors: { upload: calls.promise<void, AvatarUpload>() } }),
      games: gamesRecoveryMachine.provide({
        actors: {
          submission: gamesRecoverySubmission.provide({
            actors: { send: calls.promise<string, SubmissionRequest<null>>() },
          }),
          refreshMoney: calls.promise<UserInfo>(),
        },
      }),
      lottery: createLotteryBalanceMachine('member').provide({
        actors: {
          fetchLotteryBalance: calls.promise<string>(),
          submission: createLotteryTransfer('member').provide({
            actors: { send: calls.promise<LotteryReceipt, SubmissionRequest<LotteryTransfer>>() },
          }),
        },
      }),
      levels: createResourceMachine<VipLevel[]>('levels').provide({
        actors: { load: calls.promise<VipLevel[]>() },
      }),
    },
    actions: {
      storeMask: (_, { masked }) => {
        store.masked = masked;
      },
    },
  });
}

interface Options {
  hasToken?: boolean;
  user?: UserInfo | null;
  /** what the phone remembers of the mask */
  store?: { masked: boolean };
}

/** The user centre with every call of its flows scripted. */
export function openUserCenter({ hasToken = true, user = MEMBER, store = { masked: false } }: Options = {}) {
  let keys = 0;
  return openScreen({
    Screen: UserCenterScreen,
    logic: (calls) => bound(calls, store),
    input: () => ({
      masked: store.masked,
      hasToken: () => hasToken,
      newKey: () => `key-${(keys += 1)}`,
    }),
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
