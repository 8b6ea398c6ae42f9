import { expect, test } from 'vitest';
import { openHome } from '#tests/views/home/openHome.ts';

// in its own file, because only the first text of a page can render before its sanitiser is loaded
test('the welcome opens with its words in it, and does not grow around them', async () => {
  const firstWords: (string | null)[] = [];
  const watcher = new MutationObserver(() => {
    const dialog = document.querySelector('[role="dialog"]');
    if (dialog) firstWords.push(dialog.textContent);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const { reads } = await openHome({
    site: { title: '金海岸', index_modal: 1, webcontent: '<p>新会员礼遇</p>' },
  });
  await reads('新会员礼遇');
  watcher.disconnect();
  expect(firstWords[0]).toContain('新会员礼遇');
});
