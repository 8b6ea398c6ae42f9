import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from '#ui/CopyButton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadFailed } from '#ui/LoadFailed.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';

test('the live region is there before its first message', () => {
  const { rerender } = render(<ToastRegion toast={null} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<ToastRegion toast={{ id: 1, text: '提交成功' }} />);
  expect(screen.getByRole('status')).toBe(region);
  const first = screen.getByText('提交成功');
  rerender(<ToastRegion toast={{ id: 2, text: '提交成功' }} />);
  expect(screen.getByText('提交成功')).not.toBe(first);
});

test('what is loading, empty or failed says so', async () => {
  const retried = vi.fn<() => void>();
  const { rerender } = render(<LoadFailed onRetry={retried} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  rerender(<LoadFailed onRetry={retried} busy />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retried).toHaveBeenCalledTimes(1);
  rerender(
    <>
      <Spinner />
      <EmptyState />
    </>,
  );
  expect(screen.getByRole('progressbar', { name: '加载中' })).toBeTruthy();
  expect(screen.getByText('暂无记录')).toBeTruthy();
});

test('a request of unknown fate comes into view once, not each time its page is shown', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const noop = () => undefined;
  const shownAs = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <UnsettledNotice
        text="网络错误，请稍后重试"
        recordHref="/assets?type=1"
        busy={false}
        onRetry={noop}
        onChecked={noop}
      />
    </Activity>
  );
  const { rerender } = render(shownAs('visible'));
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: '结果未知' })]);
  rerender(shownAs('hidden'));
  rerender(shownAs('visible'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  scrolled.mockRestore();
});

test('progress stays between 0 and 100', () => {
  const { rerender } = render(<ProgressBar label="VIP进度" value={64} />);
  const bar = screen.getByRole('progressbar', { name: 'VIP进度' });
  expect(bar.getAttribute('aria-valuenow')).toBe('64');
  rerender(<ProgressBar label="VIP进度" value={140} />);
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
});

test('a refresh under way is not started again', async () => {
  const pressed = vi.fn<() => void>();
  const { rerender } = render(<RefreshButton onPress={pressed} />);
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  rerender(<RefreshButton onPress={pressed} busy />);
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a QR code is a named picture that differs by its text', () => {
  const { rerender } = render(<QrCode text="TXabc" label="收款二维码" />);
  const picture = () => screen.getByRole<HTMLImageElement>('img', { name: '收款二维码' }).src;
  const first = picture();
  expect(first).toMatch(/^data:image\/png;base64,/);
  rerender(<QrCode text="TXabd" label="收款二维码" />);
  expect(picture()).not.toBe(first);
});

test('copying uses the clipboard, else a selected field, and shows the outcome', async () => {
  const user = userEvent.setup();
  const onCopied = vi.fn<(copied: boolean) => void>();
  render(<CopyButton text="TXabc" onCopied={onCopied} />);
  const button = screen.getByRole('button', { name: '复制' });
  await user.click(button);
  await waitFor(() => expect(onCopied).toHaveBeenLastCalledWith(true));
  expect(await navigator.clipboard.readText()).toBe('TXabc');

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  let selected = '';
  const copy = vi.fn<() => boolean>(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  Object.assign(document, { execCommand: copy });
  await user.click(button);
  await waitFor(() => expect(onCopied).toHaveBeenCalledTimes(2));
  expect(selected).toBe('TXabc');
  expect(document.activeElement).toBe(button);

  copy.mockReturnValue(false);
  await user.click(button);
  await waitFor(() => expect(onCopied).toHaveBeenLastCalledWith(false));
  expect(document.querySelector('textarea')).toBeNull();
});
