import { describe, expect, it } from 'vitest';
import { contract } from '#api/contract/contract.ts';
import {
  beyondTheDocuments,
  changingCalls,
  type DocumentedCall,
  exampleCalls,
  readingCalls,
  SENT_BY_THEMSELVES,
  visitorCalls,
} from './documents.ts';
import { openTestSandbox, type Phone } from './testSandbox.ts';
import { TINY_PNG } from './tinyPicture.ts';

const asked = ({ method, path, body }: DocumentedCall, phone: Phone) =>
  method === 'GET' ? phone.get(path) : phone.post(path, body);

async function beyond(calls: readonly DocumentedCall[], phone: Phone): Promise<string[]> {
  const found: string[] = [];
  // sequentially, because some calls depend on an earlier one
  for (const call of calls) found.push(...beyondTheDocuments(call, await asked(call, phone)));
  return found;
}

/** A member with records of every kind, who may do everything. */
async function member() {
  const test = await openTestSandbox();
  const phone = await test.member('demo888');
  test.clock.now += 5000;
  await phone.post('/sandbox/members/demo888', { isagent: 1, balance: '100000' });
  await phone.post('/api/doactivityapply', { activityid: 1 });
  return { ...test, phone };
}

describe('the sandbox answers what the documents say and no more', () => {
  it('in every call that reads', async () => {
    const { phone } = await member();
    expect(await beyond(readingCalls, phone)).toEqual([]);
  });

  it('in every call that changes something', async () => {
    const { phone } = await member();
    const { lottery_token: lotteryToken } = (await phone.post('/api/user')).data;
    const { message: depositNumber } = await phone.post('/api/recharge', {
      paytype: 'usdt',
      amount: '50',
      catepay: 'ERC20',
    });
    const [{ id: cardId }] = (await phone.post('/api/getcard', { type: 1 })).data;
    const [{ id: boundCardId }] = (await phone.post('/api/getcard', { type: 2 })).data;
    const calls = changingCalls({ lotteryToken, depositNumber, cardId, boundCardId });
    expect(await beyond(calls, phone)).toEqual([]);
  });

  it('in the calls of a visitor', async () => {
    const { visitor } = await openTestSandbox();
    const phone = visitor();
    await phone.post('/api/send-sms', { phone: '13912345678' });
    const { code } = (await phone.get('/sandbox/sms/13912345678')).data;
    expect(await beyond(visitorCalls(code), phone)).toEqual([]);
  });

  it('in a picture’s upload and a logout', async () => {
    const { member: logIn } = await openTestSandbox();
    const phone = await logIn('zero000');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(TINY_PNG)], { type: 'image/png' }), 'a.png');
    const upload = new Request('http://localhost/api/uploadimg', { method: 'POST', body: form });
    const nothing = { code: 200, message: expect.any(String), data: null };
    expect(await (await phone.send(upload)).json()).toEqual(nothing);
    expect(await phone.post('/api/logoff')).toEqual(nothing);
  });

  it.each(exampleCalls)('in $path, sent as its example is', async (call) => {
    const { member: logIn } = await openTestSandbox();
    const phone = await logIn('zero000');
    expect(await beyond([call], phone)).toEqual([]);
  });

  it('in a refusal, which carries no data', async () => {
    const { visitor } = await openTestSandbox();
    expect(await visitor().post('/api/register', { name: 'x' })).toEqual({
      code: 422,
      message: '请输入有效的手机号！',
      data: null,
    });
    expect(await visitor().post('/api/user')).toEqual({
      code: 401,
      message: '您的账号登陆过期，请重新登陆',
      data: null,
    });
  });

  it('to every call that they name', () => {
    const asked = [
      ...readingCalls,
      ...changingCalls({ lotteryToken: '', depositNumber: '', cardId: 0, boundCardId: 0 }),
      ...visitorCalls(''),
      ...exampleCalls,
    ].map(({ path }) => path.split('?')[0]);
    const named = Object.keys(contract)
      .map((name) => name.split(' ')[1])
      // an extension of the documents (D62)
      .filter((path) => path !== '/api/player-protection');
    expect(new Set([...asked, ...SENT_BY_THEMSELVES])).toEqual(new Set(named));
  });
});
