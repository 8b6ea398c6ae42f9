import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs, overlaysSettled } from '#tests/journeys/pageTour.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { moveTo } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

/** What a person needs to pay, as the dialog shows it. */
async function shownPayment(dialog: Locator) {
  await dialog.getByRole('img', { name: '收款二维码' }).waitFor();
  const [number = ''] = /CK\d+/.exec(await dialog.innerText()) ?? [];
  const [address = ''] = /T\w{33}/.exec(await dialog.innerText()) ?? [];
  return { number, address, text: await dialog.innerText() };
}

test('a payment whose dialog was closed is opened again from its record, and Back closes it (D66)', async () => {
  const page = await openAs(phone(), 'demo888', '/deposit');
  await page.getByRole('tab', { name: '数字货币' }).click();
  await page.getByRole('textbox', { name: '充值金额' }).fill('640');
  await page.getByRole('button', { name: '确认充值' }).click();
  const dialog = page.getByRole('dialog', { name: '充值信息' });
  const first = await shownPayment(dialog);
  expect(first.text).toMatch(/TRC20/);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await dialog.waitFor({ state: 'detached' });

  await overlaysSettled(page);
  await moveTo(page, '/assets?type=0');
  const offer = page.getByRole('button', { name: `继续支付 ${first.number}` });
  await offer.click();
  const again = await shownPayment(dialog);
  expect([again.number, again.address]).toEqual([first.number, first.address]);
  expect(again.text).toMatch(/应付\s*100\.63 USDT[^]*¥640\.00[^]*收款地址\s*TRC20[^]*待审核/);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).toBe('#/assets?type=0');

  // paid meanwhile: the dialog says so, and the record offers it no more
  await overlaysSettled(page);
  await phone().sandbox(`/sandbox/reviews/${first.number}`, { decision: 'approve' });
  await offer.click();
  await dialog.getByText('订单已支付').waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await offer.waitFor({ state: 'detached' });
});
