import { expect } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { balancePollingModel } from '#tests/models/kit/poll/balancePolling.model.ts';
import { boundSession, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

const STORED = '128.50';

async function openMember() {
  const calls = new CallScript();
  const storage = { ...emptyStorage(), hasToken: true, user: aMember({ balance: STORED }) };
  const harness = createHarness({
    machine: boundSession(calls, storage),
    input: { user: storage.user, hasToken: true },
    calls,
  });
  await calls.tell('visibilityAndNetwork', { type: 'document.visible' });
  await calls.fail('fetchUser', { kind: 'offline' });
  return {
    ...harness,
    storage,
    answers: 0,
    /** the latest balance received from the server */
    newest: STORED,
    balance: () => harness.subject.getSnapshot().context.user?.balance,
    inFlight: () => calls.waiting('request').length,
  };
}

type World = Awaited<ReturnType<typeof openMember>>;

function expectBalance(world: World, inFlight: number) {
  expect(world.balance()).toBe(world.newest);
  expect(world.storage.user?.balance).toBe(world.newest);
  expect(world.inFlight()).toBe(inFlight);
  expect(world.toasts()).toEqual([]);
  expect(world.went()).toEqual([]);
}

const failing = (error: CallError) => (world: World) => world.calls.fail('request', error);

const steps: ModelStepsOf<typeof balancePollingModel, World> = {
  open: openMember,
  close: (world) => world.stop(),
  sees: {
    opened: (world) => expectBalance(world, 0),
    asking: (world) => expectBalance(world, 1),
    current: (world) => {
      expect(world.newest).not.toBe(STORED);
      expectBalance(world, 0);
    },
    old: (world) => expectBalance(world, 0),
    away: async (world) => {
      expectBalance(world, 0);
      await world.pass(3_600_000);
      expectBalance(world, 0);
    },
    signedOut: (world) => {
      expect(world.went()).toEqual(['/']);
      expect(world.toasts()).toEqual([]);
      expect(world.subject.getSnapshot().matches('expired')).toBe(false);
      expect(world.storage).toMatchObject({ hasToken: false, user: null });
      expect(world.calls.isRunning('visibilityAndNetwork')).toBe(false);
    },
  },
  does: {
    pauseEnds: (world) => world.pass(world.calls.count('request') === 0 ? 500 : 4100),
    answerComes: async (world) => {
      world.answers += 1;
      world.newest = `${200 + world.answers}.00`;
      await world.calls.answer('request', { balance: world.newest, mbalance: '0.00' });
    },
    answerMakesNoSense: failing({ kind: 'malformed' }),
    serverFails: failing({ kind: 'rejected', code: 500, message: '系统繁忙' }),
    networkFails: failing({ kind: 'offline' }),
    loginExpires: failing({ kind: 'expired', message: '' }),
    leaveForAnotherApp: (world) => world.calls.tell('visibilityAndNetwork', { type: 'document.hidden' }),
    comeBack: (world) => world.calls.tell('visibilityAndNetwork', { type: 'document.visible' }),
    networkReturns: (world) => world.calls.tell('visibilityAndNetwork', { type: 'network.online' }),
  },
};

describeModel('the balance of a member', balancePollingModel, steps);
