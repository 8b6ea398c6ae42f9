import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';

test('a call that nobody has bound fails by its name', async () => {
  const actor = createActor(unboundCall('fetchBanners'));
  const answer = toPromise(actor);
  actor.subscribe({ error: () => undefined });
  actor.start();
  await expect(answer).rejects.toThrow('The call fetchBanners is not bound');
});
