// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { welfareMachine, welfareGrabMachine } from '#machines/welfare/welfare.machine.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

/** The welfare page with `remaining` chances and one red packet; `logic` may contain a part that crashes. */
async function openWelfare(remaining: number, logic = welfareMachine) {
  const opened = await openScreen('/welfare', { logic, member: true });
  await opened.answer('load', { remaining, received: 2 });
  await opened.answer('fetchPage', {
    rows: [{ key: '1', recharged: '1000.00', amount: '8.88', time: '2026-11-21 12:00:00' }],
    lastPage: 1,
    extra: null,
  });
  return opened;
}

describe('the welfare page', () => {
  test('shows the chances, the way to the grab and the red packets', async () => {
    await openWelfare(3);
    expect(screen.getByText('剩余次数 3')).toBeTruthy();
    expect(screen.getByText('已领取 2')).toBeTruthy();
    expect(screen.getByRole('link', { name: '抢红包' }).getAttribute('href')).toBe('#/hongbao');
    const list = within(screen.getByRole('list', { name: '红包记录' }));
    expect(list.getByText('+¥8.88')).toBeTruthy();
    expect(list.getByText('充值 ¥1,000.00')).toBeTruthy();
  });

  test('without a chance nothing is sent (D42)', async () => {
    const { user, toasts, calls } = await openWelfare(0);
    await user.click(screen.getByRole('button', { name: '立即领取' }));
    expect(toasts.at(-1)).toBe('您的剩余次数不足！');
    expect(calls.count('send')).toBe(0);
  });

  test('a grab is sent once, told, and reloads chances and list', async () => {
    const { user, toasts, calls, answer } = await openWelfare(1);
    await user.dblClick(screen.getByRole('button', { name: '立即领取' }));
    expect(calls.count('send')).toBe(1);
    await answer('send', '5.34');
    expect(toasts.at(-1)).toBe('恭喜您获得5.34元红包！');
    await answer('refresh', { remaining: 0, received: 3 });
    expect(screen.getByText('剩余次数 0')).toBeTruthy();
    expect(calls.count('fetchPage')).toBe(2);
  });

  test('a grab without an answer is shown in the words of the document, with the record and a retry', async () => {
    const { user, toasts, calls, fail } = await openWelfare(1);
    await user.click(screen.getByRole('button', { name: '立即领取' }));
    await fail('send', { kind: 'timeout' });
    expect(toasts.at(-1)).toBe('服务器异常，请稍后再试');
    const notice = within(screen.getByRole('region', { name: '结果未知' }));
    expect(notice.getByRole('link').getAttribute('href')).toBe('#/assets?type=7');
    await user.click(notice.getByRole('button', { name: '重试' }));
    expect(calls.latest('send').input).toMatchObject({ key: 'key-1' });
  });

  test('a grab that crashes has a retry in its place', async () => {
    let broken = true;
    const isPositive = () => {
      if (broken) throw new Error('crashed on purpose');
      return true;
    };
    const { user, calls } = await openWelfare(
      1,
      welfareMachine.provide({ actors: { grab: welfareGrabMachine.provide({ guards: { isPositive } }) } }),
    );
    await user.click(screen.getByRole('button', { name: '立即领取' }));
    expect(screen.getByText('红包领取出错了，请重试')).toBeTruthy();
    expect(screen.getByText('剩余次数 1')).toBeTruthy();
    expect(screen.getByRole('list', { name: '红包记录' })).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await user.click(screen.getByRole('button', { name: '立即领取' }));
    expect(calls.count('send')).toBe(1);
  });
});
