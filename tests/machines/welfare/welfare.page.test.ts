import { describe, expect, test } from 'vitest';
import { welfareMachine } from '#machines/welfare/welfare.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

/** The page with one chance and no red packet yet. */
async function openPage() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(welfareMachine), calls });
  const firstPage = calls.only('fetchPage').input;
  await calls.answer('load', { remaining: 1, received: 0 });
  await calls.answer('fetchPage', { rows: [], lastPage: 1, extra: null });
  return {
    ...harness,
    firstPage,
    /** the numbers of pending requests for the chances and for the list */
    asking: () => [calls.waiting('refresh').length, calls.waiting('fetchPage').length],
    async grab() {
      harness.subject.getSnapshot().children.grab?.send({ type: 'claim', available: '1' });
      await harness.pass(0);
    },
  };
}

describe('the welfare page (spec 2 §2, §4)', () => {
  test('requests the chances and the first red packets', async () => {
    const page = await openPage();
    expect(page.firstPage).toEqual({ filter: null, page: 1 });
    expect(page.asking()).toEqual([0, 0]);
    page.stop();
  });

  test('looked at again, it requests the chances again', async () => {
    const page = await openPage();
    await page.send({ type: 'page.shown' });
    expect(page.asking()).toEqual([1, 0]);
    page.stop();
  });

  test('a grab is sent under a key of its own, and its end requests chances and list again', async () => {
    const page = await openPage();
    await page.grab();
    expect(page.calls.only('send').input).toEqual({ intent: null, key: 'key-1' });
    expect(page.asking()).toEqual([0, 0]);
    await page.calls.answer('send', '8.88');
    expect(page.asking()).toEqual([1, 1]);
    page.stop();
  });

  test('so does a grab that was refused', async () => {
    const page = await openPage();
    await page.grab();
    await page.calls.fail('send', { kind: 'rejected', code: 400, message: '活动未开始' });
    expect(page.asking()).toEqual([1, 1]);
    page.stop();
  });
});
