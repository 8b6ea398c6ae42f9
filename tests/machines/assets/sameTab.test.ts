import { expect, test } from 'vitest';
import type { NonReducibleUnknown } from 'xstate';
import { assetsMachine, platformPollingMachine } from '#machines/assets/assets.machine.ts';
import {
  recordsMachine,
  type AssetRecord,
  type RebateSummary,
  type RecordFilter,
} from '#machines/assets/records.ts';
import type { ListPage, PageRequest } from '#machines/paging/pagedList.machine.ts';
import type { PresenceEvent } from '#machines/root/presence.ts';
import type { PlatformBalance } from '#machines/transfer/transferRules.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openStage } from '#tests/support/stage.ts';

test('the tab that is shown already keeps its records and its filters', async () => {
  const calls = new CallScript();
  const { subject, send, stop } = openStage({
    machine: assetsMachine.provide({
      actors: {
        records: recordsMachine.provide({
          actors: {
            fetchPage: calls.promise<
              ListPage<AssetRecord, RebateSummary | null>,
              PageRequest<RecordFilter>
            >(),
          },
        }),
        platformPolling: platformPollingMachine.provide({
          actors: {
            request: calls.promise<PlatformBalance[]>(),
            watchPresence: calls.callback<PresenceEvent, NonReducibleUnknown>(),
          },
        }),
      },
    }),
    input: { tab: '2', newKey: () => 'key-1' },
    calls,
  });
  await send({ type: 'platform.filtered', platform: 'pp' });
  const asked = calls.count('fetchPage');
  await send({ type: 'tab.selected', tab: '2' });
  expect(calls.count('fetchPage')).toBe(asked);
  expect(subject.getSnapshot().context.filter).toMatchObject({ tab: '2', platform: 'pp' });
  await send({ type: 'tab.selected', tab: '3' });
  expect(calls.count('fetchPage')).toBe(asked + 1);
  stop();
});
