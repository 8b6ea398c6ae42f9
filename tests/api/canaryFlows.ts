import type { RoutePath } from '#machines/app/navigation/routes.ts';
import { aPayoutAccount } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { MARK } from '#tools/secretMark.ts';
import { formPages } from '#tests/support/forms.ts';

const secret = (name: string) => `${MARK}${name}9`;
/** A secret for each of these fields. */
const secrets = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, secret(`Field_${field}`)]));
const signed = (site: string) =>
  `https://${site}.example/enter?ticket=${secret('Ticket')}#${secret('Fragment')}`;

const member = {
  username: 'player88',
  balance: '100.00',
  isagent: 0,
  transferstatus: 1,
  api_token: secret('ApiToken'),
  lottery_token: secret('LotteryToken'),
  ...secrets('realname', 'mobile', 'email', 'birthday'),
};

/** Responses with secrets in every field, as a real backend sends them: the data by path; an empty list otherwise. */
export const canaryAnswers: Readonly<Record<string, unknown>> = {
  '/api/login_pc': member,
  '/api/register': member,
  '/api/user': member,
  '/api/refreshusermoney': member,
  '/api/balance': { balance: '100.00', mbalance: '0' },
  '/api/app': { site_state: 1, redpacket_switch: 1, is_sms: 1 },
  '/api/getGameUrlResult': { url: signed('play') },
  '/api/getservicerurl': { url: signed('service') },
  '/api/game-address': { addr_wap: signed('lottery') },
  '/api/get-game-balance': { balance: '10.00' },
  '/api/transfer-out': { beforeBalance: '10', afterBalance: '0', amount: '10' },
  '/api/getcard': [{ id: '1', bank: 'ICBC', bank_no: secret('CardNo'), bank_owner: secret('Owner') }],
  '/api/banklist': [{ bank_name: 'ICBC' }],
  '/api/activebanks': [{ bank_name: 'ERC20' }],
  '/api/get_pay_way': { card: 1, usdt: 1, online: 1, alipay: 1 },
  '/api/payment-channels': [
    { channel: 'a', name: 'A', options: [{ payname: 'p', bank_code: 'b', amount_range: '10-1000' }] },
  ],
  '/api/process': { url: signed('pay') },
  '/api/payinfo': {
    info: { amount: '100', real_money: '100', bank: 'ERC20', paytype: 'usdt' },
    cardlist: [{ mch_id: secret('PayTo'), payimg: signed('pay') }],
  },
  '/api/userredpacket': { sendnums: 3, acquirednum: 0, max_times: 3, rules: [] },
  '/api/douserredpacket': { redpacketmoney: '8.88' },
  '/api/redpacket': { data: [], total: 0 },
  '/api/getfanshui': { list: [], last_page: 1, jisuan: '1', nojisuan: '10' },
  '/api/balancelist': [{ name: 'FG', platname: 'fg', balance: '10.00' }],
  '/api/player-protection': {
    server_time: '2026-11-21 12:00:00',
    deposit_limits: [
      { period: 'day', amount: '100.00', used: '0.00', resets_at: '2026-11-22 00:00:00', pending: null },
    ],
    break_until: null,
    closed_until: null,
  },
  '/api/activitydeatil': { id: '1', title: '优惠' },
};

/** The `message` of a success response, by path. */
export const canaryMessages: Readonly<Record<string, string>> = { '/api/recharge': 'CK2026112100001' };

/** A user action: an event for the running actor of a machine. */
type Doing = readonly [machine: string, event: { type: string } & Record<string, unknown>];

export interface CanaryFlow {
  name: string;
  page: RoutePath;
  search?: string;
  doings?: readonly Doing[];
  answers?: Readonly<Record<string, unknown>>;
  /** the message of an error response, by path */
  refusals?: Readonly<Record<string, string>>;
  /** runs without a session */
  visitor?: true;
  /** time (ms) before the first event is sent */
  duration?: number;
}

const submit = (values: Record<string, unknown>) => ({ type: 'submit', values });
/** Enters 100 in a machine's form and submits it. */
const send100 = (machine: string, sent: object = {}): readonly Doing[] => [
  [machine, { type: 'amount.typed', text: '100' }],
  [machine, { type: 'submit', ...sent }],
];

/**
 * For each page with a single form: the secrets are submitted first, which is an error if they are not valid values,
 * then the valid values.
 */
const formFlows: readonly CanaryFlow[] = formPages.map((form) => {
  const { name, page, machine, labels, valid, notSecret = [] } = form;
  const secrets = Object.keys(labels).filter((field) => !notSecret.includes(field));
  const marked = secrets.map((field) => [field, `${valid[field] ?? ''}${secret('Typed')}`]);
  return {
    name,
    page,
    doings: [
      [machine.id, submit({ ...valid, ...Object.fromEntries(marked) })],
      [machine.id, { type: 'edited' }],
      [machine.id, submit(valid)],
    ],
  };
});

/** A flow for every machine that handles secrets, and for every page. */
export const canaryFlows: readonly CanaryFlow[] = [
  ...formFlows,
  { name: 'home', page: '/' },
  {
    name: 'login',
    page: '/login',
    doings: [['login', submit({ name: 'player88', password: secret('Password') })]],
  },
  {
    name: 'register',
    page: '/register',
    doings: [
      ['smsCooldown', { type: 'code.requested', phone: secret('Phone') }],
      [
        'register',
        {
          smsOpen: false,
          ...submit({
            name: 'player88',
            phone: '13900000000',
            smsCode: secret('SmsCode'),
            realname: '王小明',
            password: secret('Password'),
            password_confirmation: secret('Password'),
            invite_code: secret('Invite'),
          }),
        },
      ],
    ],
  },
  { name: 'account', page: '/accountCenter' },
  {
    name: 'payout accounts',
    page: '/bankCard',
    doings: [
      ['payoutAccounts', { type: 'unbind.requested', account: aPayoutAccount() }],
      ['payoutAccounts', { type: 'unbind.confirmed' }],
    ],
  },
  {
    name: 'bank card',
    page: '/addBankCard',
    doings: [
      [
        'bankCard',
        submit({
          kind: 'bank',
          from: '',
          bank: 'ICBC',
          ...secrets('owner', 'address', 'number', 'fundPassword'),
        }),
      ],
    ],
  },
  {
    name: 'USDT address',
    page: '/addUsdtCard',
    doings: [['usdtAddress', submit({ protocol: 'ERC20', ...secrets('address', 'fundPassword') })]],
  },
  {
    name: 'other wallet',
    page: '/addUsdtCards',
    doings: [['wallet', submit({ walletType: 'ERC20', ...secrets('address', 'fundPassword') })]],
  },
  {
    name: 'withdrawal',
    page: '/withdraw',
    doings: [
      ['withdraw', { type: 'account.selected', account: '1' }],
      ...send100('withdraw', { password: secret('Fund') }),
    ],
  },
  {
    name: 'online deposit',
    page: '/deposit',
    doings: send100('onlineDeposit'),
  },
  {
    name: 'refused online deposit',
    page: '/deposit',
    refusals: { '/api/process': `请打开 ${signed('pay')}` },
    doings: send100('onlineDeposit'),
  },
  {
    name: 'digital deposit',
    page: '/deposit',
    doings: [
      ['digitalDeposit', { type: 'protocol.selected', protocol: 'ERC20' }],
      ...send100('digitalDeposit'),
    ],
  },
  {
    name: 'bank deposit',
    page: '/deposit',
    doings: [
      ['offlineDeposit', { type: 'method.selected', method: 'card' }],
      ...send100('offlineDeposit', {
        details: { bank: 'ICBC', ...secrets('bank_owner', 'bank_no', 'bank_address') },
      }),
    ],
  },
  {
    name: 'records, rebate and transfers',
    page: '/assets',
    search: 'type=5',
    doings: [
      ['rebate', { type: 'claim', available: '10' }],
      ['transferDialog', { type: 'dialog.open', platform: 'fg' }],
      ['transferDialog', { type: 'amount.typed', text: '1' }],
      ['transferDialog', { type: 'submit', available: '100.00' }],
      ['transferSwitch', { type: 'switched', status: 0 }],
      [
        'recordRenewal',
        {
          type: 'rows.changed',
          filter: { tab: '5', platform: '', date: '4' },
          rows: [{ isWaiting: true }],
        },
      ],
    ],
  },
  { name: 'welfare', page: '/welfare', doings: [['welfareGrab', { type: 'claim', available: '3' }]] },
  { name: 'red packet', page: '/hongbao', doings: [['redPacket', { type: 'grab', at: null }]] },
  {
    name: 'user centre',
    page: '/userCenter',
    doings: [
      ['gamesRecovery', { type: 'recover' }],
      ['lotteryBalance', { type: 'transfer' }],
      [
        'avatarUpload',
        { type: 'picture.chosen', picture: new Blob([secret('Picture')], { type: 'image/png' }) },
      ],
    ],
  },
  {
    name: 'player protection',
    page: '/protection',
    doings: [
      ['depositLimit', { type: 'amount.typed', text: '500' }],
      ['depositLimit', { type: 'submit' }],
      ['breakTaking', { type: 'exclusion.requested' }],
      ['breakTaking', { type: 'exclusion.confirmed' }],
      ['accountClosing', { type: 'exclusion.requested' }],
      ['accountClosing', { type: 'word.typed', text: '关闭账户' }],
      ['accountClosing', { type: 'exclusion.confirmed' }],
    ],
  },
  { name: 'game', page: '/gamePage', search: 'name=fg&type=7&code=1' },
  { name: 'lottery', page: '/LotteryGamePage', search: 'gamecode=ssc' },
  {
    name: 'lottery token',
    page: '/about',
    answers: { '/api/user': { ...member, lottery_token: '' } },
    duration: 7000,
  },
  { name: 'customer service', page: '/kefu', doings: [['customerService', { type: 'service.open' }]] },
  { name: 'promotion', page: '/activeInfo', search: 'id=1', doings: [['activity', { type: 'apply' }]] },
  { name: 'promotions', page: '/activeList' },
  { name: 'applications', page: '/applyagentList' },
  { name: 'notices', page: '/myNews' },
  { name: 'notice', page: '/myNewsInfo', search: 'id=1' },
  { name: 'login detour', page: '/myNews', visitor: true },
  { name: 'games', page: '/games' },
  {
    name: 'game in its frame',
    page: '/game-shell',
    search: `url=${encodeURIComponent(signed('frame'))}`,
    doings: [
      ['gameShell', { type: 'agree' }],
      ['gameShell', { type: 'frame.failed' }],
    ],
  },
  { name: 'VIP', page: '/vip' },
  { name: 'FAQ', page: '/faq' },
  {
    name: 'about, as a new version is there',
    page: '/about',
    doings: [['release', { type: 'file.missing', wanted: false }]],
  },
  { name: 'app download', page: '/app' },
  { name: 'sponsor', page: '/sponsor' },
];
