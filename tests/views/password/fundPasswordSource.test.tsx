import { screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pageSettings } from '#pageSettings';
import { control } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const SERVICE = '/api/getservicerurl';

/** Every page that asks for a fund password that may never have been set, and its field there. */
const PAGES = [
  ['/withdraw', '支付密码'],
  ['/addBankCard', '支付密码'],
  ['/addUsdtCard', '支付密码'],
  ['/addUsdtCards', '支付密码'],
  ['/modifyPayPassword', '旧密码'],
] as const;

async function openPage(location: string) {
  const app = renderDriver();
  onTestFinished(app.close);
  await app.calls.always('/api/getcard', { code: 200, data: [] });
  await app.open(location, { member: true, hold: [SERVICE] });
  return app;
}

describe.each(PAGES)('where the fund password of %s comes from', (location, label) => {
  test('is the operator’s hint, where there is one (D24)', async () => {
    pageSettings.fundPasswordHint = '初始支付密码见短信';
    onTestFinished(() => void (pageSettings.fundPasswordHint = ''));
    const app = await openPage(location);
    await app.reads('初始支付密码见短信');
    expect(screen.getByLabelText(label, { selector: 'input' }).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.queryByText('首次使用或忘记？')).toBeNull();
  });

  test('is otherwise asked of customer service, beside the field', async () => {
    const app = await openPage(location);
    await app.reads('首次使用或忘记？');
    await app.press('button', '联系客服');
    await app.look((seen) => {
      expect(app.calls.waiting(SERVICE)).toBe(1);
      expect(control(seen, '联系客服').busy).toBe(true);
    });
  });
});

test('the way to customer service stays beside an error of the field', async () => {
  const app = await openPage('/addUsdtCard');
  await app.type('USDT地址', '0x'.padEnd(42, 'a'));
  await app.press('button', '提交');
  await app.look(({ marked }) => expect(marked).toEqual([{ label: '支付密码', message: '请输入支付密码' }]));
  await app.reads('首次使用或忘记？');
});

test('a form that binds an account leads to the change of the password, the withdrawal by its tips', async () => {
  const app = await openPage('/addBankCard');
  await app.press('link', '修改支付密码');
  await app.look(({ at }) => expect(at).toBe('/modifyPayPassword'));
});
