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
    expect(page.info().getSnapshot().value).toBe('ready');
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
