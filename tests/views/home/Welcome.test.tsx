// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openHome } from '#tests/views/home/openHome.tsx';

// alone in its file: only the very first text of a page could be without its sanitiser
test('the welcome opens with its words in it, and does not grow around them', async () => {
  const firstWords: (string | null)[] = [];
  const watcher = new MutationObserver(() => {
    const dialog = document.querySelector('[role="dialog"]');
    if (dialog) firstWords.push(dialog.textContent);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await openHome({ appInfo: { title: '金海岸', welcomeOpen: true, webContent: '<p>新会员礼遇</p>' } });
  await screen.findByText('新会员礼遇');
  watcher.disconnect();
  expect(firstWords[0]).toContain('新会员礼遇');
});
