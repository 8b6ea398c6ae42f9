import { assign, sendParent, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';

/** Sent to the red packet with each answer. */
export interface RedPacketInfoEvent {
  type: 'info.arrived';
  info: RedPacketInfo;
}

/**
 * The member's chances and the rules of the activity (spec 1 §3), fetched at once, on request, and after a grab
 * (`info.outdated`), which discards an older request in progress. Known data stays visible meanwhile, and a failure is
 * then silent (D45). Sends its parent `info.arrived`.
 */
export const redPacketInfoMachine = setup({
  types: {} as {
    context: {
      info: RedPacketInfo | null;
      /** the error text that is shown */ failure: string;
    };
    events: { type: 'refresh' } | { type: 'retry' } | { type: 'info.outdated' };
    tags: 'loading';
  },
  actors: { fetchRedPacket: unboundCall<RedPacketInfo>('fetchRedPacket') },
  guards: { isLoaded: ({ context }) => context.info !== null },
  actions: {
    setInfo: assign((_, info: RedPacketInfo) => ({ info })),
    notifyInfo: sendParent((_, info: RedPacketInfo): RedPacketInfoEvent => ({ type: 'info.arrived', info })),
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
            { type: 'notifyInfo', params: ({ event }) => event.output },
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
