import { fetchPlatforms } from '#api/assets.ts';
import { createClient } from '#api/client.ts';
import { fetchLotteryBalance } from '#api/lottery.ts';
import * as api from './api.ts';
import { fetchVipLevels } from '#api/vip.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client, clientConfig } from '#calls/client.ts';
import { lotteryBalanceAt } from '#calls/lotteryBalance.ts';
import { lotteryToken } from '#calls/lotteryToken.ts';
import { keepLotteryToken } from '#calls/keepLotteryToken.ts';
import { fetchWithProgress } from '#lib/fetchWithProgress.ts';
import { readStored, writeStored } from '#lib/storage.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { avatarUploadMachine, type AvatarUpload } from '#machines/userCenter/avatarUpload.machine.ts';
import { gamesRecoveryMachine, gamesRecoverySubmission } from '#machines/userCenter/gamesRecovery.machine.ts';
import type { Holdings } from '#machines/userCenter/holdings.ts';
import { holdingsMachine } from '#machines/userCenter/holdings.machine.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import { sumOf } from '#machines/kit/money/amount.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import type { VipLevel } from '#machines/kit/vip/vipLevel.ts';

/** The app's client, reporting the progress of the upload. */
function clientReportingTo(receiver: AvatarUpload['receiver']) {
  const tell = (percent: number) => receiver.send({ type: 'upload.progressed', percent });
  return createClient({ ...clientConfig, fetch: fetchWithProgress(tell) });
}

/**
 * Counts the money outside the main wallet. The lottery alone is unknown where its balance fails: its token may have
 * expired without the session.
 */
async function countHoldings(_: void, signal: AbortSignal): Promise<Holdings> {
  const token = lotteryToken.current;
  const hasLottery = token !== '';
  const [platforms, lottery] = await Promise.all([
    fetchPlatforms(client, signal),
    hasLottery ? fetchLotteryBalance(client, token, signal).catch(() => null) : null,
  ]);
  return { games: sumOf(platforms.map(({ balance }) => balance)), lottery, hasLottery };
}

/** The user centre with its calls and storage. */
export const userCenter = userCenterMachine.provide({
  actors: {
    avatar: avatarUploadMachine.provide({
      actors: {
        upload: boundCall(({ picture, receiver }: AvatarUpload, signal) =>
          api.uploadPicture(clientReportingTo(receiver), picture, signal),
        ),
      },
    }),
    games: gamesRecoveryMachine.provide({
      actors: {
        submission: boundSubmission(gamesRecoverySubmission, ({ key }, signal) =>
          api.recoverAll(client, key, signal),
        ),
        refreshMoney: boundCall(async (_: void, signal): Promise<Partial<UserInfo>> => {
          const { patch, lotteryToken } = await api.refreshMoney(client, signal);
          return { ...patch, hasLotteryToken: keepLotteryToken(lotteryToken) };
        }),
      },
    }),
    lottery: lotteryBalanceAt('member'),
    holdings: holdingsMachine.provide({ actors: { countHoldings: boundCall(countHoldings) } }),
    levels: createResourceMachine<VipLevel[]>(
      'levels',
      boundCall((_: void, signal) => fetchVipLevels(client, signal)),
      { part: '等级' },
    ),
  },
  actions: { storeMask: (_, { masked }) => writeStored('balanceMasked', masked) },
});

/** Whether the balance was masked on this phone the last time. */
export function storedMask(): boolean {
  return readStored('balanceMasked') === true;
}
