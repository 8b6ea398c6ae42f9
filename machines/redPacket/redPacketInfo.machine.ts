import { assign, sendParent, setup } from 'xstate';
import { loadFailureText } from '#machines/calls/loadFailure.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';

/** Told to the red packet with each answer. */
export interface RedPacketInfoEvent {
  type: 'info.arrived';
  info: RedPacketInfo;
}

/**
 * The member's chances and the activity's rules (spec 1 §3), fetched at once and again on request, or after a grab
 * (`info.outdated`), when an older answer on its way is not waited for. What is known stays in sight meanwhile, and
 * a failure is silent then (D45). Tells its parent `info.arrived`.
 */
export const redPacketInfoMachine = setup({
  types: {} as {
    context: {
      info: RedPacketInfo | null;
      /** why it could not be loaded, as it is shown */ failure: string;
    };
    events: { type: 'refresh' } | { type: 'retry' } | { type: 'info.outdated' };
    tags: 'loading';
  },
  actors: { fetchRedPacket: unboundCall<RedPacketInfo>('fetchRedPacket') },
  guards: { isLoaded: ({ context }) => context.info !== null },
  actions: {
    setInfo: assign((_, info: RedPacketInfo) => ({ info })),
    tellInfo: sendParent((_, info: RedPacketInfo): RedPacketInfoEvent => ({ type: 'info.arrived', info })),
  },
}).createMachine({
  id: 'redPacketInfo',
  context: { info: null, failure: '' },
  on: { 'info.outdated': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'fetchRedPacket',
        id: 'fetchRedPacket',
        onDone: {
          target: 'ready',
          actions: [
            { type: 'setInfo', params: ({ event }) => event.output },
            { type: 'tellInfo', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: 'isLoaded', target: 'ready' },
          {
            target: 'failed',
            actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
          },
        ],
      },
    },
    ready: { on: { refresh: 'loading' } },
    failed: { on: { retry: 'loading', refresh: 'loading' } },
  },
});
