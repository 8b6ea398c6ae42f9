import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { MASK } from '#app/inspector/redaction.ts';
import type { Recording } from '#app/inspector/recording.ts';
import { gameEntryMachine } from '#machines/game/gameEntry.machine.ts';
import { gameUrlPollingMachine } from '#machines/game/gameUrlPolling.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { balancePollingMachine } from '#machines/app/session/balancePolling.machine.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import { compare } from '#tools/replay/compare.ts';
import { machineLibrary } from '#tools/replay/machineLibrary.ts';
import { replay } from '#tools/replay/replay.ts';
import { reportOf } from '#tools/replay/report.ts';
import { RECORDED_PASSWORD, recordSession } from './recordSession.ts';

/** Replays a recording on the current machines, some of them replaced. */
async function again(recording: Recording, replaced: readonly AnyStateMachine[] = []) {
  const replayed = replay(recording, await machineLibrary(replaced));
  const actors = compare(recording, replayed);
  const report = reportOf(recording, replayed, actors, { all: false }).join('\n');
  return { report, replayed, different: actors.filter(({ differs }) => differs).map(({ actor }) => actor) };
}

describe('a recorded session, replayed', () => {
  test.each([0, 7, 180])('goes through the same states, timers having been %i ms late', async (lateness) => {
    const recording = await recordSession(lateness);
    const { different, report, replayed } = await again(recording);
    expect(different).toEqual([]);
    expect(report).toContain('all as recorded');
    // the recorded session reached the states that its test expects, and so did the replay
    const states = replayed.entries.flatMap((entry) => (entry.kind === 'state' ? entry.states : []));
    expect(states).toEqual(
      expect.arrayContaining(['found', 'opened', 'member.logout.confirming', 'loggingOut.leaving', 'quiet']),
    );
  });

  test('judges nothing that was redacted, and says so', async () => {
    const recording = await recordSession();
    const text = JSON.stringify(recording);
    expect(text).not.toContain(RECORDED_PASSWORD);
    expect(text).toContain(MASK);
    const { replayed, report } = await again(recording);
    expect(replayed.asRecorded).toBeGreaterThan(0);
    expect(report).toContain('answered as recorded');
  });

  test('folds the rounds of a poll', async () => {
    const { report } = await again(await recordSession());
    expect(report).toMatch(/… \d more rounds? of the same/);
  });

  const faults: readonly (readonly [string, AnyStateMachine, string])[] = [
    [
      'a longer wait after the logout',
      sessionMachine.provide({ delays: { logoutRedirect: 1200 } }),
      'root/session',
    ],
    ['every game refused', gameEntryMachine.provide({ guards: { isBelowZero: () => true } }), 'root/toasts'],
    [
      'a queue that gives up at once',
      gameUrlPollingMachine.provide({ guards: { hasTriesLeft: () => false } }),
      'root/page:/gamePage/page/launchQueue',
    ],
    ['a slower poll', balancePollingMachine.provide({ delays: { pause: 4000 } }), 'root/session/balance'],
    [
      'a login that starts no session',
      loginMachine.provide({ actions: { startSession: () => undefined } }),
      'root/session',
    ],
  ];
  test.each(faults)('differs with %s', async (_, faulty, actor) => {
    const recording = await recordSession();
    const { different, report } = await again(recording, [faulty]);
    expect(different).toContain(actor);
    expect(report).toContain('The first difference');
  });

  test('differs where this version lacks a page of the recording', async () => {
    const recording = await recordSession();
    const text = JSON.stringify(recording).replaceAll('"‹machine›":"login"', '"‹machine›":"signIn"');
    const { different } = await again(JSON.parse(text) as Recording);
    expect(different).toContain('root/page:/login/page');
  });
});
