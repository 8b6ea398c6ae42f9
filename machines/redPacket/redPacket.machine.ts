import { assign, sendTo, setup } from 'xstate';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { failureText } from '#machines/kit/calls/failureText.ts';
import { createGrab, NO_CHANCES_TEXT, RED_PACKET_CLOSED_TEXT, winText } from '#machines/redPacket/grab.ts';
import { redPacketInfoMachine, type RedPacketInfoEvent } from '#machines/redPacket/redPacketInfo.machine.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { refusedWindow, windowState, type WindowState } from '#machines/redPacket/redPacketWindow.ts';
import { toast } from '#machines/app/effects.ts';
import { isShown, shownBy, type PageShown, type PageShownEvent } from '#machines/app/pageShown.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/**
 * The red packet (spec 1 §2, §4; D42, D54) while the site's redpacket_switch is on: one grab at a time, and its four
 * outcomes, each a state with its popup; the chances and the rules are its child `info`. `grab.at` is the server's time,
 * epoch ms, or null where it is not known. A grab outlives the page; its result is then shown as a toast.
 */
export const redPacketMachine = setup({
  types: {} as {
    context: PageShown & {
      /** the site's switch; null until it arrives, which is at once */
      open: boolean | null;
      info: RedPacketInfo | null;
      /** the text of the last win or of the last refusal */
      result: string;
    };
    events:
      | { type: 'grab'; at: number | null }
      | { type: 'popup.closed' }
      | RedPacketInfoEvent
      | FactsEvent<'redPacketOpen'>
      | PageShownEvent
      | SubmissionEvent<ServerAmount>;
    children: { info: 'info' };
    tags: 'busy' | typeof SUBMISSION_TAG;
  },
  actors: { info: redPacketInfoMachine, submission: createGrab(), watchFacts },
  guards: {
    isOpen: ({ context }) => context.open === true,
    isClosed: ({ context }) => context.open === false,
    isClosedInSight: ({ context }) => context.open === false && context.shown,
    isShown,
    isHidden: ({ context }) => !context.shown,
    isLoaded: ({ context }) => context.info !== null,
    hasNoChances: ({ context }) => context.info !== null && context.info.chances <= 0,
    isNotStarted: (_, window: WindowState | null) => window === 'notStarted',
    isEnded: (_, window: WindowState | null) => window === 'ended',
    /** an expired login has its own dialog */
    isExpired: (_, error: CallError) => error.kind === 'expired',
  },
  actions: {
    noteShown: assign(shownBy),
    noteOpen: assign((_, open: boolean) => ({ open })),
    setInfo: assign((_, info: RedPacketInfo) => ({ info })),
    refetch: sendTo('info', { type: 'info.outdated' }),
    noteResult: assign((_, result: string) => ({ result })),
    sendAgain: sendTo('submission', { type: 'submission.retry' }),
    toast,
  },
}).createMachine({
  id: 'redPacket',
  context: { shown: true, open: null, info: null, result: '' },
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['redPacketOpen'] } },
  on: {
    'page.shown': { actions: 'noteShown' },
    'page.hidden': { actions: 'noteShown' },
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
      invoke: { src: 'info', id: 'info' },
      on: { 'info.arrived': { actions: { type: 'setInfo', params: ({ event }) => event.info } } },
      initial: 'idle',
      states: {
        idle: {
          // only here, so that it interrupts neither a grab in progress nor its result
          always: { guard: 'isClosedInSight', target: '#redPacket.closed' },
          on: {
            'info.arrived': [
              {
                guard: {
                  type: 'isNotStarted',
                  params: ({ event: { info } }) => windowState(info.rules, info.at),
                },
                target: 'notStarted',
                actions: { type: 'setInfo', params: ({ event }) => event.info },
              },
              {
                guard: { type: 'isEnded', params: ({ event: { info } }) => windowState(info.rules, info.at) },
                target: 'ended',
                actions: { type: 'setInfo', params: ({ event }) => event.info },
              },
              { actions: { type: 'setInfo', params: ({ event }) => event.info } },
            ],
            grab: [
              {
                guard: {
                  type: 'isNotStarted',
                  params: ({ context, event }) => windowState(context.info?.rules ?? [], event.at),
                },
                target: 'notStarted',
              },
              {
                guard: {
                  type: 'isEnded',
                  params: ({ context, event }) => windowState(context.info?.rules ?? [], event.at),
                },
                target: 'ended',
              },
              {
                guard: 'hasNoChances',
                target: 'notEnough',
                actions: { type: 'noteResult', params: NO_CHANCES_TEXT },
              },
              { guard: 'isLoaded', target: 'grabbing' },
            ],
          },
        },
        grabbing: {
          tags: SUBMISSION_TAG,
          invoke: { src: 'submission', id: 'submission', input: { intent: null } },
          on: {
            'submission.done': [
              {
                guard: 'isShown',
                target: 'won',
                actions: [{ type: 'noteResult', params: ({ event }) => winText(event.receipt) }, 'refetch'],
              },
              {
                target: 'idle',
                actions: { type: 'toast', params: ({ event }) => ({ text: winText(event.receipt) }) },
              },
            ],
            'submission.failed': [
              { guard: { type: 'isExpired', params: ({ event }) => event.error }, target: 'idle' },
              {
                guard: 'isHidden',
                target: 'idle',
                actions: { type: 'toast', params: ({ event }) => ({ text: failureText(event.error) }) },
              },
              {
                guard: {
                  type: 'isNotStarted',
                  params: ({ event }) => refusedWindow(failureText(event.error)),
                },
                target: 'notStarted',
                actions: 'refetch',
              },
              {
                guard: { type: 'isEnded', params: ({ event }) => refusedWindow(failureText(event.error)) },
                target: 'ended',
                actions: 'refetch',
              },
              {
                target: 'notEnough',
                actions: [{ type: 'noteResult', params: ({ event }) => failureText(event.error) }, 'refetch'],
              },
            ],
          },
          initial: 'sending',
          states: {
            sending: { tags: 'busy', on: { 'submission.unsettled': 'unsettled' } },
            /** The same grab is sent again with its key, so it cannot win twice. */
            unsettled: { on: { grab: { target: 'sending', actions: 'sendAgain' } } },
          },
        },
        won: { on: { 'popup.closed': 'idle' } },
        /** the chances do not suffice, or the server refused for another reason */
        notEnough: { on: { 'popup.closed': 'idle' } },
        notStarted: { on: { 'popup.closed': 'idle' } },
        ended: { on: { 'popup.closed': 'idle' } },
      },
    },
  },
});
