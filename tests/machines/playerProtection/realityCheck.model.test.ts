import { expect } from 'vitest';
import { RESULT_MS } from '#machines/playerProtection/realityCheck.machine.ts';
import { realityCheckModel } from '#tests/models/playerProtection/realityCheck.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { SESSION } from '#tests/support/playerProtection.ts';
import { openChecked, type CheckedHarness } from '#tests/support/realityChecks.ts';
import { START_MS } from '#tests/support/steppedClock.ts';

const HOUR = 3_600_000;

type World = CheckedHarness;

const hidden = (world: World) => expect(world.shown()).toBe(false);
const is = (world: World, path: string) => expect(world.went()).toEqual([path]);

const steps: ModelStepsOf<typeof realityCheckModel, World> = {
  open: () => openChecked(),
  close: (world) => {
    world.assertHealthy();
    world.stop();
  },
  sees: {
    elsewhere: hidden,
    playing: hidden,
    left: hidden,
    comingUp: hidden,
    heldBack: async (world) => {
      await world.pass(HOUR);
      hidden(world);
    },
    resultShown: hidden,
    amongMoney: hidden,
    asked: (world) => {
      expect(world.shown()).toBe(true);
      expect(world.context().shown).toBeGreaterThanOrEqual(HOUR);
      expect(world.calls.only('readSession').input).toEqual({ startedAt: START_MS });
    },
    told: (world) => {
      expect(world.shown()).toBe(true);
      expect(world.context().answer).toEqual(SESSION);
    },
    toldWithoutRecords: (world) => {
      expect(world.shown()).toBe(true);
      expect(world.context().answer).toBeNull();
    },
    playingOn: hidden,
    atBreak: (world) => {
      hidden(world);
      is(world, '/protection?section=break');
    },
    atHome: (world) => {
      hidden(world);
      is(world, '/');
    },
    gone: (world) => {
      hidden(world);
      expect(world.kept.play).toBeNull();
    },
  },
  does: {
    enterGame: (world) => world.goTo('game'),
    leaveGame: (world) => world.goTo('elsewhere'),
    hourPasses: async (world) => {
      await world.pass(HOUR);
    },
    somethingIsSent: async (world) => {
      await world.settle();
      await world.pass(RESULT_MS - 1);
      await world.calls.tell('watchSubmissionsIdle', { type: 'submissions.busy' });
    },
    answerComes: (world) => world.settle(),
    stayAWhile: async (world) => {
      await world.settle();
      await world.pass(RESULT_MS);
    },
    goToMoney: (world) => world.goTo('money'),
    leaveMoney: (world) => world.goTo('game'),
    recordsCome: (world) => world.calls.answer('readSession', SESSION),
    recordsFail: (world) => world.calls.fail('readSession', { kind: 'offline' }),
    goOn: (world) => world.send({ type: 'check.continued' }),
    takeABreak: (world) => world.send({ type: 'check.paused' }),
    logOut: (world) => world.facts(false),
  },
};

describeModel('the reality check', realityCheckModel, steps);
