import { assign, sendTo, setup } from 'xstate';
import { createGrab, RED_PACKET_CLOSED_TEXT } from '#machines/redPacket/grab.ts';
import { resultBy, windowBy, type RedPacketEvent } from '#machines/redPacket/redPacketEvents.ts';
import { redPacketInfoMachine } from '#machines/redPacket/redPacketInfo.machine.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { toast } from '#machines/app/effects.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { isNothing, takeUp } from '#machines/kit/submission/takeUp.ts';

/**
 * The red packet (spec 1 §2, §4; D42, D54) while the site's redpacket_switch is on: one grab at a time, and its four
 * outcomes, each a state with its popup; a win may be followed by the next grab at once. Chances, rules and the time until
 * they begin are its child `info`.
 */
export const redPacketMachine = setup({
  types: {} as {
    context: {
      /** the site's switch; null until it arrives, which is at once */
      open: boolean | null;
      info: RedPacketInfo | null;
      /** the text of the last win or of the last refusal */
      result: string;
      /** the last win, CNY */
      prize: ServerAmount;
    };
    events: RedPacketEvent;
    children: { info: 'info' };
    tags: 'busy';
  },
  actors: { info: redPacketInfoMachine, submission: createGrab(), watchFacts },
  guards: {
    isOpen: ({ context }) => context.open === true,
    isClosed: ({ context }) => context.open === false,
    isLoaded: ({ context }) => context.info !== null,
    hasNoChances: ({ context }) => context.info !== null && context.info.chances <= 0,
    isNotStarted: ({ context, event }) => windowBy(context.info, event) === 'notStarted',
    isEnded: ({ context, event }) => windowBy(context.info, event) === 'ended',
    /** an expired login has its own dialog */
    isExpired: ({ event }) => event.type === 'submission.failed' && event.error.kind === 'expired',
  },
  actions: {
    noteOpen: assign((_, open: boolean) => ({ open })),
    setInfo: assign((_, info: RedPacketInfo) => ({ info })),
    refetch: sendTo('info', { type: 'info.outdated' }),
    noteResult: assign(({ event }) => ({ result: resultBy(event) })),
    /** the win has used a chance; the answer that is asked for anew decides */
    notePrize: assign(({ context: { info } }, prize: ServerAmount) => ({
      prize,
      info: info && { ...info, chances: info.chances - 1, received: info.received + 1 },
    })),
    takeUp: takeUp('grab', isNothing),
    sendAgain: sendTo('submission', { type: 'submission.retry' }),
    toast,
  },
}).createMachine({
  id: 'redPacket',
  context: { open: null, info: null, result: '', prize: null },
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['redPacketOpen'] } },
  on: {
    'facts.changed': { actions: { type: 'noteOpen', params: ({ event }) => event.facts.redPacketOpen } },
  },
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isOpen', target: 'opened' },
        { guard: 'isClosed', target: 'closed' },
      ],
    },
    closed: { entry: { type: 'toast', params: { text: RED_PACKET_CLOSED_TEXT } } },
    opened: {
      entry: 'takeUp',
      invoke: { src: 'info', id: 'info' },
      on: { 'info.arrived': { actions: { type: 'setInfo', params: ({ event }) => event.info } } },
      initial: 'idle',
      states: {
        idle: {
          // only here, so that it interrupts neither a grab in progress nor its result
          always: { guard: 'isClosed', target: '#redPacket.closed' },
          on: {
            'info.arrived': {
              target: 'informed',
              actions: { type: 'setInfo', params: ({ event }) => event.info },
            },
            grab: 'pressed',
            'submission.found': 'grabbing',
          },
        },
        pressed: {
          always: [
            { guard: 'isNotStarted', target: 'notStarted' },
            { guard: 'isEnded', target: 'ended' },
            { guard: 'hasNoChances', target: 'notEnough', actions: 'noteResult' },
            { guard: 'isLoaded', target: 'grabbing' },
            { target: 'idle' },
          ],
        },
        informed: {
          always: [
            { guard: 'isNotStarted', target: 'notStarted' },
            { guard: 'isEnded', target: 'ended' },
            { target: 'idle' },
          ],
        },
        grabbing: {
          invoke: {
            src: 'submission',
            id: 'submission',
            input: ({ event }) => (event.type === 'submission.found' ? event : { intent: null }),
          },
          on: {
            'submission.abandoned': 'idle',
            'submission.done': {
              target: 'won',
              actions: ['noteResult', { type: 'notePrize', params: ({ event }) => event.receipt }, 'refetch'],
            },
            'submission.failed': [
              { guard: 'isExpired', target: 'idle' },
              { guard: 'isNotStarted', target: 'notStarted', actions: 'refetch' },
              { guard: 'isEnded', target: 'ended', actions: 'refetch' },
              { target: 'notEnough', actions: ['noteResult', 'refetch'] },
            ],
          },
          initial: 'sending',
          states: {
            sending: { tags: 'busy', on: { 'submission.unsettled': 'unsettled' } },
            /** The same grab is sent again with its key, so it cannot win twice. */
            unsettled: { on: { grab: { target: 'sending', actions: 'sendAgain' } } },
          },
        },
        won: { on: { 'popup.closed': 'idle', grab: 'pressed' } },
        /** the chances do not suffice, or the server refused for another reason */
        notEnough: { on: { 'popup.closed': 'idle' } },
        notStarted: { on: { 'popup.closed': 'idle', 'activity.began': 'idle' } },
        ended: { on: { 'popup.closed': 'idle' } },
      },
    },
  },
});
