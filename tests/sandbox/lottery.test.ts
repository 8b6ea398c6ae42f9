import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from './testSandbox.ts';

async function player(test: TestSandbox, name = 'demo888') {
  const phone = await test.member(name);
  test.clock.now += 4000;
  const token = (await phone.post('/api/user')).data.lottery_token as string;
  return { phone, token };
}

describe('a lottery', () => {
  it('has an address on another origin, for frames', async () => {
    const { phone, token } = await player(await openTestSandbox());
    expect((await phone.post('/api/game-address', { gameId: 'jsks', token })).data).toEqual({
      addr_wap: 'http://127.0.0.1:5173/sandbox/lottery?gamecode=jsks',
      addr_web: 'http://127.0.0.1:5173/sandbox/lottery?gamecode=jsks',
    });
    expect((await phone.post('/api/game-address', { gameId: 'none', token })).code).toBe(500);
  });

  it('has that address where the operator says', async () => {
    const { phone, token } = await player(await openTestSandbox({ frameOrigin: 'https://frames.example' }));
    expect((await phone.post('/api/game-address', { gameId: 'jsks', token })).data.addr_wap).toBe(
      'https://frames.example/sandbox/lottery?gamecode=jsks',
    );
  });

  it('takes the token of this session alone', async () => {
    const test = await openTestSandbox();
    const { phone } = await player(test);
    const other = await player(test);
    for (const path of ['game-address', 'get-game-balance', 'transfer-out']) {
      const body = { gameId: 'jsks', amount: '1', token: other.token };
      expect((await phone.post(`/api/${path}`, body)).code).toBe(403);
      expect((await test.visitor().post(`/api/${path}`, body)).code).toBe(401);
    }
  });

  it('gives its balance back to the main wallet', async () => {
    const { phone, token } = await player(await openTestSandbox());
    expect((await phone.post('/api/get-game-balance', { token })).data).toEqual({ balance: '320.50' });
    expect(await phone.post('/api/transfer-out', { amount: '320.50', token })).toMatchObject({
      code: 200,
      data: { beforeBalance: '320.50', afterBalance: '0.00', amount: '320.50' },
    });
    expect((await phone.post('/api/balance')).data.balance).toBe('13209.16');
    expect((await phone.post('/api/transfer-out', { amount: '0.01', token })).message).toBe(
      '彩票余额不足，无法下分',
    );
  });

  it.each(['0', '-1', '1.234', 'x', '', '1e3'])('moves no amount %j', async (amount) => {
    const { phone, token } = await player(await openTestSandbox());
    expect((await phone.post('/api/transfer-out', { amount, token })).code).toBe(400);
    expect((await phone.get('/sandbox/members/demo888')).data.booked).not.toHaveProperty('lotteryOut');
  });
});
