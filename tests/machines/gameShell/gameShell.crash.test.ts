import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';

test('where the address bar can no longer be watched, a retry watches it afresh', async () => {
  const calls = new CallScript();
  const world = openHostedPage(calls.bind(gameShellMachine), calls, {
    origin: 'https://play.example',
    paths: ['/h5/'],
    listed: ['https://games.example'],
  });
  await calls.crash('watchQuery', new Error('a fault'));
  expect(world.isCrashed()).toBe(true);

  await world.retry();
  const url = 'https://games.example/1';
  const event = { type: 'query.changed', search: new URLSearchParams({ url }).toString(), isNamed: false };
  await calls.tell('watchQuery', event);
  const page = world.page() as ActorRefFrom<typeof gameShellMachine>;
  expect(page.getSnapshot()).toMatchObject({ value: 'loading', context: { url } });
  world.stop();
});
