import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { code, secret, sentence } from '#machines/kit/form/fieldText.ts';
import { ACCOUNT_TEXT } from '#machines/payoutAccounts/accountRules.ts';
import { REGISTER_TEXT } from '#machines/register/registerRules.ts';
import { sourceOf } from '#tools/flows/source.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { FieldTextProps } from '#ui/useFieldText.ts';

/** A field that takes this text, in a form that counts its edits. */
function open(
  text: NonNullable<FieldTextProps['text']>,
  Control: typeof TextField | typeof TextArea = TextField,
) {
  const edited = vi.fn<() => void>();
  const heard = vi.fn<(text: string) => void>();
  const refused = vi.fn<(text: string) => void>();
  render(
    <form onInput={edited}>
      <Control
        label="栏"
        text={text}
        onRefused={refused}
        onInput={(event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
          heard(event.currentTarget.value)
        }
      />
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '栏' });
  return { user: userEvent.setup({ delay: null }), field, edited, heard, refused };
}

test('a paste reaches the field whole: there is no maxlength that would cut it first (D64)', async () => {
  const { user, field, edited, heard } = open(ACCOUNT_TEXT.cardNumber);
  expect(field.maxLength).toBe(-1);
  await user.click(field);
  await user.paste('银行卡号：6222 0212 3456 7890 123');
  expect(field.value).toBe('6222 0212 3456 7890 123');
  expect(edited).toHaveBeenCalledOnce();
  // whoever listens at the field reads what it shows
  expect(heard).toHaveBeenCalledExactlyOnceWith('6222 0212 3456 7890 123');
});

test('a paste that is too long leaves the field as it was and is no edit; typing on is one', async () => {
  const { user, field, edited, heard, refused } = open(ACCOUNT_TEXT.cardNumber);
  await user.type(field, '6222');
  edited.mockClear();
  heard.mockClear();
  await user.paste('0212 3456 7890 1234 5678');
  expect(field.value).toBe('6222');
  expect(refused).toHaveBeenCalledExactlyOnceWith('请输入正确的卡号长度');
  expect(edited).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  await user.keyboard('0');
  expect(field.value).toBe('6222 0');
  expect(edited).toHaveBeenCalledOnce();
});

test('a paste over a selection replaces it, and the limit counts what remains', async () => {
  const { user, field, refused } = open(REGISTER_TEXT.smsCode);
  await user.type(field, '123456');
  field.setSelectionRange(1, 5);
  await user.paste('98 76');
  expect(field.value).toBe('198766');
  field.setSelectionRange(1, 5);
  await user.paste('98765');
  expect(field.value).toBe('198766');
  expect(refused).toHaveBeenCalledOnce();
});

test('a paste over everything is read alone, also where it begins like what was there', async () => {
  const { user, field } = open(ACCOUNT_TEXT.usdtAddress);
  await user.type(field, 'T12');
  field.setSelectionRange(0, 3);
  await user.paste('TRC20：T34');
  expect(field.value).toBe('T34');
});

test('typing stops at the limit without a word', async () => {
  const { user, field, edited, refused } = open(code(6, '太长'));
  await user.type(field, '12-345678');
  expect(field.value).toBe('123456');
  expect(refused).not.toHaveBeenCalled();
  // the hyphen is an edit that the field does not show; the two keys beyond the limit are none
  expect(edited).toHaveBeenCalledTimes(7);
});

test('the caret stays where the person edits', async () => {
  const { user, field } = open(ACCOUNT_TEXT.cardNumber);
  await user.type(field, '622202123456');
  field.setSelectionRange(2, 2);
  await user.keyboard('9');
  expect([field.value, field.selectionStart]).toEqual(['6292 2021 2345 6', 3]);
  await user.keyboard('{Backspace}');
  expect([field.value, field.selectionStart]).toEqual(['6222 0212 3456', 2]);
});

test('a separator is passed by Delete as it is by Backspace', async () => {
  const { user, field } = open(ACCOUNT_TEXT.cardNumber);
  await user.type(field, '62220212');
  field.setSelectionRange(4, 4);
  await user.keyboard('{Delete}');
  expect([field.value, field.selectionStart]).toEqual(['6222 0212', 5]);
  await user.keyboard('{Delete}');
  expect([field.value, field.selectionStart]).toEqual(['6222 212', 5]);
});

test('an autofill is cleaned, though no key and no paste came before it', () => {
  const { field, refused } = open(REGISTER_TEXT.phone);
  fireEvent.input(field, { target: { value: '+86 138 1234 5678' } });
  expect(field.value).toBe('13812345678');
  fireEvent.input(field, { target: { value: '+86 138 1234 56789' } });
  expect(field.value).toBe('13812345678');
  expect(refused).toHaveBeenCalledOnce();
});

test('an input method composes undisturbed, and is limited when it has ended, with a word', () => {
  const { field, edited, heard, refused } = open(sentence(4, '太长'));
  fireEvent.compositionStart(field);
  for (const value of ['t', 'tui', '推广渠道和规模'])
    fireEvent.input(field, { target: { value }, isComposing: true });
  expect(field.value).toBe('推广渠道和规模');
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('推广渠道');
  expect(heard).toHaveBeenLastCalledWith('推广渠道');
  expect(edited).toHaveBeenCalledTimes(4);
  expect(refused).toHaveBeenCalledExactlyOnceWith('太长');
});

test('a password is pasted as it is, or refused', async () => {
  const { user, field, refused } = open(secret(8, '太长'));
  await user.click(field);
  await user.paste(' a：１-2 ');
  expect(field.value).toBe(' a：１-2 ');
  await user.clear(field);
  await user.paste('123456789');
  expect(field.value).toBe('');
  expect(refused).toHaveBeenCalledExactlyOnceWith('太长');
});

test('a search takes any length', async () => {
  const changed = vi.fn<(text: string) => void>();
  render(<SearchField label="搜索" value="" onChange={changed} />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('searchbox', { name: '搜索' }));
  await user.paste('长'.repeat(60));
  expect(changed).toHaveBeenCalledExactlyOnceWith('长'.repeat(60));
});

test('a text area takes a text the same way', async () => {
  const { user, field, refused } = open(sentence(8, '太长'), TextArea);
  await user.click(field);
  await user.paste('渠道：群\n200 ');
  expect(field.value).toBe('渠道：群\n200 ');
  await user.paste('更多');
  expect(refused).toHaveBeenCalledExactlyOnceWith('太长');
  expect(field.value).toBe('渠道：群\n200 ');
});

test('no field of the app has the attribute that cuts a paste before the page sees it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  const isLimiting = (name: string) =>
    [...sourceOf(`src/${name}`).declarations.values()].some((names) => names.has('maxLength'));
  expect(files.filter(isLimiting)).toEqual([]);
});
