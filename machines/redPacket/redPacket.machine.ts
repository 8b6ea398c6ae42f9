import { assign, sendTo, setup } from 'xstate';
import { createGrab, RED_PACKET_CLOSED_TEXT } from '#machines/redPacket/grab.ts';
import { redPacketInfoMachine, type RedPacketInfoEvent } from '#machines/redPacket/redPacketInfo.machine.ts';
import type { RedPacketInfo } from '#machines/redPacket/redPacketInfo.ts';
import { popupBy, resultText, type RedPacketPopup } from '#machines/redPacket/redPacketPopup.ts';
import { toast } from '#machines/app/effects.ts';
import { isShown, shownBy, type PageShown, type PageShownEvent } from '#machines/app/pageShown.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/** The context of the red packet. */
export interface RedPacketContext extends PageShown {
  now: () => number | null;
  /** the site's switch; null until it arrives, which is at once */
  open: boolean | null;
  info: RedPacketInfo | null;
  popup: RedPacketPopup | null;
}

/** The events of the red packet. */
export type RedPacketEvent =
  | { type: 'grab' }
  | { type: 'popup.closed' }
  | RedPacketInfoEvent
  | FactsEvent<'redPacketOpen'>
  | PageShownEvent
  | SubmissionEvent<ServerAmount>;

/**
 * The red packet (spec 1 §2, §4; D42, D54) while the site's redpacket_switch is on: one grab at a time, and its popups;
 * the chances and the rules are its child `info`. `input.now` returns the server's time, epoch ms, or null where it is not known. A grab outlives the page; its result is
 * then shown as a toast.
 */
export const redPacketMachine = setup({
  types: {} as {
    context: RedPacketContext;
    events: RedPacketEvent;
    input: { now: () => number | null };
    children: { info: 'info' };
    tags: 'busy' | typeof SUBMISSION_TAG;
  },
  actors: { info: redPacketInfoMachine, submission: createGrab(), watchFacts },
  guards: {
    isOpen: ({ context }) => context.open === true,
    isClosed: ({ context }) => context.open === false,
    isClosedInSight: ({ context }) => context.open === false && context.shown,
    isShown,
    isLoaded: ({ context }) => context.info !== null,
    hasPopup: ({ context }) => context.popup !== null,
    hasNoPopup: ({ context }) => context.popup === null,
  },
  actions: {
    noteShown: assign(shownBy),
    noteOpen: assign((_, open: boolean) => ({ open })),
    setInfo: assign((_, info: RedPacketInfo) => ({ info })),
    refetch: sendTo('info', { type: 'info.outdated' }),
    notePopup: assign(popupBy),
    clearPopup: assign({ popup: null }),
    toastResult: ({ context: { popup }, system }) => {
      if (popup !== null) toast({ system }, { text: resultText(popup) });
    },
    sendAgain: sendTo('submission', { type: 'submission.retry' }),
    toast,
  },
}).createMachine({
  id: 'redPacket',
  context: ({ input: { now } }) => ({ now, shown: true, open: null, info: null, popup: null }),
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
          entry: 'clearPopup',
          always: [
            { guard: 'hasPopup', target: 'popup' },
            // only here, so that it interrupts neither a grab in progress nor its result
            { guard: 'isClosedInSight', target: '#redPacket.closed' },
          ],
          on: {
            'info.arrived': {
              actions: [{ type: 'setInfo', params: ({ event }) => event.info }, 'notePopup'],
            },
            grab: { target: 'pressed', actions: 'notePopup' },
          },
        },
        pressed: {
          always: [
            { guard: 'hasPopup', target: 'popup' },
            { guard: 'isLoaded', target: 'grabbing' },
            { target: 'idle' },
          ],
        },
        grabbing: {
          tags: SUBMISSION_TAG,
          invoke: { src: 'submission', id: 'submission', input: { intent: null } },
          on: {
            'submission.done': { target: 'answered', actions: 'notePopup' },
            'submission.failed': { target: 'answered', actions: 'notePopup' },
          },
          initial: 'sending',
          states: {
            sending: { tags: 'busy', on: { 'submission.unsettled': 'unsettled' } },
            /** The same grab is sent again with its key, so it cannot win twice. */
            unsettled: { on: { grab: { target: 'sending', actions: 'sendAgain' } } },
          },
        },
        answered: {
          always: [
            { guard: 'hasNoPopup', target: 'idle' },
            { guard: 'isShown', target: 'popup', actions: 'refetch' },
            { target: 'idle', actions: 'toastResult' },
          ],
        },
        popup: { on: { 'popup.closed': 'idle' } },
      },
    },
  },
});
