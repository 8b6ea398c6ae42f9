import { toastMachine } from '#machines/app/toasts/toast.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: toastMachine,
  starts: { quiet: () => undefined },
  events: {
    'toast.show': [
      { type: 'toast.show', text: '已复制' },
      { type: 'toast.show', text: '已到末尾', pageOnly: true },
    ],
    'location.changed': [{ type: 'location.changed', location: '/games' }],
  },
  key: ({ context: { toast } }) => toast.pageOnly,
});
