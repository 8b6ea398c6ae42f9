import { describe, expect, it } from 'vitest';
import { members } from '#sandbox/db/schema.ts';
import { openTestSandbox } from './testSandbox.ts';
import { TINY_PNG } from './tinyPicture.ts';

const changed = { password: 'demo8888', paypassword: 'fresh123' };

describe('editPassword', () => {
  it('ends every session, and the new password is the one that counts', async () => {
    const { member } = await openTestSandbox();
    const [phone, other] = [await member(), await member()];
    expect((await phone.post('/api/editPassword', changed)).code).toBe(200);
    expect((await phone.post('/api/user')).code).toBe(401);
    expect((await other.post('/api/user')).code).toBe(401);
    await expect(member('demo888', 'demo8888')).rejects.toThrow('账号或密码错误');
    expect((await (await member('demo888', 'fresh123')).post('/api/user')).code).toBe(200);
  });

  it.each([
    [{ password: '', paypassword: 'fresh123' }, '请输入旧密码'],
    [{ password: 'demo8888', paypassword: '' }, '请输入新密码'],
    [{ password: 'demo', paypassword: 'fresh123' }, '请输入正确的旧密码长度'],
    [{ password: 'demo8888', paypassword: 'fresh' }, '请输入正确的新密码长度'],
    [{ password: 'demo8888', paypassword: 'a1'.repeat(9) }, '请输入正确的新密码长度'],
    [{ password: 'demo8888', paypassword: 'demo8888' }, '新旧密码不能一致！'],
    [{ password: 'wrong888', paypassword: 'fresh123' }, '旧密码错误'],
  ])('refuses %j', async (body, message) => {
    const { member } = await openTestSandbox();
    const phone = await member();
    expect((await phone.post('/api/editPassword', body)).message).toBe(message);
    expect((await phone.post('/api/user')).code).toBe(200);
  });

  it('cannot be used to guess the password', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const guess = { ...changed, password: 'wrong888' };
    for (let tries = 0; tries < 5; tries += 1) await phone.post('/api/editPassword', guess);
    expect((await phone.post('/api/editPassword', changed)).code).toBe(429);
  });
});

describe('the fund password', () => {
  it('is changed by editPayPassword and hashed', async () => {
    const { member, sandbox } = await openTestSandbox();
    const phone = await member();
    const body = { password: '888888', paypassword: '135790' };
    expect((await phone.post('/api/editPayPassword', body)).code).toBe(200);
    expect(
      (await phone.post('/api/editPayPassword', { password: '888888', paypassword: '246802' })).code,
    ).toBe(400);
    const rows = await sandbox.store.read((queries) => queries.select().from(members));
    expect(rows[0]?.fundPassword).toMatch(/^scrypt\$/);
    expect(JSON.stringify(rows)).not.toContain('135790');
  });

  it('takes six digits and nothing else', async () => {
    const { member } = await openTestSandbox();
    const body = { password: '888888', paypassword: 'abc123' };
    expect((await (await member()).post('/api/editPayPassword', body)).message).toBe('支付密码必须是6位数字');
  });

  it.each([
    [{ password: '', paypassword: '135790' }, '请输入旧密码'],
    [{ password: '888888', paypassword: '' }, '请输入新密码'],
    [{ password: '88888', paypassword: '135790' }, '请输入正确的旧密码长度'],
    [{ password: '888888', paypassword: '13579' }, '请输入正确的新密码长度'],
    [{ password: '888888', paypassword: '888888' }, '新旧密码不能一致！'],
    [{ password: '888888', paypassword: '1357902' }, '支付密码必须是6位数字'],
    [{ password: '888889', paypassword: '135790' }, '旧密码错误，还可尝试4次'],
  ])('refuses %j', async (body, message) => {
    const { member } = await openTestSandbox();
    expect((await (await member()).post('/api/editPayPassword', body)).message).toBe(message);
  });
});

describe('updateuserinfo', () => {
  it('changes what is given and no more', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    expect((await phone.post('/api/updateuserinfo', { mobile: '8613911112222' })).code).toBe(200);
    expect((await phone.post('/api/updateuserinfo', { email: 'a@b.cn', birthday: '1990-02-28' })).code).toBe(
      200,
    );
    expect((await phone.post('/api/user')).data).toMatchObject({
      mobile: '13911112222',
      email: 'a@b.cn',
      birthday: '1990-02-28',
    });
    expect((await (await member('13911112222', 'demo8888')).post('/api/user')).data.username).toBe('demo888');
  });

  it.each([
    [{ mobile: '12345678901' }, '请输入正确手机号'],
    [{ mobile: '13800000002' }, '手机号已被绑定'],
    [{ email: 'nothing' }, '请输入正确邮箱'],
    [{ birthday: '1990-02-30' }, '请输入正确生日'],
    [{}, '没有需要修改的内容'],
  ])('refuses %j', async (body, message) => {
    const { member } = await openTestSandbox();
    expect((await (await member()).post('/api/updateuserinfo', body)).message).toBe(message);
  });
});

describe('an avatar', () => {
  const upload = (bytes: Buffer) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], 'a.png'));
    return new Request('http://localhost/api/uploadimg', { method: 'POST', body });
  };

  it('is stored and served', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    expect(await (await phone.send(upload(TINY_PNG))).json()).toMatchObject({ code: 200 });
    const { avatar } = (await phone.post('/api/user')).data;
    const served = await phone.send(new Request(`http://localhost${avatar}`));
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer()).equals(TINY_PNG)).toBe(true);
  });

  it('must be a picture of at most 5 MB', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const answer = async (sent: Request) =>
      ((await (await phone.send(sent)).json()) as { message: string }).message;
    expect(await answer(upload(Buffer.from('<svg onload="alert(1)"/>')))).toBe('图片格式不正确');
    // begins like one, and is none
    expect(await answer(upload(Buffer.from('\x89PNG\r\n\x1a\nbytes', 'latin1')))).toBe('图片格式不正确');
    expect(await answer(upload(TINY_PNG.subarray(0, -20)))).toBe('图片格式不正确');
    expect(await answer(upload(Buffer.alloc(5 * 1024 * 1024 + 1)))).toBe('图片不能超过5MB');
    expect(await answer(new Request('http://localhost/api/uploadimg', { method: 'POST' }))).toBe(
      '请选择图片',
    );
  });
});
