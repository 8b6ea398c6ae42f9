import { expect } from 'vitest';
import { RESULT_MS } from '#machines/playerProtection/realityCheck.machine.ts';
import { realityCheckModel } from '#tests/models/playerProtection/realityCheck.model.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { SESSION } from '#tests/support/playerProtection.ts';
import { openChecked, type CheckedStage } from '#tests/support/realityChecks.ts';
import { START_MS } from '#tests/support/steppedClock.ts';

const HOUR = 3_600_000;

type World = CheckedStage;

const hidden = (world: World) => expect(world.shown()).toBe(false);
const is = (world: World, path: string) => expect(world.went()).toEqual([path]);

const play: PlayOf<typeof realityCheckModel, World> = {
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
    enterGame: (world) => world.place('game'),
    leaveGame: (world) => world.place('elsewhere'),
    hourPasses: async (world) => {
      await world.pass(HOUR);
    },
    somethingIsSent: async (world) => {
      await world.settle();
      await world.pass(RESULT_MS - 1);
      await world.calls.tell('watchSettled', { type: 'submissions.busy' });
    },
    answerComes: (world) => world.settle(),
    stayAWhile: async (world) => {
      await world.settle();
      await world.pass(RESULT_MS);
    },
    goToMoney: (world) => world.place('money'),
    leaveMoney: (world) => world.place('game'),
    recordsCome: (world) => world.calls.answer('readSession', SESSION),
    recordsFail: (world) => world.calls.fail('readSession', { kind: 'offline' }),
    goOn: (world) => world.send({ type: 'check.continued' }),
    takeABreak: (world) => world.send({ type: 'check.paused' }),
    logOut: (world) => world.facts(false),
  },
};

describeModel('the reality check', realityCheckModel, play);
