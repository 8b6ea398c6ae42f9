import { describe, expect, test } from 'vitest';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { logInBehind } from '#tests/support/journeyLogin.ts';
import {
  bookings,
  button,
  describeStorm,
  toastOf,
  transactions,
  type Submission,
} from '#tests/support/storm.ts';

const amount = ({ page }: Phone) => page.getByRole('textbox', { name: '金额' });

function transfer(out: boolean): Submission {
  return {
    call: '/api/transfer',
    location: `/assets?type=${out ? 3 : 2}`,
    async fill(at) {
      await button('额度转换')(at).click();
      if (out) {
        await button('切换方向')(at).click();
        await at.page.getByRole('dialog').getByLabel('平台').selectOption('pp');
      }
      await amount(at).fill('12.34');
    },
    press: button('确认转账'),
    field: amount,
    done: toastOf(/成功/),
    count: transactions(out ? 4 : 3),
  };
}

const submissions: Record<string, Submission> = {
  'transfer in': transfer(false),
  'transfer out': transfer(true),
  'rebate claim': {
    call: '/api/dofanshui',
    location: '/assets?type=5',
    fill: ({ page }) => page.getByRole('list', { name: '记录' }).waitFor(),
    press: button('领取返水'),
    done: toastOf(/成功/),
    count: bookings('rebate'),
  },
  'red packet draw': {
    call: '/api/douserredpacket',
    location: '/welfare',
    fill: ({ page }) => page.getByText(/^剩余次数 \d+$/).waitFor(),
    press: button('立即领取'),
    done: toastOf(/恭喜您获得/),
    unknownText: '服务器异常，请稍后再试',
    count: async (_, ask) => ((await ask('/api/redpacket', { page: 1 })) as { total: number }).total,
  },
};

const phone = phonePerTest();
for (const [name, submission] of Object.entries(submissions)) describeStorm(name, submission, phone);

/** The switch moves no money and carries no key: it says which state is meant, so that saying it twice is the same. */
describe('a storm over the switch of automatic transfers', () => {
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
      fault: (fault: object) => at.sandbox('/sandbox/scenario', { path: CALL, ...fault }),
    };
  }
  async function isOn(at: Phone) {
    await expect.poll(() => toggle(at).getAttribute('aria-checked')).toBe('true');
  }

  test('a double tap is sent once', async () => {
    const { at, log, status, fault } = await prepare();
    await fault({ delay: 300, times: 5 });
    await toggle(at).dblclick();
    await isOn(at);
    expect([await log(), await status()]).toEqual([1, 1]);
    expect(await button('额度转换')(at).count()).toBe(0);
  });

  test('Enter held down is sent once', async () => {
    const { at, log, status, fault } = await prepare();
    await fault({ delay: 600, times: 20 });
    await toggle(at).focus();
    for (let repeat = 0; repeat < 12; repeat += 1) await at.page.keyboard.down('Enter');
    await at.page.keyboard.up('Enter');
    await isOn(at);
    expect([await log(), await status()]).toEqual([1, 1]);
  });

  test.each([
    ['a dropped answer', { effect: true, drop: true }, 1],
    ['a dropped request', { drop: true }, 0],
  ])('%s is told, and the next press says the same again', async (_, trouble, after) => {
    const { at, status, fault } = await prepare();
    at.requestsFail = true;
    await fault(trouble);
    await toggle(at).click();
    await toastOf(/网络错误，请稍后重试/)(at).waitFor();
    expect(await status()).toBe(after);
    await at.sandbox('/sandbox/scenario', undefined, 'DELETE');
    await toggle(at).click();
    await isOn(at);
    expect(await status()).toBe(1);
  });

  test('no answer in 30 s is told', async () => {
    await phone().page.clock.install();
    const { at, log, fault } = await prepare();
    at.requestsFail = true;
    await fault({ delay: 60_000, times: 1 });
    await toggle(at).click();
    await expect.poll(log).toBe(1);
    await at.page.clock.fastForward(30_100);
    await toastOf(/网络错误，请稍后重试/)(at).waitFor();
  });

  test('a 401 opens the expiry dialog', async () => {
    const { at, status, fault } = await prepare();
    await fault({ code: 401, times: 1 });
    await toggle(at).click();
    await at.page.getByRole('alertdialog', { name: '认证失败' }).waitFor();
    expect(await status()).toBe(0);
  });

  test('leaving the page does not take it back', async () => {
    const { at, log, status, fault } = await prepare();
    await fault({ delay: 600, times: 1 });
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
