import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { startInspector } from '#app/inspector/inspector.ts';
import { parseRecording } from '#app/inspector/recording.ts';
import { MACHINE_KEY, MASK, redactMessage } from '#app/inspector/redaction.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { settle } from '#tests/support/callScript.ts';
import { stubInspectorChannel, type InspectorChannel } from '#tests/views/inspector/inspectorChannel.ts';

const MARK = 'CANARY';

const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text);

describe('the inspector', () => {
  let channel: InspectorChannel;
  let actor: Actor<typeof loginMachine> | undefined;

  beforeEach(() => {
    // entries for the page are sent by a timer, and one left by a test must not fire in the next
    vi.useFakeTimers();
    channel = stubInspectorChannel();
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  });
  afterEach(() => {
    actor?.stop();
    vi.useRealTimers();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });

  async function start(search: string, answers: boolean) {
    window.history.replaceState(null, '', `/${search}`);
    vi.stubGlobal('fetch', () =>
      answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
    );
    const open = vi
      .spyOn(window, 'open')
      .mockReturnValue({ postMessage: () => undefined } as unknown as Window);
    actor = createActor(loginMachine, { systemId: 'root', inspect: startInspector(), input: { search: '' } });
    actor.start();
    await settle();
    return open;
  }

  test.each([
    ['the Stately inspector', '?inspect', true, 'https://stately.ai/inspect'],
    ['the local page where Stately cannot be reached', '?inspect', false, '/inspector/'],
    ['the local page where it is asked for', '?inspect=local', true, '/inspector/'],
  ])('opens %s, and only when its button is pressed', async (_, search, answers, address) => {
    const open = await start(search, answers);
    expect(open).not.toHaveBeenCalled();
    expect(channel.posted.map(({ type }) => type)).toEqual(['session.opened']);
    button('打开检查器')?.click();
    expect(open.mock.calls.map(([opened]) => opened)).toEqual([address]);
  });

  test('cannot start the Stately inspector twice', async () => {
    await start('?inspect', true);
    button('打开检查器')?.click();
    expect(button('打开检查器')).toBeUndefined();
    expect(button('保存记录')).toBeDefined();
  });

  test('sends the page the whole log on request, and then what follows', async () => {
    await start('?inspect=local', false);
    channel.receive({ type: 'log.wanted' });
    const before = channel.posted.at(-1)?.entries?.length ?? 0;
    expect(before).toBeGreaterThan(1);
    actor?.send({ type: 'submit', values: { name: '', password: MARK } });
    await vi.advanceTimersByTimeAsync(100);
    expect(channel.posted.at(-1)).toMatchObject({ type: 'log', from: before });
    expect(JSON.stringify(channel.posted)).not.toContain(MARK);
  });

  test('saves the session as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await start('?inspect=local', false);
    button('保存记录')?.click();
    expect(names).toEqual([expect.stringMatching(/^flowplay-.*\.json$/)]);
    const recording = parseRecording((await saved[0]?.text()) ?? '');
    expect(recording.entries.at(-1)).toMatchObject({ kind: 'state', actor: 'root', states: ['editing'] });
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
    [
      'in an encoded address',
      { location: `/game-shell?url=https%3A%2F%2Fx.example%2Fa%3Fticket%3D${MARK}&a=1` },
    ],
    [
      'in an address encoded twice',
      { to: `/login?redirect=https%253A%252F%252Fx.example%252Fa%253Ft%253D${MARK}` },
    ],
    ['under a key in a query', { location: `/register?name=a&api_token=${MARK}` }],
    ['in a key', { pages: { [`/game-shell?url=https%3A%2F%2Fx.example%2F%3Ft%3D${MARK}`]: 1 } }],
    ["in an address's query inside a list", { list: [`https://x.example/a?ticket=${MARK}`] }],
  ])('masks a secret %s', (_, message) => {
    expect(JSON.stringify(redactMessage(message))).not.toContain(MARK);
  });

  // one for each word in the list of secret keys, in the spellings of the backend and of the app
  test.each([
    'Authorization',
    'password',
    'oldPassword',
    'password_confirmation',
    'confirmation',
    'pay_pass',
    'payPass',
    'fundPassword',
    'token',
    'api_token',
    'lottery_token',
    'secret',
    'smsCode',
    'sms_code',
    'Idempotency-Key',
    'bank_no',
    'bankNo',
    'card_no',
    'cardNumber',
    'number',
    'address',
    'bank_address',
    'bank_owner',
    'owner',
    'phone',
    'mobile',
    'email',
    'realname',
    'real_name',
    'birthday',
    'invite_code',
  ])('masks what stands under %s, a number and a list too', (key) => {
    for (const value of [MARK, 13800000000, [MARK], { text: MARK }])
      expect(redactMessage({ event: { [key]: value } })).toEqual({ event: { [key]: MASK } });
  });

  test('describes a file by what the rules need, and nothing that is in it', () => {
    const picture = new File([MARK], `${MARK}.png`, { type: 'image/png' });
    expect(redactMessage({ picture })).toEqual({ picture: { type: 'image/png', size: MARK.length } });
  });

  test('leaves what is no secret', () => {
    const message = {
      event: { type: 'submit', values: { name: 'player88' } },
      hasToken: true,
      password: '',
      phone: null,
      location: '/games?name=fg',
      url: 'https://x.example/a',
    };
    expect(redactMessage(message)).toEqual(message);
  });

  test('names machines and actors, and repeats what stands twice', () => {
    const actor = createActor(loginMachine, { input: { search: '' } });
    const game = { name: '龙虎' };
    expect(redactMessage({ logic: loginMachine, ref: actor, games: [game, game] })).toEqual({
      logic: { [MACHINE_KEY]: 'login' },
      ref: { actor: actor.sessionId },
      games: [game, game],
    });
  });

  test('masks a secret that begins a query', () => {
    expect(redactMessage({ search: `token=${MARK}&type=6` })).toEqual({ search: 'token=‹redacted›&type=6' });
  });

  test('cuts nothing behind what it has cut', () => {
    const name = redactMessage(`page:/game-shell?url=https%3A%2F%2Fx.example%2F%3Ft%3D${MARK}`) as string;
    expect(redactMessage(`${name}/watchQuery`)).toBe(`${name}/watchQuery`);
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
