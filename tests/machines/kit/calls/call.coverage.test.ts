import { callMachine } from '#machines/kit/calls/call.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: callMachine,
  starts: { 'a request': () => null },
  // a failure of either is that of the call, which has no state for it
  calls: { request: { outputs: ['答复'], errors: [] }, fail: { errors: [] } },
});
