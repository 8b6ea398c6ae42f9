import type { NonReducibleUnknown } from 'xstate';
import { assetsMachine, platformPollingMachine } from '#machines/assets/assets.machine.ts';
import { rebateMachine, rebateSubmission } from '#machines/assets/rebate.machine.ts';
import {
  recordsMachine,
  type AssetRecord,
  type RebateSummary,
  type RecordFilter,
} from '#machines/assets/records.ts';
import type { ListPage, PageRequest } from '#machines/paging/pagedList.machine.ts';
import type { VisibilityOrNetworkEvent } from '#machines/root/visibilityAndNetwork.ts';
import { transferMachine, transferSubmission } from '#machines/transfer/transfer.machine.ts';
import type { PlatformBalance } from '#machines/transfer/transferRules.ts';
import {
  transferSwitchMachine,
  transferSwitchSubmission,
} from '#machines/transfer/transferSwitch.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';

/** The answer of a page of records. */
export type RecordPage = ListPage<AssetRecord, RebateSummary | null>;

/** The parts of the records page with their calls waiting for the script. */
export function boundAssetsParts(calls: CallScript) {
  return {
    records: recordsMachine.provide({
      actors: { fetchPage: calls.promise<RecordPage, PageRequest<RecordFilter>>() },
    }),
    platformPolling: platformPollingMachine.provide({
      actors: {
        request: calls.promise<PlatformBalance[]>(),
        watchVisibilityAndNetwork: calls.callback<VisibilityOrNetworkEvent, NonReducibleUnknown>(),
      },
    }),
    transfer: transferMachine.provide({ actors: { submission: calls.submission(transferSubmission) } }),
    transferSwitch: transferSwitchMachine.provide({
      actors: { submission: calls.submission(transferSwitchSubmission) },
    }),
    rebate: rebateMachine.provide({ actors: { submission: calls.submission(rebateSubmission) } }),
  };
}

/** The records page with these parts, such as ones that break down, in place of those that wait for the script. */
export function boundAssets(calls: CallScript, parts: Partial<ReturnType<typeof boundAssetsParts>> = {}) {
  return assetsMachine.provide({ actors: { ...boundAssetsParts(calls), ...parts } });
}
