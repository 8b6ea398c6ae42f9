import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';

const description = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('the error is the description, in place of the hint', () => {
  const { rerender } = render(<TextField label="手机号" hint="11 位" />);
  const field = screen.getByRole('textbox', { name: '手机号' });
  expect(description(field)).toBe('11 位');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  rerender(<TextField label="手机号" hint="11 位" error="请输入有效的手机号！" />);
  expect(description(field)).toBe('请输入有效的手机号！');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  rerender(<TextField label="手机号" />);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('the label is the whole name, whatever stands inside the box', () => {
  render(<TextField label="短信验证码" aside={<button type="button">获取验证码</button>} />);
  expect(screen.getByRole('textbox', { name: '短信验证码' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy();
});

test('the ref and the attributes reach the input', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="短信验证码" inputMode="numeric" />);
  expect(ref.current?.inputMode).toBe('numeric');
});

test('a password is a textbox by name, and can be shown and hidden', async () => {
  render(<TextField label="密码" type="password" reveal />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '密码' });
  await userEvent.type(field, 'abc12345');
  expect(field.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('abc12345');
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(field.type).toBe('password');
});

test('text area and select carry label and message the same way', () => {
  render(
    <>
      <TextArea label="申请理由" error="请输入申请理由" />
      <Select
        label="银行"
        error="请输入银行"
        placeholder="请选择"
        options={[{ value: 'icbc', label: '工商银行' }]}
      />
    </>,
  );
  expect(description(screen.getByRole('textbox', { name: '申请理由' }))).toBe('请输入申请理由');
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '银行' });
  expect(description(select)).toBe('请输入银行');
  expect(Array.from(select.options, (option) => option.text)).toEqual(['请选择', '工商银行']);
});

test('a radio group is one tab stop; names are the labels alone', async () => {
  function Protocols() {
    const [value, setValue] = useState<'a' | 'b'>('a');
    return (
      <RadioGroup
        label="协议"
        value={value}
        onChange={setValue}
        options={[
          { value: 'a', label: 'ERC20', note: '手续费 5' },
          { value: 'b', label: 'TRC20' },
        ]}
      />
    );
  }
  render(<Protocols />);
  expect(screen.getByRole('radiogroup', { name: '协议' })).toBeTruthy();
  expect(description(screen.getByRole('radio', { name: 'ERC20' }))).toBe('手续费 5');
  await userEvent.click(screen.getByRole('radio', { name: 'TRC20' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'TRC20' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ERC20' }).checked).toBe(false);
});

test('a switch says its state and rests while it is busy', async () => {
  const changed = vi.fn<(checked: boolean) => void>();
  const { rerender } = render(<Switch label="自动转账" checked={false} onChange={changed} />);
  const control = screen.getByRole('switch', { name: '自动转账', checked: false });
  await userEvent.click(control);
  expect(changed).toHaveBeenLastCalledWith(true);
  rerender(<Switch label="自动转账" checked busy onChange={changed} />);
  await userEvent.click(screen.getByRole('switch', { checked: true }));
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a select that the form keeps greys its placeholder, and nothing else', async () => {
  const user = userEvent.setup();
  const received = vi.fn<() => void>();
  render(
    <Select
      label="银行"
      defaultValue=""
      placeholder="请选择银行"
      options={[{ value: 'a', label: '招商银行' }]}
      onChange={received}
    />,
  );
  const select = screen.getByRole('combobox', { name: '银行' });
  const greyed = () => select.className.includes('empty');
  expect(greyed()).toBe(true);
  await user.selectOptions(select, '招商银行');
  expect(greyed()).toBe(false);
  expect(received).toHaveBeenCalledOnce();
  await user.selectOptions(select, '请选择银行');
  expect(greyed()).toBe(true);
});
