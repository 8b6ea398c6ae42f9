import { setup } from 'xstate';

type ExclusionModelEvent =
  | { type: 'ask' }
  | { type: 'thinkAgain' }
  | { type: 'agree' }
  | { type: 'agreeAgain' }
  | { type: 'confirm' }
  | { type: 'serverTakes' }
  | { type: 'serverRefuses' }
  | { type: 'answerIsLost' };

/**
 * The start of a break, or the closing of the account (D62): the consequences are explained first, it can be cancelled
 * until it is confirmed, and nothing ends it once it has started. `agree` is what enables the confirmation.
 */
export const exclusionModel = setup({ types: { events: {} as ExclusionModelEvent } }).createMachine({
  id: 'exclusionModel',
  initial: 'open',
  states: {
    open: { on: { ask: 'asked' } },
    asked: { on: { thinkAgain: 'open', agree: 'agreed' } },
    agreed: { on: { thinkAgain: 'open', confirm: 'sending' } },
    sending: {
      on: {
        agreeAgain: 'sending',
        serverTakes: 'keptAway',
        serverRefuses: 'refusalShown',
        answerIsLost: 'lookingAgain',
      },
    },
    keptAway: {},
    refusalShown: {},
    lookingAgain: {},
  },
});
