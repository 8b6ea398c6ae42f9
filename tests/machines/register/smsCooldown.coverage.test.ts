import { smsCooldownMachine } from '#machines/register/smsCooldown.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: smsCooldownMachine,
  starts: {
    'nothing stored': () => ({ deadline: 0 }),
    'reloaded while coolingDown': (now) => ({ deadline: now() + 2500 }),
  },
  calls: { sendSms: {} },
  callbacks: ['watchNavigationAway'],
  events: {
    edited: [{ type: 'edited' }],
    'address.left': [{ type: 'address.left' }],
    'sms.send': [{ type: 'sms.send', phone: '13800000000' }],
  },
  // The remaining seconds pass through the same state repeatedly.
  key: ({ context }) => [context.seconds, context.left, context.refusal !== null],
});
