import { expect, test } from 'vitest';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { resourceModel } from '#tests/models/kit/resource/resource.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

function openResource(known?: string[]) {
  const calls = new CallScript();
  const machine = createResourceMachine<string[]>('notices', calls.promise<string[]>());
  const harness = createHarness({ machine, calls, ...(known && { input: { known } }) });
  return {
    ...harness,
    /** what is shown in place of the data */
    place() {
      const snapshot = harness.subject.getSnapshot();
      if (snapshot.matches('loading') && snapshot.context.data === null) return 'loading';
      return snapshot.matches('failed') ? snapshot.context.failure : snapshot.context.data;
    },
    asked: () => ['load', 'refresh'].filter((id) => calls.waiting(id).length > 0),
  };
}

type World = ReturnType<typeof openResource>;

const sees = (place: ReturnType<World['place']>, asked: string[]) => (world: World) => {
  expect(world.place()).toEqual(place);
  expect(world.asked()).toEqual(asked);
  expect(world.toasts()).toEqual([]);
};

const steps: ModelStepsOf<typeof resourceModel, World> = {
  open: openResource,
  close: (world) => world.stop(),
  sees: {
    loading: sees('loading', ['load']),
    retry: sees('加载失败，请检查网络', []),
    data: sees(['公告一'], []),
    dataWhileRefreshing: sees(['公告一'], ['refresh']),
    newerData: sees(['公告二'], []),
  },
  does: {
    dataComes: (world) => world.calls.answer('load', ['公告一']),
    newerDataComes: (world) => world.calls.answer('refresh', ['公告二']),
    loadFails: (world) => world.calls.fail(world.asked()[0] ?? '', { kind: 'offline' }),
    comeBack: (world) => world.send({ type: 'refresh' }),
    pressRetry: (world) => world.send({ type: 'retry' }),
  },
};

describeModel('data in its place', resourceModel, steps);

test('what the last visit left is shown at once and refreshed', async () => {
  const resource = openResource(['公告一']);
  expect([resource.place(), resource.asked()]).toEqual([['公告一'], ['refresh']]);
  await resource.calls.answer('refresh', ['公告二']);
  expect([resource.place(), resource.asked()]).toEqual([['公告二'], []]);
  resource.stop();
});
