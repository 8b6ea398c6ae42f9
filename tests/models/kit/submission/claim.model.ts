import { setup } from 'xstate';

type ClaimModelEvent =
  | { type: 'claimWithNone' }
  | { type: 'claim' }
  | { type: 'claimAgain' }
  | { type: 'serverGives' }
  | { type: 'serverRefuses' }
  | { type: 'answerIsLost' }
  | { type: 'retry' }
  | { type: 'giveUp' };

/** A claim by one press as a user sees it (spec 2 §4, §5, §8): the red packet on /welfare, the rebate. */
export const claimModel = setup({ types: { events: {} as ClaimModelEvent } }).createMachine({
  id: 'claimModel',
  initial: 'idle',
  states: {
    idle: { on: { claimWithNone: 'nothingToClaimShown', claim: 'sending' } },
    nothingToClaimShown: { on: { claim: 'sending' } },
    sending: {
      on: { claimAgain: 'sending', serverGives: 'given', serverRefuses: 'refused', answerIsLost: 'unknown' },
    },
    given: { on: { claim: 'sending' } },
    refused: { on: { claim: 'sending' } },
    unknown: { on: { retry: 'sendingAgain', giveUp: 'idle' } },
    sendingAgain: { on: { serverGives: 'given', answerIsLost: 'unknown' } },
  },
});
