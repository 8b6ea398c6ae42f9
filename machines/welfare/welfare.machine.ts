import { sendTo, setup } from 'xstate';
import { createPagedListMachine, type PagedListRef } from '#machines/paging/pagedList.machine.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { refreshProfile, settled, toast } from '#machines/root/effects.ts';
import {
  createSubmissionMachine,
  type SubmissionCommand,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';

/** How many red packets a page has (spec 2 §9). */
export const RED_PACKET_PAGE = 10;
/** Told when there is nothing to draw (spec 2 §5, D42). */
export const NO_CHANCES_TEXT = '您的剩余次数不足！';
/** Told when a draw got no answer (spec 2 §8). */
export const DRAW_NETWORK_TEXT = '服务器异常，请稍后再试';

/** What a member may still draw and has drawn (spec 2 §3). */
export interface RedPacketChances {
  remaining: number;
  received: number;
}

/** A red packet that was given; amounts are CNY as decimal strings. */
export interface RedPacketRecord {
  key: string;
  /** the recharge it was given for */
  recharged: string;
  amount: string;
  time: string;
}

/** Draws one red packet; its receipt is the amount, CNY as a decimal string. */
export const drawSubmission = createSubmissionMachine<null, string>('redPacketDraw', {
  network: DRAW_NETWORK_TEXT,
  fallback: DRAW_NETWORK_TEXT,
});

/** The red packets by page. */
export const redPacketListMachine = createPagedListMachine<RedPacketRecord, null, null>('redPackets');
export type RedPacketListRef = PagedListRef<RedPacketRecord, null, null>;

/**
 * The welfare page (spec 2 §2, §5, D42): chances, the list of red packets, and a draw that is sent once.
 * `draw.remaining` is what the member is shown; a draw reloads chances and list.
 */
export const welfareMachine = setup({
  types: {
    context: {} as { newKey: () => string },
    events: {} as
      | { type: 'draw'; remaining: number }
      | { type: 'page.shown' }
      | SubmissionCommand
      | UnsettledEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: {
    chances: createResourceMachine<RedPacketChances>('redPacketChances'),
    list: redPacketListMachine,
    submission: drawSubmission,
  },
  guards: {
    hasChance: (_, remaining: number) => remaining >= 1,
    isDone: (_, outcome: string) => outcome === 'done',
  },
  actions: {
    refreshChances: sendTo('chances', { type: 'refresh' }),
    refreshList: sendTo('list', { type: 'refresh' }),
    toast,
    refreshProfile,
    settled,
  },
}).createMachine({
  id: 'welfare',
  context: ({ input }) => ({ newKey: input.newKey }),
  invoke: [
    { src: 'chances', id: 'chances', onError: {} },
    { src: 'list', id: 'list', input: { filter: null }, onError: {} },
  ],
  on: { 'page.shown': { actions: 'refreshChances' } },
  initial: 'idle',
  states: {
    idle: {
      on: {
        draw: [
          { guard: { type: 'hasChance', params: ({ event }) => event.remaining }, target: 'drawing' },
          { actions: { type: 'toast', params: { text: NO_CHANCES_TEXT, place: 'member' } } },
        ],
      },
    },
    drawing: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => ({ intent: null, newKey: context.newKey }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
            target: 'idle',
            actions: [
              {
                type: 'toast',
                params: ({ event }) => ({
                  text: `恭喜您获得${event.output.outcome === 'done' ? event.output.receipt : ''}元红包！`,
                  place: 'member',
                }),
              },
              'refreshChances',
              'refreshList',
              'refreshProfile',
              'settled',
            ],
          },
          { target: 'idle', actions: ['refreshChances', 'settled'] },
        ],
        onError: { target: 'idle', actions: 'settled' },
      },
      on: {
        'submission.retry': { actions: sendTo('submission', ({ event }) => event) },
        'submission.abandon': { actions: sendTo('submission', ({ event }) => event) },
      },
    },
  },
});
