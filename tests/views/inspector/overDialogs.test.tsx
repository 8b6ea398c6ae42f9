import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startInspector } from '#app/inspector/inspector.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { stubInspectorChannel } from '#tests/views/inspector/inspectorChannel.ts';

beforeEach(() => {
  stubInspectorChannel();
  window.history.replaceState(null, '', '/?inspect=local');
});
afterEach(() => {
  for (const button of document.querySelectorAll('body > div > button')) button.parentElement?.remove();
  window.history.replaceState(null, '', '/');
});

test('both buttons can be pressed while a dialog of the app is open, and the dialog stays', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const onClose = vi.fn<() => void>();
  startInspector();
  render(
    <>
      <p>the page</p>
      <Dialog open title="欢迎" onClose={onClose}>
        text
      </Dialog>
    </>,
  );
  await screen.findByRole('dialog', { name: '欢迎' });
  // the rest of the page is inert, as intended
  expect(screen.getByText('the page').closest('[aria-hidden=true]')).not.toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '打开检查器' }));
  expect(open).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '保存记录' }));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: '欢迎' })).toBeDefined();
});
