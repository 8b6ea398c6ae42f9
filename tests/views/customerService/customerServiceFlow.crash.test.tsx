import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { expectToasts, expectWaiting } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { breakActor } from '#tests/views/app/shell/crashes.ts';

const CALL = '/api/getservicerurl';
const CHAT = 'https://service.example/chat';

let app: RenderedDriver;
beforeEach(async () => {
  expectConsole(/a fault/);
  app = renderDriver();
  await app.open('/about', { hold: [CALL] });
});
afterEach(() => app.close());

const flow = () => app.root().system.get('customerService') as AnyActorRef | undefined;

async function pressService() {
  await app.press('button', '客服');
  await app.press('menuitem', '在线客服');
  // the menu fades out
  await app.pass(300);
}

test('customer service that crashed on its way is gone, and opens with the next press', async () => {
  await pressService();
  await expectWaiting(app, CALL);
  expect(app.windows()).toEqual(['']);

  const crashed = flow() as AnyActorRef;
  await breakActor(crashed);
  expect(flow()).toBeUndefined();
  // the crash closes the reserved window and aborts the request for the address
  await expectWaiting(app, CALL, 0);
  expect(app.windows()).toEqual([]);
  expect(app.root().getSnapshot()).toMatchObject({ status: 'active', value: 'online' });

  await pressService();
  expect(flow()).not.toBe(crashed);
  await app.calls.answer(CALL, { code: 200, data: { url: CHAT } });
  await app.pass(1100);
  expect(app.windows()).toEqual([CHAT]);
  await expectToasts(app);
});

test('a crash while it rests is not noticed', async () => {
  // the login page starts the flow without a press
  await app.goTo('/login');
  await app.look(() => expect(flow()).toBeDefined());
  await app.goTo('/about');
  await breakActor(flow() as AnyActorRef);
  await pressService();
  expect(app.windows()).toEqual(['']);
  await expectToasts(app);
});
