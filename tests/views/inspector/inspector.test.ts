// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import { startInspector } from '#app/inspector/inspector.ts';
import { redactMessage } from '#app/inspector/redaction.ts';
import { page as addBankCard } from '#app/pages/addBankCard.ts';
import { page as addUsdtCard } from '#app/pages/addUsdtCard.ts';
import { page as addUsdtCards } from '#app/pages/addUsdtCards.ts';
import { page as deposit } from '#app/pages/deposit.ts';
import { page as fundPassword } from '#app/pages/modifyPayPassword.tsx';
import { page as game } from '#app/pages/gamePage.ts';
import { page as login } from '#app/pages/login.ts';
import { page as lottery } from '#app/pages/lotteryGamePage.ts';
import { page as loginPassword } from '#app/pages/resetPasswordNew.tsx';
import { page as register } from '#app/pages/register.ts';
import { page as withdraw } from '#app/pages/withdraw.ts';
import type { PageModule } from '#app/page.ts';
import { createRootActor, type RootActor } from '#calls/root.ts';
import { settle } from '#tests/support/callScript.ts';

/** Every secret of the test carries this mark; no message may. */
const MARK = 'CANARY';
const secret = (name: string) => `${MARK}${name}9`;

const member = {
  username: 'player88',
  balance: '100.00',
  api_token: secret('ApiToken'),
  lottery_token: secret('LotteryToken'),
  realname: secret('Realname'),
  mobile: secret('Mobile'),
};

/** A backend whose answers are full of secrets, as a real one's are. */
function answer(path: string): unknown {
  const address = { url: `https://play.example/enter?ticket=${secret('Ticket')}#${secret('Fragment')}` };
  const data: Record<string, unknown> = {
    '/api/login_pc': member,
    '/api/register': member,
    '/api/user': member,
    '/api/balance': { balance: '100.00', mbalance: '0' },
    '/api/getGameUrlResult': address,
    '/api/getservicerurl': address,
    '/api/game-address': { addr_wap: address.url },
    '/api/getcard': [{ id: '1', bank: 'ICBC', bank_no: secret('CardNo'), bank_owner: secret('Owner') }],
    '/api/get_pay_way': { card: 1, usdt: 1, online: 1 },
  };
  return { code: path === '/api/register' ? 201 : 200, message: '', data: data[path] ?? [] };
}

/** A flow's name, page, location, and the events that bring secrets into it. */
type Flow = readonly [string, PageModule, string, readonly ({ type: string } & Record<string, unknown>)[]];

/** The flows that secrets pass through. */
const flows: readonly Flow[] = [
  [
    'login',
    login,
    '/login',
    [{ type: 'submit', values: { name: 'player88', password: secret('Password') } }],
  ],
  [
    'register',
    register,
    '/register',
    [
      { type: 'code.requested', phone: '13900000000' },
      {
        type: 'submit',
        smsOpen: false,
        values: {
          name: 'player88',
          phone: '13900000000',
          smsCode: secret('SmsCode'),
          realname: '王小明',
          password: secret('Password'),
          password_confirmation: secret('Password'),
          invite_code: '',
        },
      },
    ],
  ],
  ...([loginPassword, fundPassword] as const).map(
    (page, at) =>
      [
        at === 0 ? 'login password' : 'fund password',
        page,
        at === 0 ? '/resetPasswordNew' : '/modifyPayPassword',
        [
          {
            type: 'submit',
            values: {
              oldPassword: secret('Old'),
              newPassword: secret('New'),
              confirmation: secret('New'),
            },
          },
        ],
      ] satisfies Flow,
  ),
  [
    'bank card',
    addBankCard,
    '/addBankCard',
    [
      {
        type: 'submit',
        values: {
          kind: 'bank',
          from: '',
          owner: secret('Owner'),
          bank: 'ICBC',
          address: secret('Branch'),
          number: secret('CardNumber'),
          fundPassword: secret('Fund'),
        },
      },
    ],
  ],
  [
    'USDT address',
    addUsdtCard,
    '/addUsdtCard',
    [
      {
        type: 'submit',
        values: { address: secret('Usdt'), protocol: 'ERC20', fundPassword: secret('Fund') },
      },
    ],
  ],
  [
    'other wallet',
    addUsdtCards,
    '/addUsdtCards',
    [
      {
        type: 'submit',
        values: { address: secret('Wallet'), walletType: 'ERC20', fundPassword: secret('Fund') },
      },
    ],
  ],
  [
    'withdrawal',
    withdraw,
    '/withdraw',
    [
      { type: 'account.selected', account: '1' },
      { type: 'amount.typed', text: '100' },
      { type: 'submit', password: secret('Fund') },
    ],
  ],
  ['deposit', deposit, '/deposit', []],
  ['game', game, '/gamePage?name=fg&type=7&code=1', []],
  ['lottery', lottery, '/LotteryGamePage?gamecode=ssc', []],
];

describe('the inspector', () => {
  let root: RootActor | undefined;
  afterEach(() => {
    root?.stop();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  test.each(flows)('shows no secret of the %s flow in any message', async (_, page, location, events) => {
    vi.useFakeTimers();
    sessionStorage.setItem('token', secret('Token'));
    window.location.hash = `#${location}`;
    const sent: string[] = [];
    const bodies: string[] = [];
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      bodies.push(`${url} ${typeof init?.body === 'string' ? init.body : ''}`);
      return Promise.resolve(new Response(JSON.stringify(answer(url.split('?')[0] ?? ''))));
    });
    const panel = { postMessage: (message: unknown) => sent.push(JSON.stringify(message)), closed: false };
    vi.spyOn(window, 'open').mockReturnValue(panel as unknown as Window);
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));

    root = createRootActor(startInspector());
    document.querySelector('button')?.click();
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
    root.start();
    for (const flow of page.flows ?? []) root.send({ type: 'flow.needed', flow });
    const search = location.split('?')[1] ?? '';
    const input = page.input?.({ location, search, root });
    const logic = page.logic as AnyActorLogic;
    root.send({ type: 'page.entered', page: { id: location, access: 'anyone', kept: false, logic }, input });
    for (const event of events) root.system.get(`page:${location}`)?.send(event);
    for (let step = 0; step < 12; step += 1) {
      await vi.advanceTimersByTimeAsync(400);
      // chunks that a call fetches first
      await vi.dynamicImportSettled();
      await settle();
    }

    // the test is worth something only if the flow ran and the inspector listened
    expect(sent.length).toBeGreaterThan(10);
    const submitted = events.some((event) => JSON.stringify(event).includes(MARK));
    expect(submitted && !bodies.some((body) => body.includes(MARK)), 'the secrets were sent').toBe(false);
    expect(sent.filter((message) => message.includes(MARK))).toEqual([]);
  });
});

describe('redaction', () => {
  test.each([
    ['in an event', { event: { type: 'submit', values: { password: MARK } } }],
    ['in context', { snapshot: { context: { api_token: MARK } } }],
    ['in an invoke input', { event: { type: 'xstate.init', input: { pay_pass: MARK } } }],
    ['in a done event', { event: { output: { data: [{ lottery_token: MARK }] } } }],
    ['inside JSON', { definition: JSON.stringify({ states: { a: { bank_no: MARK } } }) }],
    ["in an address's query", { url: `https://x.example/a?ticket=${MARK}` }],
    ["in an address's fragment", { text: `see https://x.example/a#${MARK}` }],
    ['in another case', { Authorization: `Bearer ${MARK}` }],
  ])('masks a secret %s', (_, message) => {
    expect(JSON.stringify(redactMessage(message))).not.toContain(MARK);
  });

  test('leaves what is no secret', () => {
    const message = {
      event: { type: 'submit', values: { name: 'player88' } },
      hasToken: true,
      url: 'https://x.example/a',
    };
    expect(redactMessage(message)).toEqual(message);
  });

  test('survives what cannot be serialised', () => {
    const loop: Record<string, unknown> = { run: () => 1, error: new TypeError('no') };
    loop['self'] = loop;
    expect(redactMessage(loop)).toEqual({
      run: '‹function›',
      error: { name: 'TypeError', message: 'no' },
      self: '‹seen›',
    });
  });
});
