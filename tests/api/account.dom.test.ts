import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { createClient } from '#api/client.ts';
import { fetchCards, unbindCard } from '#api/payoutAccounts.ts';
import { applyForActivity, fetchActivities, fetchActivity } from '#areas/promotions/api.ts';
import { uploadPicture } from '#areas/userCenter/api.ts';
import { agent } from '#areas/agent/calls.ts';
import { bankCard, usdt, wallet } from '#areas/payoutAccounts/bindAccountCalls.ts';
import { client } from '#calls/client.ts';
import { birthday, email, phone } from '#areas/contact/calls.ts';
import { notices } from '#areas/notices/calls.ts';
import { fundPassword, loginPassword } from '#areas/password/calls.ts';
import { payoutAccounts } from '#areas/payoutAccounts/calls.ts';
import { activity, activityList, applications } from '#areas/promotions/calls.ts';
import { vip } from '#areas/vip/calls.ts';
import { withdraw } from '#areas/withdraw/calls.ts';
import { clearStorage, ownerMark, writeStored, writeToken } from '#lib/storage.ts';
import { aPayoutAccount } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { aMember } from '#tests/support/samples.ts';
import { startBesideOutbox } from '#tests/support/startBesideOutbox.ts';

const KEY = '00000000-0000-4000-8000-000000000007';

/** A request as sent over the network: method, path, payload and key. */
interface Sent {
  method: string | undefined;
  path: string;
  payload: unknown;
  key: string | null;
  bearer: string | null;
}

let sent: Sent[] = [];

/** Responds to every request with this data and records the requests. */
function answerWith(data: unknown): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    sent.push({
      method: init.method,
      path,
      payload: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      key: headers.get('idempotency-key'),
      bearer: headers.get('authorization'),
    });
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '好的', data })));
  });
}

beforeEach(() => {
  sent = [];
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(KEY);
  clearStorage();
  writeToken('T0');
  answerWith([]);
});

const request = (path: string, payload: unknown, { method = 'POST', key = null as string | null } = {}) => ({
  method,
  path,
  payload,
  key,
  bearer: 'Bearer T0',
});

/** Submits a form with these values and returns its request. */
async function submitted(machine: AnyStateMachine, values: object): Promise<Sent | undefined> {
  const { subject, stop } = startBesideOutbox(machine);
  subject.send({ type: 'submit', values });
  await waitFor(subject, (snapshot) => snapshot.matches('sent'));
  stop();
  return sent.find(({ path }) => !/banklist|activebanks/.test(path));
}

/** Starts a page and returns the requests of its initial load. */
async function opened(logic: AnyActorLogic, input?: unknown): Promise<Sent[]> {
  const actor = createActor(logic, { input });
  actor.start();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  actor.stop();
  return sent;
}

const password = { oldPassword: 'old123', newPassword: 'new123', confirmation: 'new123' };
const card = {
  kind: 'bank',
  from: '',
  owner: ' 张三 ',
  bank: '招商银行',
  address: ' 朝阳 ',
  fundPassword: '123456',
};

describe('what the forms of the account send (spec 2 §7)', () => {
  test('the login password: the old one is password, the new one paypassword (D48)', async () => {
    expect(await submitted(loginPassword, password)).toEqual(
      request('/api/editPassword', { password: 'old123', paypassword: 'new123' }),
    );
  });
  test('the fund password likewise (D48)', async () => {
    expect(await submitted(fundPassword, password)).toEqual(
      request('/api/editPayPassword', { password: 'old123', paypassword: 'new123' }),
    );
  });
  test('a phone', async () => {
    expect(await submitted(phone, { mobile: ' 13800000000 ' })).toEqual(
      request('/api/updateuserinfo', { mobile: '13800000000' }),
    );
  });
  test('an email address', async () => {
    expect(await submitted(email, { email: ' me@example.com ' })).toEqual(
      request('/api/updateuserinfo', { email: 'me@example.com' }),
    );
  });
  test('with a phone the other fields that are known, as what is not sent may be emptied', async () => {
    const member = aMember({ mobile: '13800000000', email: 'me@example.com', birthday: '1990-01-02' });
    writeStored('userInfo', { ...member, owner: ownerMark() });
    expect((await submitted(phone, { mobile: '13900000000' }))?.payload).toEqual({
      mobile: '13900000000',
      email: 'me@example.com',
      birthday: '1990-01-02',
    });
  });
  test('with an email address no field that is empty or masked', async () => {
    writeStored('userInfo', {
      ...aMember({ mobile: '138****0000', email: 'old@example.com', birthday: '' }),
      owner: ownerMark(),
    });
    expect((await submitted(email, { email: 'me@example.com' }))?.payload).toEqual({
      email: 'me@example.com',
    });
  });
  test('a birthday', async () => {
    expect(await submitted(birthday, { birthday: '1990-02-28', today: '2026-11-21' })).toEqual(
      request('/api/updateuserinfo', { birthday: '1990-02-28' }),
    );
  });
  test('a bank card, its number without the groups', async () => {
    expect(await submitted(bankCard, { ...card, number: '6222 0212 3456' })).toEqual(
      request(
        '/api/bindcard',
        {
          bank: '招商银行',
          bank_owner: '张三',
          bank_no: '622202123456',
          bank_address: '朝阳',
          pay_pass: '123456',
        },
        { key: KEY },
      ),
    );
  });
  test('alipay, its account as it was typed', async () => {
    const values = { ...card, kind: 'alipay', bank: '支付宝', address: '', number: ' me@example.com ' };
    expect(await submitted(bankCard, values)).toEqual(
      request(
        '/api/bindcard',
        {
          bank: '支付宝',
          bank_owner: '张三',
          bank_no: 'me@example.com',
          bank_address: '',
          pay_pass: '123456',
        },
        { key: KEY },
      ),
    );
  });
  test('USDT: the bank is USDT, its number the address, its owner the protocol', async () => {
    expect(await submitted(usdt, { address: ' TXYZ ', protocol: 'TRC20', fundPassword: '1' })).toEqual(
      request(
        '/api/bindcard',
        { bank: 'USDT', bank_owner: 'TRC20', bank_no: 'TXYZ', bank_address: '', pay_pass: '1' },
        { key: KEY },
      ),
    );
  });
  test.each([
    ['ERC20', 'ERC20'],
    ['好付钱包', ''],
  ])('another wallet of type %s: its owner is “%s” (D52)', async (walletType, owner) => {
    expect(await submitted(wallet, { address: 'W1', walletType, fundPassword: '1' })).toEqual(
      request(
        '/api/bindcard',
        { bank: walletType, bank_owner: owner, bank_no: 'W1', bank_address: '', pay_pass: '1' },
        { key: KEY },
      ),
    );
  });
  test('the agent application', async () => {
    expect(await submitted(agent, { mobile: '13800000000', reason: ' 推广 ' })).toEqual(
      request('/api/applyagentdo', { mobile: '13800000000', apply_info: '推广' }, { key: KEY }),
    );
  });
});

describe('what the pages of the account ask for (spec 2 §7, §9)', () => {
  test.each([
    ['bank', 1],
    ['usdt', 2],
    ['wallet', 5],
  ])('accounts of kind %s are type %i', async (kind, type) => {
    expect(await opened(payoutAccounts, { kind })).toEqual([request('/api/getcard', { type })]);
  });
  test('the banks of cards and the active banks', async () => {
    await opened(bankCard);
    await opened(wallet);
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent).toEqual([
      request('/api/banklist', {}),
      request('/api/activebanks', undefined, { method: 'GET' }),
    ]);
  });
  test('notices: 999 of them, with the session’s token (D8)', async () => {
    const input = { member: true, location: '/myNews', id: null, read: [] };
    expect(await opened(notices, input)).toEqual([
      request('/api/noticeList', { page: 1, limit: 999, api_token: 'T0' }),
    ]);
  });
  test('promotions of a type, one of them, the applications, 999 of them, and the VIP levels', async () => {
    await opened(activityList, { type: '3' });
    await opened(activity, { member: true, id: '71', location: '' });
    await opened(applications);
    await opened(vip);
    await expect.poll(() => sent).toHaveLength(5);
    expect(sent).toEqual([
      request('/api/activitylist', { type: '3' }),
      // a member's promotion says whether it was applied for
      request('/api/activityApplyLog', { page: 1, limit: 999 }),
      request('/api/activitydeatil', { id: '71' }),
      request('/api/activityApplyLog', { page: 1, limit: 999 }),
      request('/api/uservip', {}),
    ]);
  });
});

test('an account is unbound by its id', async () => {
  const { subject: actor, stop } = startBesideOutbox(payoutAccounts, { kind: 'bank' });
  actor.send({ type: 'unbind.requested', account: aPayoutAccount({ id: 'card-7' }) });
  actor.send({ type: 'unbind.confirmed' });
  // a numeric id is only sent as a number if a response contained it as one
  await expect.poll(() => sent).toContainEqual(request('/api/delcard', { id: 'card-7' }));
  stop();
});

test('an application for a promotion carries its key', async () => {
  const detail = { id: '7', title: '活动', banner: '', content: '', memo: '', created_at: '' };
  answerWith(detail);
  const { subject: actor, stop } = startBesideOutbox(activity, { member: true, id: '7', location: '' });
  await waitFor(actor, (snapshot) => snapshot.matches('reading'));
  actor.send({ type: 'apply' });
  await expect
    .poll(() => sent)
    .toContainEqual(request('/api/doactivityapply', { activityid: '7' }, { key: KEY }));
  stop();
});

test('a picture is sent multipart as the field file', async () => {
  const client = createClient({ baseUrl: '/', token: () => 'T0', fetch: globalThis.fetch });
  const picture = new Blob(['x'], { type: 'image/png' });
  await uploadPicture(client, picture, new AbortController().signal);
  const [upload] = sent;
  expect(upload).toMatchObject({ method: 'POST', path: '/api/uploadimg', bearer: 'Bearer T0' });
  const form = upload?.payload as FormData;
  expect([...form.keys()]).toEqual(['file']);
  expect(form.get('file')).toMatchObject({ type: 'image/png', size: 1 });
});

describe('an id goes back as it came', () => {
  test.each([17, '17'])('%j of a payout account, unbound and withdrawn to', async (id) => {
    answerWith([{ id, bank: '招商银行' }]);
    const [account] = await fetchCards(client, 1, new AbortController().signal);
    expect(account?.id).toBe('17');
    await unbindCard(client, '17', new AbortController().signal);
    expect(sent.at(-1)?.payload).toEqual({ id });

    const { subject: actor, stop } = startBesideOutbox(withdraw, { least: '100' });
    actor.send({ type: 'account.selected', account: '17' });
    actor.send({ type: 'amount.typed', text: '100' });
    actor.send({ type: 'submit', password: '123456' });
    await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/withdraw');
    expect(sent.find(({ path }) => path === '/api/withdraw')?.payload).toMatchObject({ bank: id });
    stop();
  });

  test.each([18, '18'])('%j of a promotion, looked at and applied for', async (id) => {
    const { signal } = new AbortController();
    const promotion = { id, title: '活动' };
    answerWith([promotion]);
    await fetchActivities(client, '1', signal);
    answerWith(promotion);
    await fetchActivity(client, '18', signal);
    expect(sent.at(-1)?.payload).toEqual({ id });
    await applyForActivity(client, { id: '18', idempotencyKey: KEY }, signal);
    expect(sent.at(-1)?.payload).toEqual({ activityid: id });
  });

  test('one that no answer has given goes as the text of the address', async () => {
    answerWith({ id: 99 });
    await fetchActivity(client, '99', new AbortController().signal);
    expect(sent.at(-1)?.payload).toEqual({ id: '99' });
  });
});
