import * as v from 'valibot';
import type { DocumentedCall as ContractCall } from '#api/contract/call.ts';
import { contract, type CallName } from '#api/contract/contract.ts';

/**
 * Response schemas exactly as the documents specify them (spec 1 §3 and §7, spec 2 §3 and §7, D37 to D39, D51): no
 * additional fields, and one type per field. The site accepts much more than this; the sandbox that it is tested with
 * must not send more.
 */
const text = v.string();
/** CNY or USDT */
const amount = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));
const rate = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
const whole = v.pipe(v.number(), v.integer());
const flag = v.picklist([0, 1]);
const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)/));
const nothing = v.null();
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.minLength(1));

const user = v.strictObject({
  username: text,
  avatar: text,
  vip: whole,
  vipname: text,
  balance: amount,
  mbalance: amount,
  paysum: amount,
  realname: text,
  mobile: text,
  email: text,
  birthday: text,
  api_token: text,
  lottery_token: text,
  isagent: flag,
  transferstatus: flag,
  withdrawcashfee: rate,
  withdrawfeeusdttrc: rate,
  withdrawusdtrate: rate,
  usdtrate: rate,
});
const token = v.strictObject({ api_token: v.pipe(v.string(), v.minLength(1)) });
const url = v.strictObject({ url: address });
const game = { name: text, platform_name: text, game_code: text, pic: address };
const banks = list(v.strictObject({ bank_name: text }));
const transaction = v.strictObject({
  amount,
  created_at: instant,
  pay_way: text,
  channel_name: text,
  out_trade_no: text,
  order_id: text,
  state: whole,
  status: text,
  order_no: text,
  relatedorders: text,
  type: whole,
  // the contract's optional extensions
  reviewed_at: v.optional(instant),
  arrived_at: v.optional(instant),
  payable: v.optional(flag),
  pay_url: v.optional(text),
  reason: v.optional(text),
  account: v.optional(text),
  fee: v.optional(amount),
  received: v.optional(amount),
  currency: v.optional(text),
});
const bet = v.strictObject({
  bet_amount: amount,
  bet_time: instant,
  Code: text,
  win_loss: amount,
  bet_id: text,
  state: whole,
});
const rebate = v.strictObject({
  money: amount,
  gamename: text,
  state: whole,
  created_at: instant,
  updated_at: instant,
});
const activity = v.strictObject({
  id: whole,
  title: text,
  banner: address,
  content: text,
  memo: text,
  created_at: instant,
});
const percent = v.pipe(v.string(), v.regex(/^\d+\.\d\d$/));

/** A request to a call, and the schema of the data in its response. */
export interface DocumentedCall {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  data: v.GenericSchema;
  /** the code of a success */
  code?: number;
}

const get = (path: string, data: v.GenericSchema): DocumentedCall => ({ method: 'GET', path, data });
const post = (path: string, data: v.GenericSchema, body: object = {}): DocumentedCall => ({
  method: 'POST',
  path,
  body,
  data,
});
const records = { api_type: '', date: 4, page: 1 };

/** The calls that only read, for a member with records of every kind. */
export const readingCalls: readonly DocumentedCall[] = [
  post(
    '/api/app',
    v.strictObject({
      title: text,
      site_state: flag,
      repair_tips: text,
      redpacket_switch: flag,
      index_modal: flag,
      webcontent: text,
      sms_open: flag,
      name: text,
      version: text,
      ios_download_url: address,
    }),
  ),
  post('/api/getservicerurl', url),
  post('/api/balance', v.strictObject({ balance: amount, mbalance: amount })),
  post('/api/user', user),
  post('/api/refreshusermoney', user),
  ...['hot', 'realbet', 'sport', 'gaming', 'joker', 'lottery'].map((category) =>
    get(`/api/game/list?category=${category}`, list(v.strictObject({ ...game, category: text }))),
  ),
  get('/api/game/list?category=concise', list(v.strictObject({ ...game, app_state: flag }))),
  get(
    '/api/hot-game',
    v.strictObject({
      gameLists: list(v.strictObject({ id: whole, ...game, category_id: whole })),
      lotteryGames: list(
        v.strictObject({ id: whole, name: text, title: text, gamecode: text, pic: address }),
      ),
    }),
  ),
  get(
    '/api/lottery-games?isopen=1&is_recommend=1',
    v.strictObject({ data: list(v.strictObject({ name: text, gamecode: text, pic: address })) }),
  ),
  post(
    '/api/gamelistBycode',
    list(v.strictObject({ catecode: text, gamecode: text, gamename: text, gamepic: address })),
    { gamecode: 'pp' },
  ),
  post('/api/homenotice', list(text)),
  post('/api/bannerList', list(v.strictObject({ src: address })), { type: 2 }),
  post(
    '/api/uservip',
    list(
      v.strictObject({
        flow: whole,
        recharge: whole,
        realperson: percent,
        electron: percent,
        joker: percent,
        sport: percent,
        lottery: percent,
        e_sport: percent,
      }),
    ),
  ),
  get(
    '/api/userredpacket?page=1',
    v.strictObject({
      sendnums: whole,
      acquirednum: whole,
      max_times: whole,
      // the contract's optional extension
      yesterday_deposit: v.optional(amount),
      rules: list(
        v.strictObject({
          start_time: instant,
          end_time: instant,
          day_flow: rate,
          flow_money: rate,
          recharge: rate,
        }),
      ),
    }),
  ),
  ...[1, 2, 5].map((type) =>
    post(
      '/api/getcard',
      list(
        v.strictObject({
          id: whole,
          bank: text,
          bank_owner: text,
          bank_no: text,
          bank_address: text,
          ico: address,
        }),
      ),
      { type },
    ),
  ),
  post('/api/banklist', banks),
  get('/api/activebanks', banks),
  post('/api/getpaybank', banks),
  post(
    '/api/noticeList',
    v.strictObject({
      data: list(v.strictObject({ id: whole, title: text, content: text, created_at: instant })),
    }),
    { page: 1, limit: 999 },
  ),
  post('/api/balancelist', list(v.strictObject({ name: text, platname: text, balance: amount }))),
  ...[1, 2, 3, 4, 6, 7].map((type) =>
    post('/api/gettransrecord', v.strictObject({ data: list(transaction), last_page: whole }), {
      ...records,
      type,
    }),
  ),
  post('/api/betrecord', v.strictObject({ data: list(bet), last_page: whole }), records),
  post('/api/getfanshui', v.strictObject({ list: list(rebate), jisuan: amount, nojisuan: amount }), {
    ...records,
    type: 5,
  }),
  post(
    '/api/redpacket',
    v.strictObject({
      data: list(v.strictObject({ money: amount, redpacketmoney: amount, created_at: instant })),
      total: whole,
    }),
    { page: 1 },
  ),
  post('/api/activitylist', list(activity), { type: '' }),
  post('/api/activitydeatil', activity, { id: 1 }),
  post('/api/activityApplyLog', list(v.strictObject({ id: whole, activity_name: text, state: whole })), {
    page: 1,
    limit: 999,
  }),
  get(
    '/api/get_pay_way',
    v.strictObject({ usdt: flag, card: flag, alipay: flag, wxpay: flag, online: flag, wechat: flag }),
  ),
  get(
    '/api/payment-channels',
    list(
      v.strictObject({
        channel: text,
        name: text,
        options: list(
          v.strictObject({
            payname: text,
            bank_code: text,
            amount_range: v.pipe(v.string(), v.regex(/^(\d+-\d+)?$/)),
            fixed_amounts: v.array(text),
          }),
        ),
      }),
    ),
  ),
];

const card = { bank_owner: '方一清', bank_address: '上海', pay_pass: '888888' };
const changedPassword = { password: 'demo8888', paypassword: 'fresh888' };
const changedFundPassword = { password: '888888', paypassword: '135790' };

/** The calls that change something or read what was changed, in an order that works. */
export const changingCalls = ({
  lotteryToken,
  depositNumber,
  cardId,
  boundCardId,
}: {
  lotteryToken: string;
  depositNumber: string;
  cardId: number;
  boundCardId: number;
}): readonly DocumentedCall[] => [
  post('/api/getGameUrl', nothing, { plat_name: 'pp', game_type: 0, game_code: 'x', is_mobile_url: 1 }),
  get('/api/getGameUrlResult?plat_name=pp', v.strictObject({ url: text })),
  get('/api/getAgentLoginUrl', url),
  post('/api/game-address', v.strictObject({ addr_wap: address, addr_web: address }), {
    gameId: 'cqssc',
    token: lotteryToken,
  }),
  post('/api/get-game-balance', v.strictObject({ balance: amount }), { token: lotteryToken }),
  post('/api/transfer-out', v.strictObject({ beforeBalance: amount, afterBalance: amount, amount }), {
    amount: '1',
    token: lotteryToken,
  }),
  post('/api/transfer', nothing, { amount: '10', sourcetype: 'userbalance', targettype: 'pp' }),
  post('/api/transall', nothing),
  post('/api/uptransferstatus', nothing, { transferstatus: 1 }),
  post('/api/dofanshui', nothing),
  post('/api/douserredpacket', v.strictObject({ redpacketmoney: amount })),
  post('/api/recharge', nothing, { paytype: 'usdt', amount: '100', catepay: 'TRC20' }),
  post(
    '/api/payinfo',
    v.strictObject({
      info: v.strictObject({
        amount,
        real_money: amount,
        bank: text,
        paytype: text,
        // the contract's optional extension
        arrival: v.optional(text),
      }),
      cardlist: list(v.strictObject({ mch_id: text, payimg: text })),
    }),
    { deposit_no: depositNumber },
  ),
  post('/api/process', url, { channel: 'fast', payname: '银联快捷', payOption: 'UNION', amount: '100' }),
  post('/api/process', v.strictObject({ payUrl: address }), {
    channel: 'bridge',
    payname: '快捷支付',
    payOption: 'BRIDGE',
    amount: '100',
  }),
  post('/api/withdraw', nothing, { amount: '100', bank: cardId, password: '888888' }),
  post('/api/bindcard', nothing, { ...card, bank: '工商银行', bank_no: '6222000099998888' }),
  post('/api/delcard', nothing, { id: boundCardId }),
  post('/api/doactivityapply', nothing, { activityid: 9 }),
  post('/api/updateuserinfo', nothing, { email: 'a@example.com' }),
  post('/api/editPayPassword', nothing, changedFundPassword),
  post('/api/editPassword', nothing, changedPassword),
];

/** The calls of the contract that change something with the same body for every member. */
export const exampleCalls: readonly DocumentedCall[] = (
  Object.entries(contract) as [CallName, ContractCall][]
).flatMap(([name, { example }]) =>
  example === undefined ? [] : [post(name.replace('POST ', ''), nothing, example)],
);

/** The calls of a visitor. */
export const visitorCalls = (smsCode: string): readonly DocumentedCall[] => [
  post('/api/login_pc', token, { name: 'agent88', password: 'demo8888' }),
  {
    ...post('/api/register', token, {
      name: 'newbie1',
      password: 'secret12',
      password_confirmation: 'secret12',
      realname: '王小明',
      phone: '13912345678',
      smsCode,
      invite_code: '',
      pid: '',
      sourceurl: 'http://localhost/',
    }),
    code: 201,
  },
  post('/api/send-sms', nothing, { phone: '13912340000' }),
];

/** Calls that the test sends separately: a form upload, and those that need their own member. */
export const SENT_BY_THEMSELVES = ['/api/logoff', '/api/uploadimg'] as const;

const envelope = (data: v.GenericSchema, code: number) =>
  v.strictObject({ code: v.literal(code), message: v.string(), data });

/** The deviations of a response from the documents, as text; empty if there are none. */
export function beyondTheDocuments({ path, data, code = 200 }: DocumentedCall, answer: unknown): string[] {
  const { issues = [] } = v.safeParse(envelope(data, code), answer);
  return issues.map((issue) => `${path} ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}
