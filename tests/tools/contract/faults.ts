import { inBody, type Fault } from './checkedBackend.ts';

/** Replaces the response by another one. */
export const answerOf = (status: number, body: string) => () => new Response(body, { status });
/** A fault in the data of a response. */
// oxlint-disable-next-line typescript/no-explicit-any
export const inData = (change: (data: any) => unknown): Fault =>
  inBody((body: { data: unknown }) => {
    const data = change(body.data);
    return data === undefined ? body : { ...body, data };
  });

/** A fault, its call (`of` selects some of its requests), and the expected report of the check. */
type Row = readonly [name: string, call: string, fault: Fault, sentence: string, effect: string, of?: string];

export const FAILED = 'the app shows the call as failed';
const IGNORED = 'the app leaves it out';
export const DEFAULTED = 'the app shows a default instead';
export const READ = 'the app reads it anyway';

const rows: readonly Row[] = [
  ['HTTP 404', 'POST /api/homenotice', answerOf(404, '<html>'), 'is missing: HTTP 404', FAILED],
  ['HTTP 405', 'GET /api/hot-game', answerOf(405, ''), 'is missing: HTTP 405', FAILED],
  [
    '404 of a framework',
    'POST /api/uservip',
    answerOf(404, '{"message":"Not Found"}'),
    'is missing: HTTP 404',
    FAILED,
  ],
  [
    'a page',
    'POST /api/bannerList',
    answerOf(200, '<!doctype html>'),
    'answers HTML, object with code expected',
    FAILED,
  ],
  [
    'a page of the gateway',
    'POST /api/app',
    answerOf(502, '<html>'),
    'answers HTML with HTTP 502, object with code expected',
    FAILED,
  ],
  [
    'nothing',
    'POST /api/banklist',
    answerOf(200, ''),
    'answers an empty body, object with code expected',
    FAILED,
  ],
  ['words', 'POST /api/balance', answerOf(200, 'ok'), 'answers no JSON, object with code expected', FAILED],
  [
    'a bare list',
    'POST /api/getcard',
    answerOf(200, '[]'),
    'answers a list, object with code expected',
    FAILED,
    '"type":5',
  ],
  [
    'no code',
    'POST /api/balancelist',
    inBody(({ data }: { data: unknown }) => ({ data })),
    'code is missing, number expected',
    FAILED,
  ],
  [
    'a framework’s words',
    'GET /api/get_pay_way',
    answerOf(429, '{"message":"Too Many Attempts."}'),
    'code is missing, number expected with HTTP 429',
    FAILED,
  ],
  [
    'a code as text',
    'POST /api/noticeList',
    inBody((body: object) => ({ ...body, code: '200' })),
    'code is a text, number expected',
    READ,
  ],
  [
    'a message that is none',
    'POST /api/redpacket',
    inBody((body: object) => ({ ...body, message: 7 })),
    'message is a number, text expected',
    READ,
  ],
  [
    'a refusal',
    'POST /api/betrecord',
    answerOf(200, '{"code":500,"message":"记录服务忙"}'),
    'answers code 500 "记录服务忙", code 200 expected',
    FAILED,
  ],
  [
    'an ended session',
    'GET /api/activebanks',
    answerOf(200, '{"code":401}'),
    'answers code 401, code 200 expected',
    FAILED,
  ],
  ['no data', 'POST /api/balance', inData(() => null), 'data is null, object expected', FAILED],
  [
    'a text for a list',
    'GET /api/payment-channels',
    inData(() => 'none'),
    'data is a text, list expected',
    FAILED,
  ],
  [
    'an object for a list',
    'GET /api/lottery-games',
    inData((data: { data: unknown }) => ({ data: { 0: data.data } })),
    'data.data is an object, list expected',
    FAILED,
  ],
  [
    'a boolean for money',
    'POST /api/getfanshui',
    inData((data: { list: { money: unknown }[] }) => void (data.list[3]!.money = true)),
    'data.list[3].money is a boolean, text or number expected',
    DEFAULTED,
  ],
  [
    'money that is no number',
    'POST /api/balance',
    inData((data: { balance: unknown }) => void (data.balance = '1,288')),
    'data.balance is a text "1,288", decimal number expected',
    READ,
  ],
  [
    'no balance',
    'POST /api/user',
    inData((data: { balance?: unknown }) => void delete data.balance),
    'data.balance is missing, text or number expected',
    DEFAULTED,
    '{}',
  ],
  [
    'a fraction for a state',
    'POST /api/betrecord',
    inData((data: { data: { state: unknown }[] }) => void (data.data[0]!.state = 1.5)),
    'data.data[0].state is a number 1.5, whole number expected',
    READ,
  ],
  [
    'a state beyond the switch',
    'POST /api/app',
    inData((data: { site_state: unknown }) => void (data.site_state = 2)),
    'data.site_state is a number 2, 0 or 1 expected',
    DEFAULTED,
  ],
  [
    'a number for a text',
    'POST /api/activitydeatil',
    inData((data: { title: unknown }) => void (data.title = 8)),
    'data.title is a number, text expected',
    READ,
  ],
  [
    'an item that is none',
    'POST /api/getcard',
    inData((data: unknown[]) => ['x', ...data]),
    'data[0] is a text, object expected',
    IGNORED,
    '"type":1',
  ],
  [
    'an item with an object for a text',
    'GET /api/activebanks',
    inData((data: { bank_name: unknown }[]) => void (data[1]!.bank_name = {})),
    'data[1].bank_name is an object, text expected',
    IGNORED,
  ],
  [
    'one of many items alike',
    'POST /api/gettransrecord',
    inData((data: { data: object[] }) => ({
      ...data,
      data: data.data.slice(0, 2).map((row) => ({ ...row, amount: undefined })),
    })),
    'data.data[0].amount is missing, text or number expected (and 1 more like it)',
    DEFAULTED,
    '"type":1',
  ],
  [
    'no number of the last page',
    'POST /api/betrecord',
    inData((data: { last_page?: unknown }) => void delete data.last_page),
    'data.last_page is missing, whole number expected',
    DEFAULTED,
  ],
  [
    'a token that is none',
    'POST /api/login_pc',
    inData((data: { api_token: unknown }) => void (data.api_token = '')),
    'data.api_token is a text, text that is not empty expected',
    FAILED,
  ],
  [
    'an address that is none',
    'POST /api/getservicerurl',
    inData(() => ({ url: 7 })),
    'data.url is a number, text expected',
    FAILED,
  ],
  [
    'no address of either name',
    'POST /api/game-address',
    inData(() => ({ url: '/x' })),
    'data is an object, object with addr_wap or addr_web expected',
    DEFAULTED,
  ],
  [
    'a lottery without its code',
    'GET /api/hot-game',
    inData((data: { lotteryGames: { gamecode?: unknown }[] }) => void delete data.lotteryGames[0]!.gamecode),
    'data.lotteryGames[0].gamecode is missing, text or number expected',
    DEFAULTED,
  ],
  [
    'a list in a field',
    'GET /api/userredpacket',
    inData((data: { rules: { recharge: unknown }[] }) => void (data.rules[0]!.recharge = [])),
    'data.rules[0].recharge is a list, text or number expected',
    DEFAULTED,
  ],
  [
    'amounts as a text with commas',
    'GET /api/payment-channels',
    inData(
      (data: { options: { fixed_amounts: unknown }[] }[]) =>
        void (data[0]!.options[0]!.fixed_amounts = '100,200'),
    ),
    'data[0].options[0].fixed_amounts is a text, list expected',
    READ,
  ],
  [
    'a token as a number',
    'POST /api/login_pc',
    inData((data: object) => ({ ...data, api_token: 7 })),
    'data.api_token is a number, text expected',
    FAILED,
  ],
];

/** Faults that a backend may have, each in one response of one call. */
export const faults = rows.map(([name, call, fault, sentence, effect, of = '']) => ({
  name,
  call,
  fault,
  sentence,
  effect,
  of,
}));
