// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FaqScreen } from '#features/faq/FaqScreen.tsx';
import { faqView } from '#features/faq/faqView.ts';
import { faqMachine } from '#machines/faq/faq.machine.ts';
import { faqModel } from '#tests/models/faq/faq.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { openScreen, type OpenedScreen } from '#tests/support/openScreen.tsx';

const openPage = () =>
  openScreen({ Screen: FaqScreen, view: faqView, logic: () => faqMachine, location: '/faq' });

const topic = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => topic(name).getAttribute('aria-expanded') === 'true';
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索帮助' });
const PASSWORD = '忘记登录密码怎么办？';
const QUEUE = '进入游戏时一直排队或超时怎么办？';

const steps: ModelStepsOf<typeof faqModel, OpenedScreen> = {
  open: openPage,
  close: ({ view }) => view.unmount(),
  sees: {
    folded: () => {
      expect(isOpen(PASSWORD)).toBe(false);
      expect(isOpen(QUEUE)).toBe(false);
      expect(screen.getByText(/请在登录页点击/).closest('[hidden]')).not.toBeNull();
    },
    unfolded: () => {
      expect(isOpen(PASSWORD)).toBe(true);
      expect(isOpen(QUEUE)).toBe(false);
      expect(screen.getByText(/请在登录页点击/).closest('[hidden]')).toBeNull();
    },
    found: () => {
      expect(screen.queryByRole('button', { name: QUEUE })).toBeNull();
      expect(isOpen(PASSWORD)).toBe(false);
    },
    foundUnfolded: () => {
      expect(screen.queryByRole('button', { name: QUEUE })).toBeNull();
      expect(isOpen(PASSWORD)).toBe(true);
    },
    nothingFound: () => {
      expect(screen.getByText('没有找到相关问题')).toBeTruthy();
      expect(screen.getByRole('link', { name: '联系在线客服' }).getAttribute('href')).toBe('#/kefu');
    },
  },
  does: {
    tapTheTopic: ({ user }) => user.click(topic(PASSWORD)),
    searchForIt: async ({ user }) => {
      await user.clear(search());
      await user.type(search(), '登录密码');
    },
    searchForNonsense: async ({ user }) => {
      await user.clear(search());
      await user.type(search(), '天气');
    },
    clearTheSearch: ({ user }) => user.click(screen.getByRole('button', { name: '清除搜索' })),
  },
};

describeModel('the help', faqModel, steps);

describe('the help', () => {
  test('answers questions on accounts and on games', async () => {
    await openPage();
    expect(screen.getByRole('heading', { name: '账户问题' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '游戏问题' })).toBeTruthy();
  });

  test('a topic is opened by the keyboard too', async () => {
    const { user } = await openPage();
    topic(PASSWORD).focus();
    await user.keyboard('{Enter}');
    expect(isOpen(PASSWORD)).toBe(true);
  });
});
