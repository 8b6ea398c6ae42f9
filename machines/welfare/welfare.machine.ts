import { sendTo, setup } from 'xstate';
import { shownAmount } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { createPagedListMachine } from '#machines/kit/pagedList/pagedList.machine.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { crashed, reportCrash } from '#machines/app/crash/crash.ts';
import { createClaimMachine, type ClaimEndedEvent } from '#machines/kit/submission/claim.machine.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';

/** The number of red packets on a page (spec 2 §9). */
export const RED_PACKET_PAGE = 10;
/** Shown when there is nothing to grab (spec 2 §5, D42). */
export const NO_CHANCES_TEXT = '您的剩余次数不足！';
/** Shown when a grab got no answer (spec 2 §8). */
export const DRAW_NETWORK_TEXT = '服务器异常，请稍后再试';

/** The number of red packets that a member may still grab and has grabbed (spec 2 §3). */
export interface RedPacketChances {
  remaining: number;
  received: number;
}

/** A red packet that was granted; amounts are CNY. */
export interface RedPacketRecord {
  key: string;
  /** the recharge for which it was granted */
  recharged: ServerAmount;
  amount: ServerAmount;
  time: string;
}

/** Grabs one red packet; the receipt is the amount in CNY. */
export const welfareGrabSubmission = createSubmissionMachine<null, ServerAmount>('welfareGrabSubmission', {
  network: DRAW_NETWORK_TEXT,
  fallback: DRAW_NETWORK_TEXT,
});

/** The grab of a red packet (D42): `claim.available` is the number of chances left. */
export const welfareGrabMachine = createClaimMachine('welfareGrab', welfareGrabSubmission, {
  none: NO_CHANCES_TEXT,
  done: (amount) => `恭喜您获得${shownAmount(amount)}元红包！`,
});

/** The red packets by page. */
export const redPacketListMachine = createPagedListMachine<RedPacketRecord, null, null>('redPackets');

/**
 * The welfare page (spec 2 §2, §5): chances, the list of red packets, and the grab, which reloads both. Because the
 * grab moves money, it crashes alone and restarts on `grab.retry`.
 */
export const welfareMachine = setup({
  types: {} as {
    events: { type: 'page.shown' } | { type: 'grab.retry' } | ClaimEndedEvent;
    children: { chances: 'chances'; list: 'list'; grab: 'grab' };
  },
  actors: {
    chances: createResourceMachine<RedPacketChances>('redPacketChances'),
    list: redPacketListMachine,
    grab: welfareGrabMachine,
  },
  actions: {
    refreshChances: sendTo('chances', { type: 'refresh' }),
    refreshList: sendTo('list', { type: 'refresh' }),
    reportCrash,
  },
}).createMachine({
  id: 'welfare',
  invoke: [
    { src: 'chances', id: 'chances' },
    { src: 'list', id: 'list', input: { filter: null } },
  ],
  on: {
    'page.shown': { actions: 'refreshChances' },
    'claim.ended': { actions: ['refreshChances', 'refreshList'] },
  },
  initial: 'grabbing',
  states: {
    grabbing: {
      invoke: { src: 'grab', id: 'grab', onError: crashed },
    },
    crashed: { on: { 'grab.retry': 'grabbing' } },
  },
});
