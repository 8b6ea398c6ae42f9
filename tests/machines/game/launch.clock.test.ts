import { describe, expect, test } from 'vitest';
import { boundLaunch, entrantIs } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openStage } from '#tests/support/stage.ts';

const PATH = '/gamePage?name=pp&type=6&code=vs20fruit';

describe('a visitor on the game page (spec 1 §5)', () => {
  test('is sent to the login after 1000 ms, not after 999, and once', async () => {
    const calls = new CallScript();
    const stage = openStage({
      machine: boundLaunch(calls).provide({ actors: { watchFacts: calls.callback() } }),
      input: {
        purpose: 'game',
        request: { platform: 'pp', type: 6, code: 'vs20fruit' },
        path: PATH,
        own: 'https://play.example',
      },
      calls,
    });
    await calls.tell('watchFacts', entrantIs(false, '0'));
    expect(stage.toasts()).toEqual(['请登录！']);
    await stage.pass(999);
    expect(stage.went()).toEqual([]);
    await stage.pass(1);
    expect(stage.went()).toEqual([`/login?redirect=${encodeURIComponent(PATH)}`]);
    await stage.pass(60_000);
    expect(stage.went()).toHaveLength(1);
    expect(calls.made).toEqual([]);
  });
});
