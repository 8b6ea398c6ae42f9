import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

async function openPage() {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open('/faq');
}

describe('the help', () => {
  test('answers questions on accounts and on games', async () => {
    await openPage();
    expect(screen.getByRole('heading', { name: '账户问题' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '游戏问题' })).toBeTruthy();
  });

  test('a topic is opened by the keyboard too, and says whether it is', async () => {
    await openPage();
    const user = userEvent.setup({ delay: null });
    const topic = screen.getByRole('button', { name: '忘记登录密码怎么办？', expanded: false });
    topic.focus();
    await user.keyboard('{Enter}');
    expect(topic.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Enter}');
    expect(topic.getAttribute('aria-expanded')).toBe('false');
  });
});
