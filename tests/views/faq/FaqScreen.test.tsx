// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { faqMachine } from '#machines/faq/faq.machine.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

const openPage = () => openScreen('/faq', { logic: faqMachine });

describe('the help', () => {
  test('answers questions on accounts and on games', async () => {
    await openPage();
    expect(screen.getByRole('heading', { name: '账户问题' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '游戏问题' })).toBeTruthy();
  });

  test('a topic is opened by the keyboard too, and says whether it is', async () => {
    const { user } = await openPage();
    const topic = screen.getByRole('button', { name: '忘记登录密码怎么办？', expanded: false });
    topic.focus();
    await user.keyboard('{Enter}');
    expect(topic.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Enter}');
    expect(topic.getAttribute('aria-expanded')).toBe('false');
  });
});
