import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { expectSameKey, expectToasts } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const CHANCES = '/api/userredpacket';
const LIST = '/api/redpacket';
const GRAB = '/api/douserredpacket';

/** The part of the grab's machine that checks the number of chances. */
interface GrabLogic {
  implementations: { guards: { mayClaim: () => boolean } };
}

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const user = userEvent.setup({ delay: null });
const grabButton = () => screen.getByRole('button', { name: '立即领取' });
const answerChances = (sendnums: number, acquirednum: number) =>
  app.calls.answer(CHANCES, { code: 200, data: { sendnums, acquirednum } });

/** Opens the welfare page with this number of chances and one red packet. */
async function openWelfare(remaining: number): Promise<void> {
  await app.open('/welfare', { member: true, hold: [CHANCES, LIST, GRAB] });
  await answerChances(remaining, 2);
  const packet = { money: '1000.00', redpacketmoney: '8.88', created_at: '2026-11-21 12:00:00' };
  await app.calls.answer(LIST, { code: 200, data: { data: [packet], total: 1 } });
  await app.reads(`剩余次数 ${remaining}`);
}

describe('the welfare page', () => {
  test('shows the chances, the way to the grab and the red packets', async () => {
    await openWelfare(3);
    await app.reads('已领取 2');
    expect(screen.getByRole('link', { name: '抢红包' }).getAttribute('href')).toBe('#/hongbao');
    const list = within(screen.getByRole('list', { name: '红包记录' }));
    expect(list.getByText('+¥8.88')).toBeTruthy();
    expect(list.getByText('充值').parentElement?.textContent).toBe('充值 ¥1,000.00');
  });

  test('without a chance nothing is sent (D42)', async () => {
    await openWelfare(0);
    await user.click(grabButton());
    await expectToasts(app, '您的剩余次数不足！');
    expect(app.calls.made(GRAB)).toEqual([]);
    await app.reads('今天充值，明天 00:00 起可抢');
  });

  test('a grab is sent once, shows its prize, and reloads chances and list', async () => {
    await openWelfare(1);
    await user.dblClick(grabButton());
    await app.look(() => expect(app.calls.made(GRAB)).toHaveLength(1));
    await app.calls.answer(GRAB, { code: 200, data: { redpacketmoney: '5.34' } });
    await expectToasts(app, '恭喜您获得5.34元红包！');
    await answerChances(0, 3);
    await app.reads('剩余次数 0');
    expect(app.calls.made(LIST)).toEqual([{ page: 1 }, { page: 1 }]);
  });

  test('a grab without an answer is shown in the words of the document, with the record and a retry', async () => {
    await openWelfare(1);
    await user.click(grabButton());
    await app.calls.answer(GRAB, 'late');
    await expectToasts(app, '服务器异常，请稍后再试');
    const notice = within(screen.getByRole('region', { name: '结果未知' }));
    expect(notice.getByRole('link').getAttribute('href')).toBe('#/assets?type=7');
    await user.click(notice.getByRole('button', { name: '重试' }));
    await app.look(() => expect(app.calls.keys(GRAB)).toHaveLength(2));
    expectSameKey(app, GRAB);
  });

  test('a grab that crashes has a retry in its place', async () => {
    expectConsole(/crashed on purpose/);
    await openWelfare(1);
    const page = app.root().getSnapshot().context.pages['/welfare']?.getSnapshot().children
      .page as AnyActorRef;
    const { logic } = page.getSnapshot().children.grab as AnyActorRef & { logic: GrabLogic };
    vi.spyOn(logic.implementations.guards, 'mayClaim').mockImplementationOnce(() => {
      throw new Error('crashed on purpose');
    });
    await user.click(grabButton());
    await app.reads('红包领取出错了，请重试');
    await app.reads('剩余次数 1');
    expect(screen.getByRole('list', { name: '红包记录' })).toBeTruthy();
    await app.press('button', '重试');
    await user.click(grabButton());
    await app.look(() => expect(app.calls.made(GRAB)).toHaveLength(1));
  });
});
