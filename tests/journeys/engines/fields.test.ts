import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { visitPerTest } from './engineDriver.ts';

// every engine has its own events and caret
describe.each(engines)('in $name', (engine) => {
  const visit = visitPerTest(engine);

  test('a number is cleaned and limited, typed and inserted, wherever the caret is (D64)', async () => {
    const { driver, site } = visit();
    const state = () =>
      driver.run(() => {
        const field = document.querySelector<HTMLInputElement>('input[name=phone]');
        return [field?.value, field?.selectionStart, field?.getAttribute('aria-invalid')];
      });
    /** replaces this part of the text at once, as a paste does */
    const insert = (text: string, from: number, to: number) =>
      driver.run(
        (inserted, start, end) => {
          const field = document.querySelector<HTMLInputElement>('input[name=phone]');
          field?.focus();
          field?.setSelectionRange(start, end);
          return document.execCommand('insertText', false, inserted);
        },
        text,
        from,
        to,
      );
    await driver.open(`${site}/#/register`);
    await driver.type('手机号', '+86 138-1234567899');
    expect(await state()).toEqual(['13812345678', 11, null]);
    await insert('手机：138-9999 8888', 0, 11);
    expect(await state()).toEqual(['13899998888', 11, null]);
    await insert('12', 3, 3);
    expect(await state()).toEqual(['13899998888', 3, 'true']);
    await insert('7-7', 3, 5);
    expect(await state()).toEqual(['13877998888', 5, null]);
  });
});
