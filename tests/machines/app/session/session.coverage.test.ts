import { sessionMachine } from '#machines/app/session/session.machine.ts';
import { aMember } from '#tests/support/samples.ts';
import { CRASH, describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: sessionMachine,
  starts: {
    visitor: () => ({ user: null, hasToken: false }),
    // a member with a token is reached on the paths
    'member without a lottery token': () => ({
      user: aMember({ hasLotteryToken: false }),
      hasToken: true,
    }),
  },
  calls: {
    balancePolling: { errors: [CRASH] },
    lotteryTokenPolling: { errors: [CRASH] },
    fetchUser: { outputs: [aMember()], errors: [{ kind: 'offline' }] },
    logOff: { errors: [{ kind: 'offline' }] },
  },
  callbacks: ['unreadNotices'],
  events: {
    'session.started': [{ type: 'session.started' }],
    'call.expired': [{ type: 'call.expired' }],
    'expiry.confirmed': [{ type: 'expiry.confirmed', location: '/assets?type=6' }],
    'logout.requested': [{ type: 'logout.requested' }],
    'logout.cancelled': [{ type: 'logout.cancelled' }],
    'logout.confirmed': [{ type: 'logout.confirmed' }],
    'session.abandoned': [{ type: 'session.abandoned' }],
    'profile.refresh': [{ type: 'profile.refresh' }],
    'profile.changed': [{ type: 'profile.changed', user: aMember({ vip: 2 }) }],
    'profile.patched': [{ type: 'profile.patched', patch: { transferstatus: 1 } }],
    'location.changed': [{ type: 'location.changed' }],
    'balance.polled': [{ type: 'balance.polled', answer: { balance: '-0.01', mbalance: '0.00' } }],
  },
  limit: 20_000,
  // a crashed part does not depend on the member's info
  key: ({ context: { user }, value }) =>
    JSON.stringify(value).includes('crashed') ? null : user?.hasLotteryToken,
});
