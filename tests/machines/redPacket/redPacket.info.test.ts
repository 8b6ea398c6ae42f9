import { describe, expect, test } from 'vitest';
import { aRedPacket, aRedPacketOn, openRedPacket } from '#tests/machines/redPacket/redPacketSamples.ts';

type Page = Awaited<ReturnType<typeof openRedPacket>>;
const press = (page: Page) => page.press();

describe('what is known of the red packet', () => {
  const isLoading = (page: Page) => page.info().getSnapshot().hasTag('loading');

  test('is requested when the page opens, and again on request', async () => {
    const page = await openRedPacket(null);
    expect(isLoading(page)).toBe(true);
    await page.calls.answer('fetchRedPacket', aRedPacket());
    expect(isLoading(page)).toBe(false);
    page.info().send({ type: 'refresh' });
    expect(isLoading(page)).toBe(true);
    await page.calls.answer('fetchRedPacket', aRedPacket({ chances: 1 }));
    expect(page.info().getSnapshot().context.info?.chances).toBe(1);
    expect(page.snapshot().context.info?.chances).toBe(1);
    expect(isLoading(page)).toBe(false);
    page.stop();
  });

  test.each(['retry', 'refresh'] as const)('is requested again by a %s after a failure', async (type) => {
    const page = await openRedPacket(null);
    await page.calls.fail('fetchRedPacket', { kind: 'offline' });
    page.info().send({ type });
    expect(page.calls.waiting('fetchRedPacket')).toHaveLength(1);
    page.stop();
  });

  test('stays as it is when a refresh fails, without a word', async () => {
    const page = await openRedPacket();
    page.info().send({ type: 'refresh' });
    await page.calls.fail('fetchRedPacket', { kind: 'offline' });
    expect(page.info().getSnapshot().matches('ready')).toBe(true);
    expect(page.info().getSnapshot().context.info).toEqual(aRedPacket());
    expect(page.toasts()).toEqual([]);
    page.stop();
  });

  test('that was on its way during a grab is requested again', async () => {
    const page = await openRedPacket();
    await press(page);
    page.info().send({ type: 'refresh' });
    const before = page.calls.only('fetchRedPacket');
    await page.calls.answer('send', '8.88');
    expect(before.signal.aborted).toBe(true);
    await page.calls.answer('fetchRedPacket', aRedPacket({ chances: 2 }));
    expect(page.snapshot().context.info?.chances).toBe(2);
    page.stop();
  });

  test('reports at once that the day is over when it is learnt by a refresh', async () => {
    const page = await openRedPacket();
    page.info().send({ type: 'refresh' });
    await page.calls.answer('fetchRedPacket', aRedPacketOn('2026-11-19'));
    expect(page.popup()).toBe('ended');
    page.stop();
  });

  test('of another day is left to the server where its time is not known (D54)', async () => {
    const page = await openRedPacket({ ...aRedPacketOn('2026-11-19'), at: null });
    expect(page.popup()).toBe('none');
    await page.send({ type: 'grab', at: null });
    expect(page.calls.count('send')).toBe(1);
    page.stop();
  });
});

describe('the clock', () => {
  test('the window is judged at the press, not when the page was opened', async () => {
    const page = await openRedPacket(aRedPacketOn('2026-11-20'));
    // it is 12:00 in Beijing; 43 200 000 ms are left of the day
    await page.pass(43_200_000 - 1);
    await press(page);
    expect(page.calls.count('send')).toBe(1);
    await page.calls.fail('send', { kind: 'rejected', code: 400, message: '稍后再试' });
    await page.send({ type: 'popup.closed' });
    await page.pass(1);
    await press(page);
    expect(page.calls.count('send')).toBe(1);
    expect(page.popup()).toBe('ended');
  });

  test('a day that has not come opens with its first millisecond', async () => {
    const page = await openRedPacket(aRedPacketOn('2026-11-21'));
    await page.send({ type: 'popup.closed' });
    await page.pass(43_200_000 - 1);
    await press(page);
    expect(page.calls.count('send')).toBe(0);
    await page.send({ type: 'popup.closed' });
    await page.pass(1);
    await press(page);
    expect(page.calls.count('send')).toBe(1);
  });
});

describe('the wait for an activity that has not started', () => {
  const seconds = (page: Page) => page.info().getSnapshot().context.seconds;
  /** It is 12:00:00 in Beijing; this one begins at 12:01:30. */
  const soon = (at: number | null = aRedPacket().at) =>
    aRedPacket({
      rules: aRedPacket().rules.map((rule) => ({ ...rule, startTime: '2026-11-20 12:01:30' })),
      at,
    });

  test('is counted down by the second, and at its end the popup goes and the info is asked for anew', async () => {
    const page = await openRedPacket(soon());
    expect(page.popup()).toBe('notStarted');
    expect(seconds(page)).toBe(90);
    await page.pass(999);
    expect(seconds(page)).toBe(90);
    await page.pass(1);
    expect(seconds(page)).toBe(89);
    await page.pass(88_999);
    expect(seconds(page)).toBe(1);
    expect(page.popup()).toBe('notStarted');
    expect(page.calls.waiting('fetchRedPacket')).toHaveLength(0);
    await page.pass(1);
    expect(page.popup()).toBe('none');
    expect(seconds(page)).toBe(0);
    expect(page.calls.waiting('fetchRedPacket')).toHaveLength(1);
    await press(page);
    expect(page.calls.count('send')).toBe(1);
    page.stop();
  });

  test('goes by the server’s time of the answer, whatever the phone’s clock says', async () => {
    const page = await openRedPacket(soon(Date.parse('2026-11-20T12:01:28.500+08:00')));
    expect(seconds(page)).toBe(2);
    await page.pass(499);
    expect(seconds(page)).toBe(2);
    await page.pass(1);
    expect(seconds(page)).toBe(1);
    page.stop();
  });

  test('is asked for once at its end, also if that fails', async () => {
    const page = await openRedPacket(soon());
    await page.pass(90_000);
    await page.calls.fail('fetchRedPacket', { kind: 'offline' });
    await page.pass(5000);
    expect(page.calls.waiting('fetchRedPacket')).toHaveLength(0);
    expect(seconds(page)).toBe(0);
    page.stop();
  });

  test('goes on after the popup was closed, and leaves the page at its end', async () => {
    const page = await openRedPacket(soon());
    await page.send({ type: 'popup.closed' });
    await page.pass(90_000);
    await page.calls.answer('fetchRedPacket', { ...soon(), at: page.clock.now() });
    expect(page.popup()).toBe('none');
    expect(seconds(page)).toBe(0);
    page.stop();
  });

  test('is not known without the server’s time', async () => {
    const page = await openRedPacket(soon(null));
    expect(seconds(page)).toBe(0);
    page.stop();
  });
});
