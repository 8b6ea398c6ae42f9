import type { ListPage, PageRequest } from '#machines/paging/pagedList.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import {
  welfareGrabMachine,
  welfareGrabSubmission,
  redPacketListMachine,
  welfareMachine,
  type RedPacketChances,
  type RedPacketRecord,
} from '#machines/welfare/welfare.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';

/** The welfare page with its real children, whose calls wait for the script. */
export function boundWelfare(calls: CallScript) {
  return welfareMachine.provide({
    actors: {
      chances: createResourceMachine<RedPacketChances>('redPacketChances', calls.promise<RedPacketChances>()),
      list: redPacketListMachine.provide({
        actors: { fetchPage: calls.promise<ListPage<RedPacketRecord, null>, PageRequest<null>>() },
      }),
      grab: welfareGrabMachine.provide({
        actors: { submission: calls.submission(welfareGrabSubmission) },
      }),
    },
  });
}
