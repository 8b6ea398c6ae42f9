import { describe, expect, test } from 'vitest';
import { launchMachine } from '#machines/game/launch.machine.ts';
import { eligibilityIs } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const PATH = '/gamePage?name=pp&type=6&code=vs20fruit';

describe('a visitor on the game page (spec 1 §5)', () => {
  test('is sent to the login after 1000 ms, not after 999, and once', async () => {
    const calls = new CallScript();
    const harness = createHarness({
      machine: calls.bind(launchMachine).provide({ actors: { watchFacts: calls.callback() } }),
      input: {
        purpose: 'game',
        request: { platform: 'pp', type: 6, code: 'vs20fruit' },
        title: '西游降妖',
        path: PATH,
        origin: 'https://play.example',
      },
      calls,
    });
    await calls.tell('watchFacts', eligibilityIs(false, '0'));
    expect(harness.toasts()).toEqual(['请登录！']);
    await harness.pass(999);
    expect(harness.went()).toEqual([]);
    await harness.pass(1);
    expect(harness.went()).toEqual([`/login?redirect=${encodeURIComponent(PATH)}`]);
    await harness.pass(60_000);
    expect(harness.went()).toHaveLength(1);
    expect(calls.made).toEqual([]);
  });
});
