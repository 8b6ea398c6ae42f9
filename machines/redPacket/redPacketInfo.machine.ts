import { assign, sendParent, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { nowOf } from '#machines/kit/calls/now.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { untilStart } from '#machines/redPacket/redPacketWindow.ts';

/** Sent to the red packet: with each answer, and when an activity begins for which the page has waited. */
export type RedPacketInfoEvent = { type: 'info.arrived'; info: RedPacketInfo } | { type: 'activity.began' };

/**
 * The member's chances and the rules of the activity (spec 1 §3), fetched at once, on request, and after a grab
 * (`info.outdated`), which discards an older request in progress. Known data stays visible meanwhile, and a failure is
 * then silent (D45). Before the activity begins it counts the seconds, then fetches anew. Sends its parent `info.arrived`
 * and `activity.began`.
 */
export const redPacketInfoMachine = setup({
  types: {} as {
    context: {
      info: RedPacketInfo | null;
      /** the error text that is shown */
      failure: string;
      /** when the activity begins, by the phone's clock (epoch ms) */
      start: number;
      /** the seconds until then when they were last counted; 0 if it is not waited for */
      seconds: number;
    };
    events: { type: 'refresh' } | { type: 'retry' } | { type: 'info.outdated' };
    tags: 'loading';
  },
  actors: { fetchRedPacket: unboundCall<RedPacketInfo>('fetchRedPacket') },
  guards: {
    isLoaded: ({ context }) => context.info !== null,
    isAwaited: ({ context }) => context.seconds > 0,
    hasBegun: ({ context }) => context.seconds === 0,
  },
  actions: {
    setInfo: assign(({ self }, info: RedPacketInfo) => ({
      info,
      start: nowOf(self) + (untilStart(info.rules, info.at) ?? 0),
    })),
    count: assign(({ context, self }) => ({
      seconds: Math.max(0, Math.ceil((context.start - nowOf(self)) / 1000)),
    })),
    notifyBegan: sendParent({ type: 'activity.began' } satisfies RedPacketInfoEvent),
    notifyInfo: sendParent((_, info: RedPacketInfo): RedPacketInfoEvent => ({ type: 'info.arrived', info })),
  },
  delays: {
    /** the time until the next whole second of the rest */
    tick: ({ context, self }) => (context.start - nowOf(self)) % 1000 || 1000,
  },
}).createMachine({
  id: 'redPacketInfo',
  context: { info: null, failure: '', start: 0, seconds: 0 },
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
    ready: {
      on: { refresh: 'loading' },
      initial: 'arrived',
      states: {
        arrived: { entry: 'count', always: { guard: 'isAwaited', target: 'counting' } },
        counting: {
          entry: 'count',
          always: { guard: 'hasBegun', target: '#redPacketInfo.loading', actions: 'notifyBegan' },
          after: { tick: { target: 'counting', reenter: true } },
        },
      },
    },
    failed: { on: { retry: 'loading', refresh: 'loading' } },
  },
});
