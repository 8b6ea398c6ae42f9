import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { expectSending } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { START_MS } from '#tools/paths/steppedClock.ts';

const INFO = '/api/userredpacket';
const GRAB = '/api/douserredpacket';
const DAY = 86_400_000;
const beijing = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);

/** Opens the red packet of the server's day on a phone whose clock is off by `ahead` ms. */
async function openPacket(ahead: number, day: string) {
  const app = renderDriver({ serverNow: () => Date.now() - ahead });
  onTestFinished(app.close);
  await app.calls.always('/api/app', { code: 200, data: { site_state: 1, redpacket_switch: 1 } });
  await app.open('/hongbao', { member: true, hold: [INFO, GRAB] });
  const rules = [{ start_time: day, end_time: day, day_flow: '0', flow_money: '1', recharge: '1' }];
  await app.calls.answer(INFO, {
    code: 200,
    data: { sendnums: 3, acquirednum: 0, max_times: 3, rules },
  });
  return app;
}

test.each([-DAY, DAY])('the red packet of today is grabbed with a clock that is %s ms off', async (ahead) => {
  const app = await openPacket(ahead, beijing(START_MS - ahead));
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.press('button', '立即抢');
  await expectSending(app, GRAB, '立即抢');
});

test('a red packet that is over by the server’s clock is over, whatever the phone’s says', async () => {
  const app = await openPacket(DAY, beijing(START_MS));
  await app.look(({ dialogs }) => expect(dialogs).toEqual(['活动未开始']));
});
