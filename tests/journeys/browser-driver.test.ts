import { test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { browserDriver } from '#tests/support/browserDriver.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';

const phone = phonePerTest();
const CALL = '/api/anything';
/** A response that is too large to arrive at once. */
const LONG: AnswerBody = { code: 200, data: 'x'.repeat(5_000_000) };

test('an answer that the page gives up once it has begun is met', async () => {
  const driver = await browserDriver(phone());
  await driver.open('/faq', { hold: [CALL] });
  for (const answer of [{ code: 200 }, LONG]) {
    await phone().page.evaluate((path) => {
      const controller = new AbortController();
      void fetch(path, { method: 'POST', signal: controller.signal }).then(() => controller.abort());
    }, CALL);
    await driver.calls.answer(CALL, answer);
  }
});

test('an answer whose beginning has the page leave is met', async () => {
  const driver = await browserDriver(phone());
  for (const answer of [{ code: 200 }, LONG]) {
    await driver.open('/faq', { hold: [CALL] });
    await phone().page.evaluate((path) => {
      void fetch(path, { method: 'POST' }).then(() => window.location.replace('/sandbox/requests'));
    }, CALL);
    await driver.calls.answer(CALL, answer);
    await phone().page.waitForURL(/sandbox/);
  }
});
