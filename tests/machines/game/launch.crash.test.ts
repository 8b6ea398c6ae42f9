import { expect, test } from 'vitest';
import { launchMachine } from '#machines/game/launch.machine.ts';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import { eligibilityIs } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const REQUEST = { platform: 'pp', type: 6, code: 'vs20fruit' };

/** The game page in its host, for a member; opening the game throws while `fault.on`. */
function openHost() {
  const calls = new CallScript();
  const fault = { on: true };
  const left: string[] = [];
  const page = calls.bind(launchMachine).provide({
    actors: { watchFacts: calls.callback() },
    actions: {
      openGame: ({ context }) => {
        if (fault.on) throw new Error('a fault');
        left.push(context.url);
      },
    },
  });
  const input = {
    purpose: 'game',
    request: REQUEST,
    title: '西游降妖',
    path: '/gamePage',
    origin: 'https://own.example',
  };
  const harness = createHarness({
    machine: pageHostMachine.provide({ actors: { page } }),
    input: { id: '/gamePage', kept: false, input },
    calls,
  });
  const enterGame = async () => {
    harness.subject.getSnapshot().children.page?.send(eligibilityIs(true, '1.00'));
    await calls.answer('requestGameUrl');
    await harness.pass(1000);
    await calls.answer('fetchGameUrl', 'https://games.example/1');
  };
  return { ...harness, fault, left, input, enterGame, state: () => harness.subject.getSnapshot() };
}

test('a game page crashes alone, and a retry enters the game', async () => {
  const host = openHost();
  await host.enterGame();
  expect(host.state().matches('crashed')).toBe(true);
  host.fault.on = false;
  await host.send({ type: 'page.entered', input: host.input });
  expect(host.state().matches({ open: 'shown' })).toBe(true);
  await host.enterGame();
  expect(host.left).toEqual(['https://games.example/1']);
  host.stop();
});
