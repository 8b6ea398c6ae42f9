import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { buttonClass } from '#ui/buttonClass.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { control, expectToasts } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const INFO = '/api/userredpacket';
const GRAB = '/api/douserredpacket';

/** A rule for the simulated day, 20 November 2026 in Beijing. */
const RULE = {
  start_time: '2026-11-20 00:00:00',
  end_time: '2026-11-20 23:59:59',
  day_flow: '1000',
  flow_money: '4999',
  recharge: '3.00',
};

/** Three chances of a red packet with this rule. */
const packet = (changes: Partial<typeof RULE> = {}): AnswerBody => ({
  code: 200,
  data: { sendnums: 3, acquirednum: 0, max_times: 3, rules: [{ ...RULE, ...changes }] },
});
/** As many chances of so many; the server may tell yesterday's deposits. */
const chances = (sendnums: number, max_times: number, told: object = {}): AnswerBody => ({
  code: 200,
  data: {
    sendnums,
    acquirednum: max_times - sendnums,
    max_times,
    rules: [{ ...RULE, day_flow: '100', flow_money: '999', recharge: '1.00' }, RULE],
    ...told,
  },
});

let app: RenderedDriver;
afterEach(() => app.close());

async function openPage(site: object = { redpacket_switch: 1 }) {
  app = renderDriver();
  await app.calls.always('/api/app', { code: 200, data: { title: '星河娱乐', site_state: 1, ...site } });
  await app.open('/hongbao', { member: true, hold: [INFO, GRAB] });
  await app.sees('button', '立即抢');
  return userEvent.setup({ delay: null });
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '立即抢' });

describe('the red packet’s screen', () => {
  test.each([{}, { redpacket_switch: null }, { redpacket_switch: '' }, { redpacket_switch: 2 }])(
    'is open unless the switch is 0 (spec 1 §5): %o',
    async (site) => {
      await openPage(site);
      await app.calls.answer(INFO, packet());
      await app.press('button', '立即抢');
      await app.look(({ toasts }) => {
        expect(app.calls.waiting(GRAB)).toBe(1);
        expect(toasts).toEqual([]);
      });
    },
  );

  test('shows the rules as the server gives them, counts rounded down', async () => {
    await openPage();
    await app.calls.answer(INFO, packet({ day_flow: '100', flow_money: '999', recharge: '2.90' }));
    const table = within(screen.getByRole('table', { name: '活动规则' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '活动时间',
      '累计存款金额',
      '红包次数',
    ]);
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '2026-11-20 00:00:00 ~ 2026-11-20 23:59:59',
      '100-999',
      '2',
    ]);
  });

  test('says the rules with the site’s title', async () => {
    await openPage();
    expect(screen.getByText(/星河娱乐保留对本活动的修改、取消/)).toBeTruthy();
    expect(screen.getByText(/前一日 00:00-23:59.*当日 00:00-23:59.*北京时间/)).toBeTruthy();
  });

  test('begins a popup that only shows something at its title, and no ring is at its close button', async () => {
    await openPage();
    await app.calls.answer(INFO, packet({ start_time: '2026-11-21', end_time: '2026-11-21' }));
    await app.sees('dialog', '活动未开始');
    const title = within(screen.getByRole('dialog', { name: '活动未开始' })).getByRole('heading', {
      name: '活动未开始',
    });
    await app.look(() => expect(document.activeElement).toBe(title));
  });

  test.each([
    [chances(3, 3, { yesterday_deposit: '1200.00' }), '昨日存款 ¥1,200.00，今日可抢 3 次', 1],
    [chances(0, 0, { yesterday_deposit: '50' }), '昨日存款 ¥50.00，今日可抢 0 次', null],
    // a backend of the documents alone
    [chances(3, 3), '今日可抢 3 次', 1],
    [chances(0, 0), '今日可抢 0 次', null],
  ])('says what today’s chances come from, and marks the member’s own row: %#', async (answer, text, row) => {
    await openPage();
    await app.calls.answer(INFO, answer);
    await app.look(() =>
      expect(screen.getByRole('region', { name: '活动规则' }).textContent).toContain(text),
    );
    const rows = within(screen.getByRole('table', { name: '活动规则' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((one) => one.getAttribute('aria-current') === 'true')).toEqual(
      rows.map((_, at) => at === row),
    );
  });

  test.each([
    [chances(3, 3), ''],
    [chances(0, 3), '今日次数已用完，今天充值，明天 00:00 起可抢'],
    [chances(0, 0), '昨日存款未达标，今天充值，明天 00:00 起可抢'],
  ])('says at the button when there are chances again: %#', async (answer, note) => {
    await openPage();
    await app.calls.answer(INFO, answer);
    await app.look((seen) => expect(control(seen, '立即抢').says).toBe(note));
    expect(button().className === buttonClass('secondary', true)).toBe(note !== '');
    if (note === '') return;
    await app.press('button', '立即抢');
    await app.reads('今天充值，明天 00:00 起可抢');
    await app.look(({ dialogs }) => expect(dialogs).toEqual(['温馨提示']));
  });

  test('counts down to an activity that has not started, in its popup and on the page', async () => {
    await openPage();
    await app.calls.answer(INFO, packet({ start_time: '2026-11-20 12:01:30' }));
    await app.sees('dialog', '活动未开始');
    const shown = () => screen.getAllByText(/^\d\d:\d\d:\d\d$/).map((one) => one.textContent);
    const [first = ''] = shown();
    expect(first).toMatch(/^00:01:(30|29|28)$/);
    expect(shown()).toEqual([first, first]);
    await app.press('button', '关闭');
    await app.pass(2000);
    expect(shown()).toEqual([`00:01:${String(Number(first.slice(-2)) - 2).padStart(2, '0')}`]);
    await app.pass(88_000);
    await app.look(() => expect(app.calls.waiting(INFO)).toBe(1));
    await app.look(() => expect(screen.queryByRole('timer')).toBeNull());
  });

  test('shows the prize large, says where it is, and after the last chance leads to the records', async () => {
    await openPage();
    await app.calls.answer(INFO, chances(1, 3));
    await app.press('button', '立即抢');
    await app.calls.answer(GRAB, { code: 200, data: { redpacketmoney: '6.6' } });
    await app.sees('dialog', '恭喜中奖');
    const dialog = within(screen.getByRole('dialog', { name: '恭喜中奖' }));
    expect(dialog.getByText('6.60').closest('[aria-hidden]')).toBeTruthy();
    expect(dialog.getByText('恭喜您抢到红包 6.60 元！')).toBeTruthy();
    expect(dialog.getByText('已存入主账户')).toBeTruthy();
    expect(dialog.getByRole('link', { name: '查看红包记录' }).getAttribute('href')).toBe('#/welfare');
  });

  test('cannot be pressed before the chances are known', async () => {
    const user = await openPage();
    expect(button().disabled).toBe(true);
    await user.click(button());
    await app.look(() => expect(app.calls.made(GRAB)).toEqual([]));
  });

  test('is busy while a grab is on its way, and sends it once for a double tap', async () => {
    const user = await openPage();
    await app.calls.answer(INFO, packet());
    await user.dblClick(button());
    await app.look(() => expect(app.calls.made(GRAB)).toHaveLength(1));
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  test('shows the prize of a page that was left by a toast, and the page is gone', async () => {
    const user = await openPage();
    await app.calls.answer(INFO, packet());
    await user.click(button());
    await app.goTo('/about');
    await app.calls.answer(GRAB, { code: 200, data: { redpacketmoney: '6.66' } });
    await expectToasts(app, '抢红包：恭喜您抢到红包 6.66 元！');
    expect(app.root().getSnapshot().context.pages['/hongbao']).toBeUndefined();
  });

  test('cancels what it was fetching when it is left', async () => {
    await openPage();
    expect(app.calls.waiting(INFO)).toBe(1);
    await app.goTo('/about');
    await app.look(({ toasts }) => {
      expect(app.calls.waiting(INFO)).toBe(0);
      expect(toasts).toEqual([]);
    });
  });
});
