import { WelfareScreen } from '#features/welfare/WelfareScreen.tsx';
import type { ListPage, PageRequest } from '#machines/paging/pagedList.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';
import {
  drawMachine,
  drawSubmission,
  redPacketListMachine,
  welfareMachine,
  type RedPacketChances,
  type RedPacketRecord,
} from '#machines/welfare/welfare.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';
import { openScreen } from '#tests/support/openScreen.tsx';

function logic(calls: CallScript) {
  return welfareMachine.provide({
    actors: {
      chances: createResourceMachine<RedPacketChances>('redPacketChances').provide({
        actors: { load: calls.promise<RedPacketChances>() },
      }),
      list: redPacketListMachine.provide({
        actors: { fetchPage: calls.promise<ListPage<RedPacketRecord, null>, PageRequest<null>>() },
      }),
      draw: drawMachine.provide({
        actors: {
          submission: drawSubmission.provide({
            actors: { send: calls.promise<string, SubmissionRequest<null>>() },
          }),
        },
      }),
    },
  });
}

/** The welfare page with so many chances and one red packet. */
export async function openWelfare(remaining: number) {
  let made = 0;
  const opened = await openScreen({
    Screen: WelfareScreen,
    logic,
    input: () => ({ newKey: () => `key-${(made += 1)}` }),
    location: '/welfare',
    member: true,
  });
  await opened.answer('load', { remaining, received: 2 });
  await opened.answer('fetchPage', {
    rows: [{ key: '1', recharged: '1000.00', amount: '8.88', time: '2026-11-21 12:00:00' }],
    lastPage: 1,
    extra: null,
  });
  return opened;
}
