import { assign, fromCallback, raise, sendParent, sendTo, setup, stateIn } from 'xstate';
import { failureText, MALFORMED_TEXT, toCallError } from '#machines/calls/callError.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { refusedWindow, windowState, type WindowState } from '#machines/redPacket/redPacketWindow.ts';
import { toast } from '#machines/root/effects.ts';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import {
  createSubmissionMachine,
  type SubmissionOutcome,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';

/** The texts of the red packet (spec 1 §4, §5, §8; D42); the wording of the win is ours. */
export const RED_PACKET_CLOSED_TEXT = '红包已关闭';
export const NO_CHANCES_TEXT = '您暂未达到领取条件，快去完成吧！';
export const GRAB_NETWORK_TEXT = '服务器异常，请稍后再试';
export const winText = (amount: string): string => `恭喜您抢到红包 ${amount} 元！`;

/** What was won, CNY as a decimal string. */
type Prize = string;

/** How a grab ended, told inside the machine. */
type GrabEvent =
  | { type: 'grab.won'; prize: Prize }
  | { type: 'grab.refused'; text: string }
  | { type: 'grab.dropped' };

/** What a press meets before any grab is sent. */
type PressEvent = { type: 'press.notStarted' } | { type: 'press.ended' } | { type: 'press.lacking' };

/** One grab; the machine tells refusals itself, in a popup. The calls bind its `send`. */
export function createGrab() {
  return createSubmissionMachine<null, Prize>('grab', {
    network: GRAB_NETWORK_TEXT,
    place: 'public',
    ownRejections: true,
  });
}

function outcomeEvent(outcome: SubmissionOutcome<Prize>): GrabEvent {
  if (outcome.outcome === 'done') return { type: 'grab.won', prize: outcome.receipt };
  if (outcome.outcome === 'abandoned' || outcome.error.kind === 'expired') return { type: 'grab.dropped' };
  return { type: 'grab.refused', text: failureText(outcome.error, { fallback: MALFORMED_TEXT }) };
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
      prize: Prize;
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
      | PressEvent
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
    isNotStarted: ({ context: { info, now } }) =>
      info !== null && windowState(info.rules, now()) === 'notStarted',
    isEnded: ({ context: { info, now } }) => info !== null && windowState(info.rules, now()) === 'ended',
    lacksChances: ({ context: { info } }) => info !== null && info.chances <= 0,
    isLoaded: ({ context }) => context.info !== null,
    isIdle: stateIn({ opened: { grab: 'idle' } }),
    isSeen: stateIn({ opened: { visit: 'here' } }),
    isRefusedAs: (_, { text, state }: { text: string; state: WindowState }) => refusedWindow(text) === state,
  },
  actions: {
    setInfo: assign((_, info: RedPacketInfo) => ({ info })),
    setMessage: assign((_, message: string) => ({ message })),
    setPrize: assign((_, prize: Prize) => ({ prize })),
    clearPopup: assign({ message: '', prize: '' }),
    tellSettled: sendParent(({ context }) => ({ type: 'page.settled', id: context.id })),
    toast,
  },
}).createMachine({
  id: 'redPacket',
  context: ({ input }) => ({ ...input, info: null, message: '', prize: '' }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        {
          guard: 'isClosed',
          target: 'closed',
          actions: { type: 'toast', params: { text: RED_PACKET_CLOSED_TEXT } },
        },
        { target: 'opened' },
      ],
    },
    closed: {},
    opened: {
      type: 'parallel',
      invoke: { src: 'watchSwitch', id: 'watchSwitch', onError: {} },
      on: {
        // a grab on its way is not cut off: its answer is awaited
        'switch.closed': {
          guard: 'isIdle',
          target: 'closed',
          actions: { type: 'toast', params: { text: RED_PACKET_CLOSED_TEXT } },
        },
      },
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
                  actions: [
                    { type: 'setInfo', params: ({ event }) => event.output },
                    raise({ type: 'info.arrived' }),
                  ],
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
                  actions: [
                    { type: 'setInfo', params: ({ event }) => event.output },
                    raise({ type: 'info.arrived' }),
                  ],
                },
                onError: 'ready',
              },
            },
            failed: { on: { retry: 'loading', refresh: 'loading' } },
          },
        },
        grab: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                grab: [
                  { guard: 'isNotStarted', actions: raise({ type: 'press.notStarted' }) },
                  { guard: 'isEnded', actions: raise({ type: 'press.ended' }) },
                  { guard: 'lacksChances', actions: raise({ type: 'press.lacking' }) },
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
                onDone: { target: 'idle', actions: raise(({ event }) => outcomeEvent(event.output)) },
                onError: {
                  target: 'idle',
                  actions: raise(({ event }) => ({
                    type: 'grab.refused',
                    text: failureText(toCallError(event.error)),
                  })),
                },
              },
              initial: 'sending',
              states: {
                sending: { tags: 'busy', on: { 'submission.unsettled': 'unsettled' } },
                /** The same grab is sent again, under its key: it can't win twice. */
                unsettled: {
                  on: {
                    grab: {
                      target: 'sending',
                      actions: sendTo('submission', { type: 'submission.retry' }),
                    },
                  },
                },
              },
            },
          },
        },
        popup: {
          initial: 'none',
          on: {
            'press.notStarted': '.notStarted',
            'press.ended': '.ended',
            'press.lacking': {
              target: '.notEnough',
              actions: { type: 'setMessage', params: NO_CHANCES_TEXT },
            },
            'grab.won': {
              target: '.won',
              actions: { type: 'setPrize', params: ({ event }) => event.prize },
            },
            'grab.refused': [
              {
                guard: {
                  type: 'isRefusedAs',
                  params: ({ event }) => ({ text: event.text, state: 'notStarted' as const }),
                },
                target: '.notStarted',
              },
              {
                guard: {
                  type: 'isRefusedAs',
                  params: ({ event }) => ({ text: event.text, state: 'ended' as const }),
                },
                target: '.ended',
              },
              {
                target: '.notEnough',
                actions: { type: 'setMessage', params: ({ event }) => event.text },
              },
            ],
          },
          states: {
            none: {
              entry: 'clearPopup',
              on: {
                'info.arrived': [
                  { guard: 'isNotStarted', target: 'notStarted' },
                  { guard: 'isEnded', target: 'ended' },
                ],
              },
            },
            notStarted: { on: { 'popup.closed': 'none' } },
            ended: { on: { 'popup.closed': 'none' } },
            won: { on: { 'popup.closed': 'none' } },
            notEnough: { on: { 'popup.closed': 'none' } },
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
