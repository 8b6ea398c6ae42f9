import { raise, sendTo, setup } from 'xstate';
import { createLotteryBalanceMachine } from '#machines/kit/lottery/lotteryBalance.machine.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { crashed, reportCrash } from '#machines/app/crash/crash.ts';
import { refreshProfile } from '#machines/app/effects.ts';
import { avatarUploadMachine } from '#machines/userCenter/avatarUpload.machine.ts';
import { gamesRecoveryMachine } from '#machines/userCenter/gamesRecovery.machine.ts';
import type { RecoveryEvent, RecoveryEndedEvent, RecoveryPart } from '#machines/kit/money/recoveryEnded.ts';
import { holdingsMachine, type CollectionStartedEvent } from '#machines/userCenter/holdings.machine.ts';
import type { VipLevel } from '#machines/kit/vip/vipLevel.ts';

/** The input of the page: the stored mask. */
export interface UserCenterInput {
  masked: boolean;
}

/**
 * The user centre (spec 2 §2): whether the balance is shown or masked, which is stored on this phone, and the page's
 * flows: the picture, both recoveries, the money that they can bring back, the VIP levels. Each time the page is opened or returned to, the session fetches
 * fresh info and shows the old info meanwhile (D4). The flows that write crash alone, so that none interrupts another's
 * request.
 */
export const userCenterMachine = setup({
  types: {} as {
    context: UserCenterInput;
    events:
      | { type: 'balance.mask' }
      | { type: 'balance.show' }
      | { type: 'page.shown' }
      | { type: 'avatar.retried' }
      | { type: 'games.retried' }
      | { type: 'lottery.retried' }
      | RecoveryEvent
      | CollectionStartedEvent;
    input: UserCenterInput;
    children: {
      avatar: 'avatar';
      games: 'games';
      lottery: 'lottery';
      levels: 'levels';
      holdings: 'holdings';
    };
  },
  actors: {
    avatar: avatarUploadMachine,
    games: gamesRecoveryMachine,
    lottery: createLotteryBalanceMachine('member'),
    levels: createResourceMachine<VipLevel[]>('levels'),
    holdings: holdingsMachine,
  },
  guards: {
    wasMasked: ({ context }) => context.masked,
    isCollected: ({ event }, part: RecoveryPart) =>
      event.type === 'collection.started' && event.parts.includes(part),
  },
  actions: {
    storeMask: (_, _params: { masked: boolean }) => undefined,
    refreshProfile,
    refreshLevels: sendTo('levels', { type: 'refresh' }),
    refreshHoldings: sendTo('holdings', { type: 'refresh' }),
    tellHoldings: sendTo('holdings', (_, ended: RecoveryEndedEvent) => ended),
    recoverGames: sendTo('games', { type: 'recover' }),
    recoverLottery: sendTo('lottery', { type: 'transfer' }),
    reportCrash,
  },
}).createMachine({
  id: 'userCenter',
  context: ({ input }) => input,
  invoke: [
    { src: 'levels', id: 'levels' },
    { src: 'holdings', id: 'holdings' },
  ],
  on: {
    'page.shown': { actions: ['refreshProfile', 'refreshLevels', 'refreshHoldings'] },
    'money.recovered': { actions: 'refreshHoldings' },
    'recovery.ended': { actions: { type: 'tellHoldings', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
    balance: {
      initial: 'restoring',
      states: {
        restoring: { always: [{ guard: 'wasMasked', target: 'masked' }, { target: 'shown' }] },
        shown: {
          on: {
            'balance.mask': { target: 'masked', actions: { type: 'storeMask', params: { masked: true } } },
          },
        },
        masked: {
          on: {
            'balance.show': { target: 'shown', actions: { type: 'storeMask', params: { masked: false } } },
          },
        },
      },
    },
    avatar: {
      initial: 'open',
      states: {
        open: { invoke: { src: 'avatar', id: 'avatar', onError: crashed } },
        crashed: { on: { 'avatar.retried': 'open' } },
      },
    },
    games: {
      initial: 'open',
      states: {
        open: {
          invoke: { src: 'games', id: 'games', onError: crashed },
          on: {
            'collection.started': {
              guard: { type: 'isCollected', params: 'games' },
              actions: 'recoverGames',
            },
          },
        },
        crashed: {
          entry: raise({ type: 'recovery.ended', part: 'games' }),
          on: {
            'games.retried': 'open',
            // one that has crashed brings nothing back
            'collection.started': { actions: raise({ type: 'recovery.ended', part: 'games' }) },
          },
        },
      },
    },
    lottery: {
      initial: 'open',
      states: {
        open: {
          invoke: { src: 'lottery', id: 'lottery', onError: crashed },
          on: {
            'collection.started': {
              guard: { type: 'isCollected', params: 'lottery' },
              actions: 'recoverLottery',
            },
          },
        },
        crashed: {
          entry: raise({ type: 'recovery.ended', part: 'lottery' }),
          on: {
            'lottery.retried': 'open',
            // one that has crashed brings nothing back
            'collection.started': { actions: raise({ type: 'recovery.ended', part: 'lottery' }) },
          },
        },
      },
    },
  },
});
