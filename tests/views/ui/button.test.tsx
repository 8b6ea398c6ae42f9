import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '#ui/Button.tsx';

test('a busy button ignores the second press and keeps the focus', async () => {
  const pressed = vi.fn<() => void>();
  function Once() {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        busy={busy}
        onClick={() => {
          pressed();
          setBusy(true);
        }}
      >
        提交
      </Button>
    );
  }
  render(<Once />);
  const button = screen.getByRole('button', { name: '提交' });
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('Enter that is held down presses once, though each press is done at once', async () => {
  const pressed = vi.fn<() => void>();
  render(<Button onClick={pressed}>领取</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter>5/}');
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a busy submit button sends no form, by press or by Enter in a field', async () => {
  const sent = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <input aria-label="金额" />
      <Button type="submit" busy>
        提交
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await userEvent.type(screen.getByRole('textbox'), '100{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

test('a button in a form does not send it unless it is the submit button', () => {
  const sent = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Button>全部</Button>
      <Button type="submit">提交</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: '全部' }));
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(sent).toHaveBeenCalledTimes(1);
});
