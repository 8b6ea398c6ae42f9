import { describe, expect, test } from 'vitest';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { button, toastOf } from '#tests/journeys/moneySubmissions.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

/** The switch moves no money and has no key: it sends the intended state, so repeating the request is idempotent. */
describe('faults of the switch of automatic transfers', () => {
  const CALL = '/api/uptransferstatus';
  const toggle = ({ page }: Phone) => page.getByRole('switch', { name: '自动转账' });

  async function prepare() {
    const at = phone();
    await at.sandbox('/sandbox/members/vip333', { transferstatus: 0 });
    await logInBehind(at.context, at.site, 'vip333');
    await at.open('/assets');
    await toggle(at).waitFor();
    const log = async () =>
      ((await at.sandbox('/sandbox/requests', undefined, 'GET')) as { path: string }[]).filter(
        ({ path }) => path === CALL,
      ).length;
    const status = async () =>
      ((await at.sandbox('/sandbox/members/vip333', undefined, 'GET')) as { transferstatus: number })
        .transferstatus;
    return {
      at,
      log,
      status,
      inject: (fault: object) => at.sandbox('/sandbox/scenario', { path: CALL, ...fault }),
    };
  }
  async function isOn(at: Phone) {
    await expect.poll(() => toggle(at).getAttribute('aria-checked')).toBe('true');
  }

  test('a double tap is sent once', async () => {
    const { at, log, status, inject } = await prepare();
    await inject({ delay: 300, times: 5 });
    await toggle(at).dblclick();
    await isOn(at);
    expect([await log(), await status()]).toEqual([1, 1]);
    expect(await button('额度转换')(at).count()).toBe(0);
  });

  test('Enter held down is sent once', async () => {
    const { at, log, status, inject } = await prepare();
    await inject({ delay: 600, times: 20 });
    await toggle(at).focus();
    for (let repeat = 0; repeat < 12; repeat += 1) await at.page.keyboard.down('Enter');
    await at.page.keyboard.up('Enter');
    await isOn(at);
    expect([await log(), await status()]).toEqual([1, 1]);
  });

  test.each([
    ['a dropped answer', { effect: true, drop: true }, 1],
    ['a dropped request', { drop: true }, 0],
  ])('%s is reported, and the next press says the same again', async (_, fault, after) => {
    const { at, status, inject } = await prepare();
    at.requestsFail = true;
    await inject(fault);
    await toggle(at).click();
    await toastOf(/网络错误，请稍后重试/)(at).waitFor();
    expect(await status()).toBe(after);
    await at.sandbox('/sandbox/scenario', undefined, 'DELETE');
    await toggle(at).click();
    await isOn(at);
    expect(await status()).toBe(1);
  });

  test('no answer in 30 s is reported', async () => {
    await phone().page.clock.install();
    const { at, log, inject } = await prepare();
    at.requestsFail = true;
    await inject({ delay: 60_000, times: 1 });
    await toggle(at).click();
    await expect.poll(log).toBe(1);
    await at.page.clock.fastForward(30_100);
    await toastOf(/网络错误，请稍后重试/)(at).waitFor();
  });

  test('a 401 opens the expiry dialog', async () => {
    const { at, status, inject } = await prepare();
    await inject({ code: 401, times: 1 });
    await toggle(at).click();
    await at.page.getByRole('alertdialog', { name: '认证失败' }).waitFor();
    expect(await status()).toBe(0);
  });

  test('leaving the page does not take it back', async () => {
    const { at, log, status, inject } = await prepare();
    await inject({ delay: 600, times: 1 });
    await toggle(at).click();
    await expect.poll(log).toBe(1);
    await at.page.evaluate(() => {
      window.location.hash = '#/faq';
    });
    await expect.poll(status).toBe(1);
    await at.open('/assets');
    await isOn(at);
  });
});
