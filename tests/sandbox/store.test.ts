import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, describe, expect, it } from 'vitest';
import * as ledgerSchema from '#sandbox/db/ledgerSchema.ts';
import * as memberSchema from '#sandbox/db/memberSchema.ts';
import * as moneySchema from '#sandbox/db/moneySchema.ts';
import * as schema from '#sandbox/db/schema.ts';
import { openStore } from '#sandbox/db/store.ts';
import { DAY_MS } from '#sandbox/http/beijing.ts';
import { openTestSandbox } from './testSandbox.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
const newFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'flowplay-'));
  folders.push(folder);
  return join(folder, 'deep', 'sandbox.db');
};

describe('the tables', () => {
  it('have the columns of the schema, no more and no fewer', async () => {
    const store = await openStore(':memory:');
    const exported: unknown[] = Object.values({
      ...schema,
      ...ledgerSchema,
      ...moneySchema,
      ...memberSchema,
    });
    const tables = exported.filter((value): value is SQLiteTable => is(value, SQLiteTable));
    expect(tables.length).toBeGreaterThan(20);
    for (const table of tables) {
      const name = getTableName(table);
      const info = await store.read((queries) =>
        queries.all<{ name: string; notnull: number }>(
          sql`SELECT name, "notnull" FROM pragma_table_info(${name}) ORDER BY name`,
        ),
      );
      const columns = Object.values(getTableColumns(table)).map((column) => column.name);
      expect([name, ...info.map((row) => row.name)]).toEqual([
        name,
        ...columns.sort((a, b) => (a < b ? -1 : 1)),
      ]);
    }
    await store.close();
  });
});

describe('a database file', () => {
  it('keeps what members did through a restart', async () => {
    const databaseUrl = newFile();
    const first = await openTestSandbox({ databaseUrl });
    const phone = await first.member();
    await phone.post('/api/updateuserinfo', { email: 'kept@example.com' });
    await phone.post('/api/transfer', { amount: '100', sourcetype: 'userbalance', targettype: 'ae' });
    await first.sandbox.close();
    const second = await openTestSandbox({ databaseUrl });
    const again = second.visitor();
    again.token = phone.token;
    expect((await again.post('/api/user')).data).toMatchObject({
      email: 'kept@example.com',
      balance: '12788.66',
    });
  });

  it('keeps what a member has bound, changed and applied for', async () => {
    const databaseUrl = newFile();
    const first = await openTestSandbox({ databaseUrl });
    const phone = await first.member('zero000');
    const card = {
      bank: 'USDT',
      bank_owner: 'TRC20',
      bank_no: 'TKept',
      bank_address: '',
      pay_pass: '888888',
    };
    await phone.post('/api/bindcard', card);
    await phone.post('/api/updateuserinfo', { mobile: '15912345678' });
    await phone.post('/api/doactivityapply', { activityid: 1 });
    await phone.post('/api/applyagentdo', { mobile: '15912345678', apply_info: '推广' });
    await phone.post('/api/editPayPassword', { password: '888888', paypassword: '135790' });
    await phone.post('/api/editPassword', { password: 'demo8888', paypassword: 'fresh123' });
    await first.sandbox.close();

    const second = await openTestSandbox({ databaseUrl });
    await expect(second.member('zero000', 'demo8888')).rejects.toThrow('账号或密码错误');
    const again = await second.member('15912345678', 'fresh123');
    expect((await again.post('/api/getcard', { type: 2 })).data).toMatchObject([{ bank_no: 'TKept' }]);
    expect((await again.post('/api/activityApplyLog')).data).toMatchObject([{ id: 1, state: 1 }]);
    expect(
      (await again.post('/api/applyagentdo', { mobile: '15912345678', apply_info: '推广' })).message,
    ).toBe('您的申请正在审核中');
    const other = { ...card, bank_no: 'TOther' };
    expect((await again.post('/api/bindcard', other)).message).toBe('支付密码错误，还可尝试4次');
    expect((await again.post('/api/bindcard', { ...other, pay_pass: '135790' })).code).toBe(200);
  });

  it('gives the demo’s members their deposit of yesterday again on a later day', async () => {
    const databaseUrl = newFile();
    const first = await openTestSandbox({ databaseUrl });
    await first.sandbox.close();
    const later = first.clock.now + 3 * DAY_MS;
    const second = await openTestSandbox({ databaseUrl, now: () => later });
    second.clock.now = later;
    expect((await (await second.member()).get('/api/userredpacket')).data.sendnums).toBe(3);
    await second.sandbox.close();
    const third = await openTestSandbox({ databaseUrl, now: () => later });
    third.clock.now = later;
    expect((await (await third.member()).post('/api/user')).data.paysum).toBe('48400.00');
  });

  it('serves reads and writes at once', async () => {
    const test = await openTestSandbox({ databaseUrl: newFile() });
    const phone = await test.member();
    const move = { amount: '0.01', sourcetype: 'userbalance', targettype: 'ae' };
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        index % 2 === 0 ? phone.post('/api/balance') : phone.post('/api/transfer', move),
      ),
    );
    expect(answers.every((answer) => answer.code === 200)).toBe(true);
    expect((await phone.post('/api/balance')).data.balance).toBe('12888.06');
  });

  it('is shared by two sandboxes without losing a booking', async () => {
    const databaseUrl = newFile();
    const [first, second] = [await openTestSandbox({ databaseUrl }), await openTestSandbox({ databaseUrl })];
    const phones = [await first.member(), await second.member()];
    const move = { amount: '1', sourcetype: 'userbalance', targettype: 'ae' };
    const answers = await Promise.all(
      phones.flatMap((phone) => Array.from({ length: 20 }, () => phone.post('/api/transfer', move))),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(40);
    expect((await first.visitor().get('/sandbox/members/demo888')).data.balances.ae).toBe('40.00');
  });
});
