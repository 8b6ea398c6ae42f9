import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logIn, moveTo } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const toastShown = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

/** Copies a text to the clipboard of the device, and pastes it with its keys where the caret is. */
async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** The value of an input, and where its caret is. */
const stateOf = (page: Page, name: string) =>
  box(page, name).evaluate((field: HTMLInputElement) => [field.value, field.selectionStart]);

test('what a person copies reaches the fields whole, and what does not fit leaves them as they were (D64)', async () => {
  const { page, context, site } = phone();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}/#/register`);
  await box(page, '手机号').click();
  await paste(page, '+86 138 1234 5678');
  expect(await stateOf(page, '手机号')).toEqual(['13812345678', 11]);
  await paste(page, '139-1234-5678');
  await toastShown(page, '请输入有效的手机号！');
  expect(await stateOf(page, '手机号')).toEqual(['13812345678', 11]);
  expect(await box(page, '手机号').getAttribute('aria-invalid')).toBe('true');
  // over a selection, the limit counts what remains
  await page.keyboard.press('ControlOrMeta+A');
  await paste(page, '手机：139-1234-5678');
  expect(await stateOf(page, '手机号')).toEqual(['13912345678', 11]);
  expect(await box(page, '手机号').getAttribute('aria-invalid')).toBeNull();

  await box(page, '密码').click();
  await paste(page, 'a1'.repeat(17));
  await toastShown(page, '密码最多32个字符');
  expect(await box(page, '密码').inputValue()).toBe('');
  await paste(page, 'a1'.repeat(16));
  expect(await box(page, '密码').inputValue()).toBe('a1'.repeat(16));
});

test('a card number is pasted as it was copied, and edited in the middle; a name is composed', async () => {
  const { page, context, site } = phone();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, site, 'demo888');
  await moveTo(page, '/addBankCard');
  await box(page, '银行卡号').click();
  await paste(page, '银行卡号：6222 0212 3456 7890 123');
  expect(await stateOf(page, '银行卡号')).toEqual(['6222 0212 3456 7890 123', 23]);
  await page.keyboard.type('4');
  expect(await stateOf(page, '银行卡号')).toEqual(['6222 0212 3456 7890 123', 23]);
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  expect(await stateOf(page, '银行卡号')).toEqual(['6220 2123 4567 8901 23', 2]);
  await page.keyboard.type('9');
  expect(await stateOf(page, '银行卡号')).toEqual(['6292 0212 3456 7890 123', 3]);

  // an input method composes a name: undisturbed until it ends, and no longer than the field
  const keys = await context.newCDPSession(page);
  await box(page, '姓名').clear();
  await paste(page, '张'.repeat(79));
  await keys.send('Input.imeSetComposition', { text: '欧阳修', selectionStart: 3, selectionEnd: 3 });
  expect(await box(page, '姓名').inputValue()).toBe(`${'张'.repeat(79)}欧阳修`);
  await keys.send('Input.insertText', { text: '欧阳修' });
  await expect.poll(() => box(page, '姓名').inputValue()).toBe(`${'张'.repeat(79)}欧`);
  await toastShown(page, '姓名最多80个字符');
});
