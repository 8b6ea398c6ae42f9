import * as assets from '#api/assets.ts';
import type { Client } from '#api/client.ts';
import { contract, type CallName, type SentBy } from '#api/contract/contract.ts';
import type { DocumentedCall } from '#api/contract/call.ts';
import * as deposit from '#areas/deposit/api.ts';
import * as games from '#api/games.ts';
import * as launch from '#areas/game/api.ts';
import * as login from '#api/login.ts';
import * as lotteries from '#api/lottery.ts';
import * as notices from '#api/notices.ts';
import * as payoutAccounts from '#api/payoutAccounts.ts';
import { fetchProtection } from '#api/playerProtection.ts';
import { fetchPaymentInfo } from '#api/paymentInfo.ts';
import * as promotions from '#areas/promotions/api.ts';
import { fetchProviderGames } from '#areas/games/providerGames.ts';
import * as redPacket from '#api/redPacket.ts';
import { fetchServiceUrl } from '#api/service.ts';
import * as session from '#api/session.ts';
import * as site from '#api/site.ts';
import { submitForm } from '#api/submitForm.ts';
import * as userCenter from '#areas/userCenter/api.ts';
import { fetchVipLevels } from '#api/vip.ts';
import * as welfare from '#areas/welfare/api.ts';
import * as withdrawal from '#api/withdraw.ts';
import { amountRange, offeredAmounts } from '#machines/deposit/depositRules.ts';
import { compareAmounts } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { Reader } from './effect.ts';

/** Data from earlier answers for later calls. */
export interface Known {
  name: string;
  password: string;
  /** empty if none was given; calls that need it are not sent */
  fundPassword: string;
  token: string;
  lotteryToken: string;
  user?: Awaited<ReturnType<typeof session.fetchUser>>['info'];
  activity?: Parameters<typeof promotions.fetchActivity>[1];
  lottery?: string;
  game?: { platform: string; type: number; code: string };
  platform?: string;
  lotteryBalance?: string;
  channel?: Awaited<ReturnType<typeof deposit.fetchChannels>>[number];
  depositNo?: string;
  card?: Parameters<typeof withdrawal.withdraw>[1]['bank'];
  bound?: Parameters<typeof payoutAccounts.unbindCard>[1];
}

/** One request of the check, sent and read with the app's own function. */
export interface Step {
  call: CallName;
  /** distinguishes several requests of a call */
  of?: string;
  ask: (client: Client, known: Known) => Promise<unknown>;
  /** other functions of the app that read the same answer */
  readers?: readonly ((client: Client, known: Known) => Promise<unknown>)[];
  /** why it cannot be sent; null if it can */
  wanting?: (known: Known) => string | null;
  learn?: (answer: never, known: Known) => void;
  /** repeated after a pause until `met` */
  until?: { met: (answer: never) => boolean; tries: number; pauseMs: number };
  /** sent in every run although it changes something: the check's own session */
  own?: true;
}

const { signal } = new AbortController();

function step<Answer>(
  call: CallName,
  ask: (client: Client, known: Known) => Promise<Answer>,
  more: Omit<Step, 'call' | 'ask' | 'learn' | 'until'> & {
    learn?: (answer: Answer, known: Known) => void;
    until?: { met: (answer: Answer) => boolean; tries: number; pauseMs: number };
  } = {},
): Step {
  return { call, ask, ...more };
}

/** The documents' entry for a call. */
export function documented(call: CallName): DocumentedCall {
  return contract[call];
}

/** All readers of a step's answer. */
export function readersOf({ ask, readers = [] }: Step, known: Known): Reader[] {
  return [ask, ...readers].map((reader) => (client) => reader(client, known));
}

const key = () => crypto.randomUUID();
const needs = (what: keyof Known, why: string) => (known: Known) =>
  known[what] === undefined || known[what] === '' ? why : null;
const NO_FUND_PASSWORD = 'FLOWPLAY_FUND_PASSWORD is not set';
const NO_LOTTERY_TOKEN = 'POST /api/user answered without lottery_token';
/** The number of tries for a lottery token in the member's answer, and the pause in ms. */
const LOTTERY_TRIES = { tries: 4, pauseMs: 5000 };
const LAUNCH_TRIES = { tries: 15, pauseMs: 1000 };

const categories = ['hot', 'realbet', 'sport', 'gaming', 'joker', 'concise', 'lottery'] as const;
const providers = ['obgdy', 'fgdz', 'pp', 'ae'];
const recordTypes = [1, 2, 3, 4, 6, 7];
const MONTH = { api_type: '', date: '4', page: 1 };

const visitorSteps: readonly Step[] = [
  step('POST /api/app', (client) => site.fetchAppInfo(client, signal)),
  step('POST /api/homenotice', (client) => site.fetchNotices(client, signal)),
  step('POST /api/bannerList', (client) => site.fetchBanners(client, signal)),
  step('POST /api/getservicerurl', (client) => fetchServiceUrl(client, signal)),
  ...categories.map((category) =>
    step('GET /api/game/list', (client) => games.fetchGames(client, category, signal), {
      of: category,
      learn: (list, known) => {
        const first = list.find(({ platform_name }) => platform_name !== '');
        if (category !== 'concise' || first === undefined) return;
        known.game = { platform: first.platform_name, type: 3, code: first.game_code };
      },
    }),
  ),
  step('GET /api/hot-game', (client) => games.fetchHotGames(client, signal)),
  step('GET /api/lottery-games', (client) => games.fetchLotteries(client, signal), {
    learn: ([first], known) => {
      if (first !== undefined) known.lottery = first.gamecode;
    },
  }),
  ...providers.map((code) =>
    step('POST /api/gamelistBycode', (client) => fetchProviderGames(client, code, signal), { of: code }),
  ),
  step('POST /api/uservip', (client) => fetchVipLevels(client, signal)),
  step('POST /api/activitylist', (client) => promotions.fetchActivities(client, '', signal), {
    learn: ([first], known) => {
      if (first !== undefined) known.activity = first.id;
    },
  }),
  step(
    'POST /api/activitydeatil',
    (client, { activity = '' }) => promotions.fetchActivity(client, activity, signal),
    {
      wanting: needs('activity', 'POST /api/activitylist lists no promotion'),
    },
  ),
];

/** The login, whose answer enables all calls of members. */
export const loginStep = step(
  'POST /api/login_pc',
  (client, { name, password }) => login.login(client, { name, password }, signal),
  {
    learn: (token, known) => {
      known.token = token;
    },
  },
);

const memberSteps: readonly Step[] = [
  step('POST /api/user', (client) => session.fetchUser(client, signal), {
    learn: ({ info, lotteryToken }, known) => {
      Object.assign(known, { user: info, lotteryToken });
    },
    until: { met: ({ lotteryToken }) => lotteryToken !== '', ...LOTTERY_TRIES },
  }),
  step('POST /api/balance', (client) => session.fetchBalance(client, signal)),
  step('POST /api/refreshusermoney', (client) => userCenter.refreshMoney(client, signal)),
  step('POST /api/noticeList', (client, { token }) => notices.fetchNotices(client, token, signal)),
  ...([1, 2, 5] as const).map((type) =>
    step('POST /api/getcard', (client) => payoutAccounts.fetchCards(client, type, signal), {
      of: `type ${type}`,
      learn: ([first], known) => {
        if (type === 1 && first !== undefined) known.card = first.id;
      },
    }),
  ),
  step('POST /api/banklist', (client) => payoutAccounts.fetchBanks(client, signal)),
  step('GET /api/activebanks', (client) => payoutAccounts.fetchActiveBanks(client, signal)),
  step('POST /api/balancelist', (client) => assets.fetchPlatforms(client, signal), {
    learn: ([first], known) => {
      if (first !== undefined) known.platform = first.platname;
    },
  }),
  ...recordTypes.map((type) =>
    step(
      'POST /api/gettransrecord',
      (client) => assets.fetchTransactions(client, { ...MONTH, type }, signal),
      {
        of: `type ${type}`,
        readers: [(client) => withdrawal.fetchNewest(client, type, signal)],
      },
    ),
  ),
  step('POST /api/betrecord', (client) => assets.fetchBets(client, MONTH, signal)),
  step('POST /api/getfanshui', (client) => assets.fetchRebates(client, { ...MONTH, type: 5 }, signal)),
  step('GET /api/userredpacket', (client) => redPacket.fetchRedPacket(client, signal), {
    readers: [(client) => welfare.fetchChances(client, signal)],
  }),
  step('POST /api/redpacket', (client) => welfare.fetchRedPackets(client, 1, signal)),
  step('POST /api/activityApplyLog', (client) => promotions.fetchApplications(client, signal)),
  step('GET /api/get_pay_way', (client) => deposit.fetchPayWays(client, signal)),
  step('GET /api/payment-channels', (client) => deposit.fetchChannels(client, signal), {
    learn: (channels, known) => {
      const usable = channels.find(({ options }) => options.length > 0);
      if (usable !== undefined) known.channel = usable;
    },
  }),
  step('GET /api/player-protection', (client) => fetchProtection(client, signal)),
  step('GET /api/getAgentLoginUrl', (client) => launch.fetchAgentUrl(client, signal), {
    wanting: ({ user }) => (user?.isagent === 1 ? null : 'the member is no agent'),
  }),
  step(
    'POST /api/get-game-balance',
    (client, { lotteryToken }) => lotteries.fetchLotteryBalance(client, lotteryToken, signal),
    {
      wanting: needs('lotteryToken', NO_LOTTERY_TOKEN),
      learn: (balance, known) => {
        if (balance !== null) known.lotteryBalance = balance;
      },
    },
  ),
  step(
    'POST /api/game-address',
    (client, { lottery = '', lotteryToken }) =>
      lotteries.fetchLotteryAddress(client, { gameId: lottery, token: lotteryToken }, signal),
    {
      wanting: (known) =>
        needs('lotteryToken', NO_LOTTERY_TOKEN)(known) ??
        needs('lottery', 'GET /api/lottery-games lists no lottery')(known),
    },
  ),
];

/** The smallest amount that a payment option accepts, CNY. */
function leastOf({
  amount_range,
  fixed_amounts,
}: {
  amount_range: string;
  fixed_amounts: ServerAmount[];
}): string {
  const range = amountRange(amount_range);
  const [least] = offeredAmounts({ name: '', code: '', range, fixed: fixed_amounts });
  return least ?? range?.min ?? '100';
}

/** A picture with one transparent pixel. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** An address of the right format that belongs to nobody. */
const NOBODYS_ADDRESS = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';

const writingSteps: readonly Step[] = [
  step(
    'POST /api/uptransferstatus',
    (client, { user }) => assets.saveTransferStatus(client, user?.transferstatus ?? 0, signal),
    { of: 'as it is' },
  ),
  step(
    'POST /api/updateuserinfo',
    (client, { user }) =>
      submitForm(client, 'POST /api/updateuserinfo', { body: { email: user?.email ?? '' } }, signal),
    {
      of: 'as it is',
      wanting: ({ user }) => ((user?.email ?? '') === '' ? 'the member has no email' : null),
    },
  ),
  step('POST /api/uploadimg', (client) =>
    userCenter.uploadPicture(client, new Blob([POINT], { type: 'image/gif' }), signal),
  ),
  step(
    'POST /api/getGameUrl',
    (client, { game }) => launch.requestGameUrl(client, game ?? { platform: '', type: 0, code: '' }, signal),
    { wanting: needs('game', 'GET /api/game/list lists no concise game') },
  ),
  step(
    'GET /api/getGameUrlResult',
    (client, { game }) => launch.fetchGameUrl(client, game?.platform ?? '', signal),
    {
      wanting: needs('game', 'GET /api/game/list lists no concise game'),
      until: { met: (url) => url !== '', ...LAUNCH_TRIES },
    },
  ),
  step(
    'POST /api/recharge',
    (client) =>
      deposit.recharge(client, { paytype: 'usdt', amount: '100.00', catepay: 'TRC20' }, key(), signal),
    {
      learn: (message, known) => {
        known.depositNo = message;
      },
    },
  ),
  step('POST /api/payinfo', (client, { depositNo = '' }) => fetchPaymentInfo(client, depositNo, signal), {
    wanting: needs('depositNo', 'POST /api/recharge answered without deposit number'),
  }),
  step(
    'POST /api/process',
    (client, { channel, token }) => {
      const [option] = channel?.options ?? [];
      return deposit.processPayment(
        client,
        {
          channel: channel?.channel ?? '',
          payname: option?.payname ?? '',
          payOption: option?.bank_code ?? '',
          amount: option === undefined ? '100' : leastOf(option),
          api_token: token,
        },
        key(),
        signal,
      );
    },
    { wanting: needs('channel', 'GET /api/payment-channels lists no option') },
  ),
  ...(['in', 'out'] as const).map((direction) =>
    step(
      'POST /api/transfer',
      (client, { platform = '' }) => {
        const [sourcetype, targettype] =
          direction === 'in' ? ['userbalance', platform] : [platform, 'userbalance'];
        return assets.transfer(client, { amount: '1.00', sourcetype, targettype }, key(), signal);
      },
      { of: direction, wanting: needs('platform', 'POST /api/balancelist lists no platform') },
    ),
  ),
  step('POST /api/transall', (client) => userCenter.recoverAll(client, key(), signal)),
  step(
    'POST /api/transfer-out',
    (client, { lotteryToken }) =>
      lotteries.transferOut(client, { amount: '1.00', token: lotteryToken, idempotencyKey: key() }, signal),
    {
      wanting: ({ lotteryBalance = '0' }) =>
        compareAmounts(lotteryBalance, '1') < 0 ? 'the lottery’s wallet holds less than 1.00' : null,
    },
  ),
  step('POST /api/dofanshui', (client) => assets.claimRebate(client, key(), signal)),
  step('POST /api/douserredpacket', (client) => redPacket.grabRedPacket(client, key(), signal)),
  step(
    'POST /api/doactivityapply',
    (client, { activity = '' }) =>
      promotions.applyForActivity(client, { id: activity, idempotencyKey: key() }, signal),
    { wanting: needs('activity', 'POST /api/activitylist lists no promotion') },
  ),
  step(
    'POST /api/bindcard',
    (client, { fundPassword }) =>
      submitForm(
        client,
        'POST /api/bindcard',
        {
          body: {
            bank: 'USDT',
            bank_owner: 'TRC20',
            bank_no: NOBODYS_ADDRESS,
            bank_address: '',
            pay_pass: fundPassword,
          },
          idempotencyKey: key(),
        },
        signal,
      ),
    { wanting: needs('fundPassword', NO_FUND_PASSWORD) },
  ),
  step('POST /api/getcard', (client) => payoutAccounts.fetchCards(client, 2, signal), {
    of: 'type 2, bound',
    learn: (cards, known) => {
      const bound = cards.find(({ number }) => number === NOBODYS_ADDRESS);
      if (bound !== undefined) known.bound = bound.id;
    },
  }),
  step('POST /api/delcard', (client, { bound = '' }) => payoutAccounts.unbindCard(client, bound, signal), {
    wanting: needs('bound', 'no account was bound'),
  }),
  step(
    'POST /api/withdraw',
    (client, { card = '', fundPassword }) =>
      withdrawal.withdraw(client, { amount: '100.00', bank: card, password: fundPassword }, key(), signal),
    {
      wanting: (known) =>
        needs('fundPassword', NO_FUND_PASSWORD)(known) ?? needs('card', 'the member has no bank card')(known),
    },
  ),
];

/** Why a call with an example cannot be sent for some members. */
const wantingExample: Readonly<Partial<Record<CallName, Step['wanting']>>> = {
  'POST /api/applyagentdo': ({ user }) => (user?.isagent === 1 ? 'the member is an agent' : null),
};

/** A step for each call of the contract with an example, which is sent as a form sends it. */
const exampleSteps: readonly Step[] = (Object.keys(contract) as CallName[]).flatMap((call) => {
  const { example: body, idempotent } = documented(call);
  if (body === undefined) return [];
  const wanting = wantingExample[call];
  const sent = () => ({ body, ...(idempotent && { idempotencyKey: key() }) }) as SentBy<CallName>;
  return [
    step(
      call,
      (client) => submitForm(client, call, sent(), signal),
      wanting === undefined ? {} : { wanting },
    ),
  ];
});

/** Ends the session that the check has opened. */
const logoffStep = step('POST /api/logoff', (client) => session.logoff(client, signal), { own: true });

/** Every request of a run in order; those that change something only on request. */
export function stepsOf(run: { login: boolean; write: boolean }): Step[] {
  return [
    ...visitorSteps,
    ...(run.login
      ? [loginStep, ...memberSteps, ...(run.write ? [...writingSteps, ...exampleSteps] : []), logoffStep]
      : []),
  ];
}

/** Calls that are never sent, with the reason. */
export const neverSent: Readonly<Partial<Record<CallName, string>>> = {
  'POST /api/register': 'it makes a member',
  'POST /api/send-sms': 'it sends a message to a phone',
  'POST /api/editPassword': 'it changes the password',
  'POST /api/editPayPassword': 'it changes the fund password',
  'POST /api/getpaybank': 'the app does not use it',
  'POST /api/player-protection': 'its limits and breaks cannot be taken back',
};
