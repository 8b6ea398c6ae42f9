import { assign, fromCallback, not, raise, sendParent, sendTo, setup, stateIn } from 'xstate';
import { toCallError } from '#machines/calls/callError.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import {
  createGrab,
  grabEvent,
  NO_CHANCES_TEXT,
  RED_PACKET_CLOSED_TEXT,
  winText,
  type GrabEvent,
} from '#machines/redPacket/grab.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { refusedWindow, windowState, type WindowState } from '#machines/redPacket/redPacketWindow.ts';
import { toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import type { UnsettledEvent } from '#machines/submission/submission.machine.ts';

function isInWindow({ info, now }: { info: RedPacketInfo | null; now: () => number }, state: WindowState) {
  return info !== null && windowState(info.rules, now()) === state;
}

/**
 * The red packet (spec 1 §2, §4; D42, D54): the member's chances and the rules, one grab at a time, and its popups.
 * `input.open` is the site's redpacket_switch as far as it is known, `watchSwitch` tells `switch.closed` later on;
 * `input.now` gives epoch ms, `input.newKey` an idempotency key (D18).
 * A grab outlives the page; its result is then a toast. `input.id` is the page's id in the root.
 */
export const redPacketMachine = setup({
  types: {
    context: {} as {
      id: string;
      open: boolean;
      now: () => number;
      newKey: () => string;
      info: RedPacketInfo | null;
      message: string;
      prize: string;
    },
    events: {} as
      | { type: 'grab' }
      | { type: 'popup.closed' }
      | { type: 'refresh' }
      | { type: 'retry' }
      | { type: 'info.arrived' }
      | { type: 'switch.closed' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | GrabEvent
      | UnsettledEvent,
    input: {} as { id: string; open: boolean; now: () => number; newKey: () => string },
    tags: {} as 'busy' | 'loading' | typeof SUBMISSION_TAG,
  },
  actors: {
    fetchRedPacket: unboundCall<RedPacketInfo>('fetchRedPacket'),
    submission: createGrab(),
    watchSwitch: fromCallback(() => undefined),
  },
  guards: {
    isClosed: ({ context }) => !context.open,
    isNotStarted: ({ context }) => isInWindow(context, 'notStarted'),
    isEnded: ({ context }) => isInWindow(context, 'ended'),
    lacksChances: ({ context: { info } }) => info !== null && info.chances <= 0,
    isLoaded: ({ context }) => context.info !== null,
    isGrabbing: stateIn({ opened: { grab: 'grabbing' } }),
    isSeen: stateIn({ opened: { visit: 'here' } }),
    isToldNotStarted: (_, text: string) => refusedWindow(text) === 'notStarted',
    isToldEnded: (_, text: string) => refusedWindow(text) === 'ended',
  },
  actions: {
    setInfo: assign((_, info: RedPacketInfo) => ({ info })),
    tellInfo: raise({ type: 'info.arrived' }),
    setMessage: assign((_, message: string) => ({ message })),
    setPrize: assign((_, prize: string) => ({ prize })),
    clearPopup: assign({ message: '', prize: '' }),
    tellSettled: sendParent(({ context }) => ({ type: 'page.settled', id: context.id })),
    toast,
  },
}).createMachine({
  id: 'redPacket',
  context: ({ input }) => ({ ...input, info: null, message: '', prize: '' }),
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'isClosed', target: 'closed' }, { target: 'opened' }] },
    closed: { entry: { type: 'toast', params: { text: RED_PACKET_CLOSED_TEXT } } },
    opened: {
      type: 'parallel',
      invoke: { src: 'watchSwitch', id: 'watchSwitch', onError: {} },
      // a grab on its way is not cut off: its answer is awaited
      on: { 'switch.closed': { guard: not('isGrabbing'), target: 'closed' } },
      states: {
        info: {
          initial: 'loading',
          on: {
            'grab.won': { guard: 'isSeen', target: '.refreshing' },
            'grab.refused': { guard: 'isSeen', target: '.refreshing' },
          },
          states: {
            loading: {
              tags: 'loading',
              invoke: {
                src: 'fetchRedPacket',
                id: 'fetchRedPacket',
                onDone: {
                  target: 'ready',
                  actions: [{ type: 'setInfo', params: ({ event }) => event.output }, 'tellInfo'],
                },
                onError: 'failed',
              },
            },
            ready: { on: { refresh: 'refreshing' } },
            /** Anew, behind what is shown; a failure is silent (D45). */
            refreshing: {
              tags: 'loading',
              invoke: {
                src: 'fetchRedPacket',
                id: 'refreshRedPacket',
                onDone: {
                  target: 'ready',
                  actions: [{ type: 'setInfo', params: ({ event }) => event.output }, 'tellInfo'],
                },
                onError: 'ready',
              },
            },
            failed: { on: { retry: 'loading', refresh: 'loading' } },
          },
        },
        /** The button and the popups, of which there is one at a time. */
        grab: {
          initial: 'idle',
          states: {
            idle: {
              entry: 'clearPopup',
              on: {
                'info.arrived': [
                  { guard: 'isNotStarted', target: 'notStarted' },
                  { guard: 'isEnded', target: 'ended' },
                ],
                grab: [
                  { guard: 'isNotStarted', target: 'notStarted' },
                  { guard: 'isEnded', target: 'ended' },
                  {
                    guard: 'lacksChances',
                    target: 'notEnough',
                    actions: { type: 'setMessage', params: NO_CHANCES_TEXT },
                  },
                  { guard: 'isLoaded', target: 'grabbing' },
                ],
              },
            },
            grabbing: {
              tags: SUBMISSION_TAG,
              invoke: {
                src: 'submission',
                id: 'submission',
                input: ({ context }) => ({ intent: null, newKey: context.newKey }),
                onDone: { actions: raise(({ event }) => grabEvent(event.output)) },
                onError: {
                  actions: raise(({ event }) =>
                    grabEvent({ outcome: 'rejected', error: toCallError(event.error) }),
                  ),
                },
              },
              on: {
                'grab.won': {
                  target: 'won',
                  actions: { type: 'setPrize', params: ({ event }) => event.prize },
                },
                'grab.refused': [
                  {
                    guard: { type: 'isToldNotStarted', params: ({ event }) => event.text },
                    target: 'notStarted',
                  },
                  { guard: { type: 'isToldEnded', params: ({ event }) => event.text }, target: 'ended' },
                  { target: 'notEnough', actions: { type: 'setMessage', params: ({ event }) => event.text } },
                ],
                'grab.dropped': 'idle',
              },
              initial: 'sending',
              states: {
                sending: { tags: 'busy', on: { 'submission.unsettled': 'unsettled' } },
                /** The same grab is sent again, under its key: it can't win twice. */
                unsettled: {
                  on: {
                    grab: { target: 'sending', actions: sendTo('submission', { type: 'submission.retry' }) },
                  },
                },
              },
            },
            notStarted: { on: { 'popup.closed': 'idle' } },
            ended: { on: { 'popup.closed': 'idle' } },
            won: { on: { 'popup.closed': 'idle' } },
            notEnough: { on: { 'popup.closed': 'idle' } },
          },
        },
        /** Is anyone looking? A result that nobody sees in its popup is a toast. */
        visit: {
          initial: 'here',
          states: {
            here: { on: { 'page.hidden': 'left' } },
            left: {
              on: {
                'page.shown': 'here',
                'grab.won': {
                  actions: [
                    { type: 'toast', params: ({ event }) => ({ text: winText(event.prize) }) },
                    'tellSettled',
                  ],
                },
                'grab.refused': {
                  actions: [{ type: 'toast', params: ({ event }) => ({ text: event.text }) }, 'tellSettled'],
                },
                'grab.dropped': { actions: 'tellSettled' },
              },
            },
          },
        },
      },
    },
  },
});
