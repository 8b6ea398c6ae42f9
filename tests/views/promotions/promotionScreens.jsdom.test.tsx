import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectToasts, NETWORK_TEXT } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const LIST = '/api/activitylist';
const ACTIVITY = '/api/activitydeatil';
const APPLICATIONS = '/api/activityApplyLog';
const APPLY = '/api/doactivityapply';
const PROMOTION = '/activeInfo?id=3';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

/** A promotion in an answer, with HTML that must not run. */
const anActivity = (id: string, changes: object = {}) => ({
  id,
  title: `活动${id}`,
  banner: '',
  content: `<p>规则${id}</p><img src="x" onerror="document.title = '被黑了'">`,
  memo: '',
  created_at: '2026-11-20 12:00:00',
  ...changes,
});

/** Opens the promotion as a member. */
async function openActivity(): Promise<void> {
  await app.open(PROMOTION, { member: true, hold: [ACTIVITY, APPLY] });
  await app.calls.answer(ACTIVITY, { code: 200, data: anActivity('3') });
  await app.sees('heading', '活动3');
}

describe('the promotions', () => {
  const openList = () => app.open('/activeList', { hold: [LIST] });
  const answerList = (...data: object[]) => app.calls.answer(LIST, { code: 200, data });

  test('stand in tabs by type, each a link by its title', async () => {
    await openList();
    await app.sees('tab', '全部');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '全部',
      '新人优惠',
      '日常优惠',
      'VIP优惠',
      '专题活动',
    ]);
    await answerList(anActivity('3', { memo: '最高 888 元' }));
    await app.sees('link', '活动3');
    expect(screen.getByRole('link', { name: '活动3' }).getAttribute('href')).toBe('#/activeInfo?id=3');
    await app.press('tab', 'VIP优惠');
    await app.look(() => expect(app.calls.made(LIST)).toEqual([{ type: '' }, { type: '3' }]));
    await answerList();
    await app.reads('暂无记录');
  });
  test('say which of them the member has applied for, with the way to the record', async () => {
    await app.open('/activeList', { member: true, hold: [LIST, APPLICATIONS] });
    await answerList(anActivity('3'), anActivity('4'));
    const own = () => screen.queryAllByRole('link', { name: /已申请/ });
    expect(own()).toEqual([]);
    await app.calls.answer(APPLICATIONS, {
      code: 200,
      data: [{ id: 4, activity_name: '活动4', state: 1 }],
    });
    await app.look(() =>
      expect(own().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['已申请待审核', '#/applyagentList'],
      ]),
    );
    expect(own()[0]?.closest('li')?.textContent).toContain('活动4');
  });
  test('show the drawn picture where theirs may not be shown', async () => {
    await openList();
    await answerList(anActivity('1', { banner: 'javascript:alert(1)' }));
    await app.look(() => {
      const pictures = [...screen.getByRole('main').querySelectorAll('img')];
      expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/art/banner-default.svg']);
    });
  });
});

describe('a promotion', () => {
  test('shows its rules without what would run in them, and is applied for once', async () => {
    await openActivity();
    await app.reads('规则3');
    expect(screen.getByRole('main').innerHTML).not.toContain('onerror');
    const user = userEvent.setup({ delay: null });
    await user.dblClick(screen.getByRole('button', { name: '点我申请' }));
    await app.look(() => expect(app.calls.made(APPLY)).toEqual([{ activityid: '3' }]));
    expect(app.calls.keys(APPLY)[0]).toBeTruthy();
    await app.calls.answer(APPLY, { code: 200, message: '提交成功，等待后台审核' });
    await expectToasts(app, '提交成功，等待后台审核');
  });
});

describe('a promotion that is left while its application is on its way', () => {
  const openApplying = async () => {
    await openActivity();
    await app.press('button', '点我申请');
  };
  const leave = () => app.goTo('/faq');
  const isOpen = () => PROMOTION in app.root().getSnapshot().context.pages;

  test('is closed, and the answer is told', async () => {
    await openApplying();
    await leave();
    expect(isOpen()).toBe(false);
    await app.calls.answer(APPLY, { code: 200 });
    await expectToasts(app, '活动申请：申请成功，请等待审核');
  });

  test('is closed, and told to have failed where nobody knows what became of it', async () => {
    await openApplying();
    await leave();
    await app.calls.answer(APPLY, 'lost');
    await expectToasts(app, `活动申请：${NETWORK_TEXT}`);
    expect(isOpen()).toBe(false);
  });

  test('nor where that was shown before it was left', async () => {
    await openApplying();
    await app.calls.answer(APPLY, 'lost');
    await expectToasts(app, NETWORK_TEXT);
    expect(isOpen()).toBe(true);
    await leave();
    await app.look(() => expect(isOpen()).toBe(false));
  });
});
