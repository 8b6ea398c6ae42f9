import { setup, type ActorRefFrom } from 'xstate';
import {
  createLotteryBalanceMachine,
  type LotteryBalanceMachine,
} from '#machines/lottery/lotteryBalance.machine.ts';
import { createResourceMachine, type ResourceRef } from '#machines/resource/resource.machine.ts';
import { refreshProfile } from '#machines/root/effects.ts';
import { avatarUploadMachine } from '#machines/userCenter/avatarUpload.machine.ts';
import { gamesRecoveryMachine } from '#machines/userCenter/gamesRecovery.machine.ts';
import type { VipLevel } from '#machines/vip/vipLevel.ts';

/** What the page starts from: the remembered mask, and what its money flows need. */
export interface UserCenterInput {
  masked: boolean;
  hasToken: () => boolean;
  newKey: () => string;
}

/** The flows of the page, each with a state of its own. */
export interface UserCenterFlows {
  avatar: ActorRefFrom<typeof avatarUploadMachine>;
  games: ActorRefFrom<typeof gamesRecoveryMachine>;
  lottery: ActorRefFrom<LotteryBalanceMachine>;
  levels: ResourceRef<VipLevel[]>;
}

/**
 * The user centre (spec 2 §2): whether the balance is shown or masked, which is remembered on this phone, and the
 * page's flows: the picture, both recoveries, the VIP levels. Each time the page is opened or returned to, the
 * session is asked for fresh info; it keeps showing what it has meanwhile (D4).
 */
export const userCenterMachine = setup({
  types: {
    context: {} as { masked: boolean; flows: UserCenterFlows },
    events: {} as { type: 'balance.mask' } | { type: 'balance.show' } | { type: 'page.shown' },
    input: {} as UserCenterInput,
  },
  actors: {
    avatar: avatarUploadMachine,
    games: gamesRecoveryMachine,
    lottery: createLotteryBalanceMachine('member'),
    levels: createResourceMachine<VipLevel[]>('levels'),
  },
  guards: { wasMasked: ({ context }) => context.masked },
  actions: {
    storeMask: (_, _params: { masked: boolean }) => undefined,
    refreshProfile,
    refreshLevels: ({ context }) => context.flows.levels.send({ type: 'refresh' }),
  },
}).createMachine({
  id: 'userCenter',
  context: ({ input: { masked, newKey, hasToken }, spawn }) => ({
    masked,
    flows: {
      avatar: spawn('avatar', { id: 'avatar' }),
      games: spawn('games', { id: 'games', input: { newKey } }),
      lottery: spawn('lottery', { id: 'lottery', input: { newKey, hasToken } }),
      levels: spawn('levels', { id: 'levels' }),
    },
  }),
  initial: 'restoring',
  on: { 'page.shown': { actions: ['refreshProfile', 'refreshLevels'] } },
  states: {
    restoring: { always: [{ guard: 'wasMasked', target: 'masked' }, { target: 'shown' }] },
    shown: {
      on: {
        'balance.mask': {
          target: 'masked',
          actions: { type: 'storeMask', params: { masked: true } },
        },
      },
    },
    masked: {
      on: {
        'balance.show': {
          target: 'shown',
          actions: { type: 'storeMask', params: { masked: false } },
        },
      },
    },
  },
});
