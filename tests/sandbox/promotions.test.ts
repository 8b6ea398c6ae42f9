import { describe, expect, it } from 'vitest';
import { openTestSandbox } from './testSandbox.ts';

describe('promotions', () => {
  it('are listed by type, all without one', async () => {
    const { visitor } = await openTestSandbox();
    const all = (await visitor().post('/api/activitylist', { type: '' })).data;
    expect(all).toHaveLength(9);
    const newcomers = (await visitor().post('/api/activitylist', { type: 1 })).data;
    expect(newcomers).toHaveLength(2);
    for (const key of ['id', 'title', 'banner', 'content', 'memo', 'created_at']) {
      expect(newcomers[0]).toHaveProperty(key);
    }
    const detail = await visitor().post('/api/activitydeatil', { id: String(all[3].id) });
    expect(detail.data).toEqual(all[3]);
    expect((await visitor().post('/api/activitydeatil', { id: 999 })).code).toBe(404);
  });

  it('are applied for once, and again after a rejection', async () => {
    const { member } = await openTestSandbox();
    const phone = await member('zero000');
    const apply = () => phone.post('/api/doactivityapply', { activityid: 1 });
    const log = async () => (await phone.post('/api/activityApplyLog', { page: 1, limit: 999 })).data;
    expect((await apply()).message).toBe('提交成功，等待后台审核');
    expect((await apply()).message).toBe('您已申请过该活动');
    const [application] = await log();
    expect(application).toEqual({ id: 1, activity_name: '新人首存豪礼', state: 1 });
    const [number] = (await phone.get('/sandbox/members/zero000')).data.pending;
    expect(number).toMatch(/^HD\d+$/);
    await phone.post(`/sandbox/reviews/${number}`, { decision: 'reject' });
    expect((await log())[0].state).toBe(3);
    expect((await apply()).code).toBe(200);
    expect((await phone.post('/api/doactivityapply', { activityid: 999 })).code).toBe(404);
  });

  it('show a member their own log alone', async () => {
    const { member } = await openTestSandbox();
    await (await member('zero000')).post('/api/doactivityapply', { activityid: 1 });
    expect((await (await member('agent88')).post('/api/activityApplyLog')).data).toEqual([]);
  });
});

describe('the agent application', () => {
  const body = { mobile: '13812345678', apply_info: '推广' };

  it('waits for its review, and makes an agent', async () => {
    const { member } = await openTestSandbox();
    const phone = await member('zero000');
    expect((await phone.post('/api/applyagentdo', body)).message).toBe('提交成功，等待后台审核');
    expect((await phone.post('/api/applyagentdo', body)).message).toBe('您的申请正在审核中');
    expect((await phone.get('/sandbox/members/zero000')).data.pending).toEqual(['DL1']);
    expect((await phone.post('/sandbox/reviews/DL1', { decision: 'approve' })).code).toBe(200);
    expect((await phone.post('/api/user')).data.isagent).toBe(1);
    expect((await phone.post('/api/applyagentdo', body)).message).toBe('您已经是代理');
  });

  it.each([
    [{ ...body, mobile: '123' }, '请输入正确手机号'],
    [{ ...body, apply_info: ' ' }, '请输入申请理由'],
  ])('refuses %j', async (change, message) => {
    const { member } = await openTestSandbox();
    expect((await (await member()).post('/api/applyagentdo', change)).message).toBe(message);
  });
});

describe('notices', () => {
  it('are the member’s, newest first', async () => {
    const { member, visitor } = await openTestSandbox();
    expect((await visitor().post('/api/noticeList', { page: 1, limit: 999 })).code).toBe(401);
    const { data } = await (await member()).post('/api/noticeList', { page: 1, limit: 999, api_token: 'x' });
    expect(data.data).toHaveLength(6);
    expect(data.data[0]).toMatchObject({
      title: '数字货币充值通道升级公告',
      created_at: '2026-11-21 12:00:00',
    });
  });
});
