import { newPlay, type PageKind, type Play } from '#machines/kit/protection/playTime.ts';
import { realityCheckMachine } from '#machines/playerProtection/realityCheck.machine.ts';
import type { LocationEvent } from '#machines/playerProtection/realityCheckSetup.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { START_MS, SteppedClock } from '#tools/paths/steppedClock.ts';

/** The reality check before it is known who plays; `kept` is what it stores. */
export function openUnknown(stored: Play = newPlay(START_MS), clock = new SteppedClock()) {
  const calls = new CallScript();
  const kept: { play: Play | null; minutes: number[] } = { play: null, minutes: [] };
  const harness = createHarness({
    machine: calls.bind(realityCheckMachine).provide({
      actors: { watchFacts: calls.callback(), watchSubmissionsIdle: calls.callback() },
      actions: {
        storePlay: ({ context }) => void (kept.play = context.play),
        forgetPlay: () => void (kept.play = null),
        storeMinutes: ({ context }) => void kept.minutes.push(context.minutes),
      },
    }),
    input: { play: stored },
    clock,
    calls,
  });
  return {
    ...harness,
    kept,
    context: () => harness.subject.getSnapshot().context,
    goTo: (to: PageKind) => {
      const event: LocationEvent = { type: 'location.changed', pageKind: to };
      return calls.tell('watchLocation', event);
    },
    facts: (member: boolean, username = 'demo888') => {
      const event: FactsEvent<'member' | 'username'> = { type: 'facts.changed', facts: { member, username } };
      return calls.tell('watchFacts', event);
    },
  };
}

/** The reality check of a member outside of games, started from storage; `minutes` is this device's setting. */
export async function openChecked(stored?: Play, minutes = 60, clock?: SteppedClock) {
  const check = openUnknown(stored, clock);
  const { calls, subject } = check;
  await check.facts(true);
  await calls.answer('readMinutes', minutes);
  await check.goTo('elsewhere');
  return {
    ...check,
    settle: async () => {
      if (calls.isRunning('watchSubmissionsIdle'))
        await calls.tell('watchSubmissionsIdle', { type: 'submissions.idle' });
    },
    shown: () => calls.isRunning('dialog'),
    isDue: () => subject.getSnapshot().matches({ member: 'due' }),
  };
}
