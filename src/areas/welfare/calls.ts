import { grabRedPacket } from '#api/redPacket.ts';
import * as api from './api.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client } from '#calls/client.ts';
import type { ListPage, PageRequest } from '#machines/kit/pagedList/listPages.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import {
  welfareGrabMachine,
  welfareGrabSubmission,
  RED_PACKET_PAGE,
  redPacketListMachine,
  welfareMachine,
  type RedPacketChances,
  type RedPacketRecord,
} from '#machines/welfare/welfare.machine.ts';

async function fetchList(
  { page }: PageRequest<null>,
  signal: AbortSignal,
): Promise<ListPage<RedPacketRecord, null>> {
  const { rows, total } = await api.fetchRedPackets(client, page, signal);
  return {
    rows: rows.map(({ money, redpacketmoney, created_at }, at) => ({
      key: `${page}/${at}`,
      recharged: money,
      amount: redpacketmoney,
      time: created_at,
    })),
    lastPage: total === 0 ? null : Math.ceil(total / RED_PACKET_PAGE),
    extra: null,
  };
}

/** The welfare page with its calls. */
export const welfare = welfareMachine.provide({
  actors: {
    chances: createResourceMachine<RedPacketChances>(
      'redPacketChances',
      boundCall(async (_: void, signal) => {
        const { sendnums, acquirednum } = await api.fetchChances(client, signal);
        return { remaining: Math.max(0, sendnums), received: acquirednum };
      }),
    ),
    list: redPacketListMachine.provide({ actors: { fetchPage: boundCall(fetchList) } }),
    grab: welfareGrabMachine.provide({
      actors: {
        submission: boundSubmission(welfareGrabSubmission, ({ key }, signal) =>
          grabRedPacket(client, key, signal),
        ),
      },
    }),
  },
});
