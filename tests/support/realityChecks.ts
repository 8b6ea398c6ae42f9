import { newPlay, type Place, type Play } from '#machines/playerProtection/playTime.ts';
import type { PlaceEvent } from '#machines/playerProtection/realityCheck.machine.ts';
import type { FactsEvent } from '#machines/session/facts.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { boundRealityCheck } from '#tests/support/playerProtection.ts';
import { openStage } from '#tests/support/stage.ts';
import { START_MS, SteppedClock } from '#tests/support/steppedClock.ts';

/** The reality check of a member who is in no game yet, from what is stored; `minutes` are those of this device. */
export async function openChecked(
  stored: Play = newPlay(START_MS),
  minutes = 60,
  clock = new SteppedClock(),
) {
  const calls = new CallScript();
  const kept: { play: Play | null; minutes: number[] } = { play: null, minutes: [] };
  const stage = openStage({
    machine: boundRealityCheck(calls, kept),
    input: { play: stored, now: () => clock.now() },
    clock,
    calls,
  });
  const place = (to: Place) => {
    const event: PlaceEvent = { type: 'place.changed', place: to };
    return calls.tell('watchPlace', event);
  };
  const facts = (member: boolean) => {
    const event: FactsEvent<'member' | 'username'> = {
      type: 'facts.told',
      facts: { member, username: 'demo888' },
    };
    return calls.tell('watchFacts', event);
  };
  await facts(true);
  await calls.answer('readMinutes', minutes);
  await place('elsewhere');
  return {
    ...stage,
    kept,
    place,
    facts,
    settle: async () => {
      if (calls.isRunning('watchSettled')) await calls.tell('watchSettled', { type: 'submissions.settled' });
    },
    shown: () => calls.isRunning('dialog'),
    context: () => stage.subject.getSnapshot().context,
    isDue: () => stage.subject.getSnapshot().matches({ member: 'due' }),
  };
}

/** What `openChecked` answers. */
export type CheckedStage = Awaited<ReturnType<typeof openChecked>>;
