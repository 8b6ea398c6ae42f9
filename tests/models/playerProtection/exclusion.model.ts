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
 * A break, or the closing of the account, as a member begins it (D62): it is told what it means before, can be let
 * be until it is confirmed, and nothing ends it once it has begun. `agree` is what makes it possible to confirm.
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
        serverRefuses: 'toldRefusal',
        answerIsLost: 'lookingAgain',
      },
    },
    keptAway: {},
    toldRefusal: {},
    lookingAgain: {},
  },
});
