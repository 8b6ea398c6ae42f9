import { describe, expect, it } from 'vitest';
import * as assets from '#api/assets.ts';
import type { Client } from '#api/client.ts';
import * as deposit from '#areas/deposit/api.ts';
import * as games from '#api/games.ts';
import { fetchGameUrl } from '#areas/game/api.ts';
import * as notices from '#api/notices.ts';
import * as payoutAccounts from '#api/payoutAccounts.ts';
import * as promotions from '#areas/promotions/api.ts';
import { fetchProviderGames } from '#areas/games/providerGames.ts';
import { fetchRedPacket } from '#api/redPacket.ts';
import { fetchServiceUrl } from '#api/service.ts';
import * as session from '#api/session.ts';
import * as site from '#api/site.ts';
import { refreshMoney } from '#areas/userCenter/api.ts';
import { fetchVipLevels } from '#api/vip.ts';
import * as welfare from '#areas/welfare/api.ts';
import { fetchNewest } from '#api/withdraw.ts';
import { clientOf } from '#tests/sandbox/moneyMember.ts';
import { openTestSandbox, type Phone } from '#tests/sandbox/testSandbox.ts';

const NEVER = new AbortController().signal;
const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);
const records = { api_type: '', date: '4', page: 1 };

/** Everything the site reads, by name; each one is requested by the member's phone. */
const readings: Record<string, (call: Client) => Promise<unknown>> = {
  'app info': (call) => site.fetchAppInfo(call, NEVER),
  ticker: (call) => site.fetchNotices(call, NEVER),
  banners: (call) => site.fetchBanners(call, NEVER),
  'hot games': (call) => games.fetchGames(call, 'hot', NEVER),
  'concise games': (call) => games.fetchGames(call, 'concise', NEVER),
  'hot grid': (call) => games.fetchHotGames(call, NEVER),
  lotteries: (call) => games.fetchLotteries(call, NEVER),
  'provider games': (call) => fetchProviderGames(call, 'pp', NEVER),
  'game address': (call) => fetchGameUrl(call, 'pp', NEVER),
  'service address': (call) => fetchServiceUrl(call, NEVER),
  user: (call) => session.fetchUser(call, NEVER),
  'user after money': async (call) => {
    const { patch, lotteryToken } = await refreshMoney(call, NEVER);
    // an empty field is equivalent to a missing one
    return { lotteryToken, ...Object.fromEntries(Object.entries(patch).filter(([, field]) => field !== '')) };
  },
  balance: (call) => session.fetchBalance(call, NEVER),
  'vip levels': (call) => fetchVipLevels(call, NEVER),
  'red packets to grab': (call) => fetchRedPacket(call, NEVER),
  chances: (call) => welfare.fetchChances(call, NEVER),
  'red packets': (call) => welfare.fetchRedPackets(call, 1, NEVER),
  notices: (call) => notices.fetchNotices(call, 'x', NEVER),
  promotions: (call) => promotions.fetchActivities(call, '0', NEVER),
  promotion: (call) => promotions.fetchActivity(call, '1', NEVER),
  applications: (call) => promotions.fetchApplications(call, NEVER),
  'bank accounts': (call) => payoutAccounts.fetchCards(call, 1, NEVER),
  wallets: (call) => payoutAccounts.fetchCards(call, 5, NEVER),
  banks: (call) => payoutAccounts.fetchBanks(call, NEVER),
  'active banks': (call) => payoutAccounts.fetchActiveBanks(call, NEVER),
  platforms: (call) => assets.fetchPlatforms(call, NEVER),
  bets: (call) => assets.fetchBets(call, records, NEVER),
  rebates: (call) => assets.fetchRebates(call, { ...records, type: 5 }, NEVER),
  'pay ways': (call) => deposit.fetchPayWays(call, NEVER),
  channels: (call) => deposit.fetchChannels(call, NEVER),
  'newest withdrawal': (call) => fetchNewest(call, 2, NEVER),
  ...Object.fromEntries(
    [1, 2, 3, 4, 6, 7].map((type) => [
      `transactions of type ${type}`,
      (call: Client) => assets.fetchTransactions(call, { ...records, type }, NEVER),
    ]),
  ),
};

/** Normalises amounts by their value, because 12.5 and 12.50 are the same money, and ids to text. */
function byWorth(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(byWorth);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, byWorth(field)]));
  }
  return typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value) ? Number(value) : value;
}

async function pair(): Promise<{ phone: Phone; loose: (seed: number | null) => Promise<unknown> }> {
  const { member, clock } = await openTestSandbox();
  const phone = await member();
  clock.now += 5000;
  await phone.post('/api/doactivityapply', { activityid: 1 });
  await phone.post('/api/getGameUrl', { plat_name: 'pp', game_type: 0, game_code: 'x' });
  return { phone, loose: (seed) => phone.post('/sandbox/settings', { loose: seed }) };
}

describe('a backend that is looser than the documents says the same to the site', () => {
  it.each(Object.entries(readings))('%s', async (_, read) => {
    const { phone, loose } = await pair();
    const call = clientOf(phone);
    const strict = byWorth(await read(call));
    for (const seed of SEEDS) {
      await loose(seed);
      expect(byWorth(await read(call)), `seed ${seed}`).toEqual(strict);
    }
  });
});
