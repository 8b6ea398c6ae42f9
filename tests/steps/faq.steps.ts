import { expect } from 'vitest';
import type { faqModel } from '#tests/models/faq/faq.model.ts';
import { control, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const TOPIC = '忘记登录密码怎么办？';
const OTHER = '进入游戏时一直排队或超时怎么办？';
const ANSWER = '请在登录页点击';
const OTHER_ANSWER = '高峰期进入游戏需要排队';
const SEARCH = '搜索帮助';

/** The topic with or without its answer, and the others, folded or hidden. */
const seesTopic = (unfolded: boolean, others: boolean) => (driver: Driver) =>
  driver.look((seen) => {
    const reads = (start: string) => seen.words.some((text) => text.startsWith(start));
    expect(control(seen, TOPIC)).toMatchObject({ ready: true });
    expect(reads(ANSWER)).toBe(unfolded);
    expect(seen.words.includes(OTHER)).toBe(others);
    expect(reads(OTHER_ANSWER)).toBe(false);
  });

/** The topics of the help page and its search. */
export const faqSteps = (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof faqModel, Driver> => ({
  open: openAt(take, '/faq'),
  close: (driver) => driver.close(),
  sees: {
    folded: seesTopic(false, true),
    unfolded: seesTopic(true, true),
    found: seesTopic(false, false),
    foundUnfolded: seesTopic(true, false),
    nothingFound: async (driver) => {
      await driver.reads('没有找到相关问题');
      await driver.look(({ links }) => expect(links).toContain('联系在线客服 #/kefu'));
    },
  },
  does: {
    tapTheTopic: (driver) => driver.press('button', TOPIC),
    searchForIt: (driver) => driver.type(SEARCH, '登录密码'),
    searchForNonsense: (driver) => driver.type(SEARCH, '天气'),
    clearTheSearch: (driver) => driver.press('button', '清除搜索'),
  },
});
