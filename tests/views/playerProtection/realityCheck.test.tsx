import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RealityCheckDialog, realityCheckView } from '#areas/playerProtection/RealityCheckDialog.tsx';
import { newPlay } from '#machines/kit/protection/playTime.ts';
import { RESULT_MS } from '#machines/playerProtection/realityCheckSetup.ts';
import type { SessionMoney } from '#machines/playerProtection/sessionMoney.ts';
import { CALL, kept } from '#tests/steps/protection.steps.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { SESSION } from '#tests/machines/playerProtection/playerProtection.ts';
import { openChecked } from '#tests/machines/playerProtection/realityChecks.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';

const HOUR = 3_600_000;

/** The dialog while its request for the records is pending. */
async function openDialog() {
  const check = await openChecked({ ...newPlay(START_MS), played: HOUR + 5 * 60_000 });
  await check.settle();
  await check.pass(RESULT_MS);
  render(
    <realityCheckView.Provider actor={check.subject}>
      <RealityCheckDialog />
    </realityCheckView.Provider>,
  );
  return check;
}

const figures = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

async function openWith(money: SessionMoney | null) {
  const check = await openDialog();
  await act(() => check.calls.answer('readSession', { money, offersBreak: true }));
  return check;
}

describe('the dialog of the reality check', () => {
  test('shows how long was played while the records are read, with stopping first', async () => {
    const check = await openDialog();
    expect(screen.getByRole('alertdialog', { name: '游戏提醒' }).textContent).toContain(
      '您本次登录已游戏 1小时05分钟。',
    );
    expect(figures()).toEqual([]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['休息一下', '继续']);
    check.stop();
  });

  test('shows a loss as it is', async () => {
    const check = await openWith(SESSION.money);
    expect(figures()).toEqual(['存款¥500.00', '取款¥100.00', '投注输赢-¥320.50']);
    check.stop();
  });

  test('shows a win, and a deposit that waits', async () => {
    const money = { deposited: '0.00', depositing: '80.00', withdrawn: '0.00', winLoss: '12.00' };
    const check = await openWith(money);
    expect(figures()).toEqual(['存款¥0.00', '处理中的存款¥80.00', '取款¥0.00', '投注输赢+¥12.00']);
    check.stop();
  });

  test('says that the records cannot be read instead of nothing', async () => {
    const check = await openWith(null);
    expect(figures()).toEqual([]);
    expect(screen.getByText('资金记录暂时无法读取，请稍后到资金明细查看。')).toBeTruthy();
    check.stop();
  });

  test.each([
    ['休息一下', ['/protection?section=break']],
    ['继续', []],
  ])('%s leads to %j', async (name, went) => {
    const check = await openWith(SESSION.money);
    await userEvent.click(screen.getByRole('button', { name }));
    await check.pass(0);
    expect(check.went()).toEqual(went);
    expect(check.shown()).toBe(false);
    check.stop();
  });
});

test('the link of a break leads to its heading', async () => {
  const app = renderDriver();
  onTestFinished(() => app.close());
  await app.open('/protection?section=break', { member: true, hold: [CALL] });
  await app.calls.answer(CALL, kept());
  await app.sees('heading', '休息一下');
  await app.look(() => expect(document.activeElement?.textContent).toBe('休息一下'));
});
