import { setup } from 'xstate';

type DrawModelEvent =
  | { type: 'drawWithoutChance' }
  | { type: 'draw' }
  | { type: 'drawAgain' }
  | { type: 'serverGives' }
  | { type: 'serverRefuses' }
  | { type: 'answerIsLost' }
  | { type: 'retry' }
  | { type: 'giveUp' };

/** A claim or draw of one press as a person sees it (spec 2 §4, §5, §8): the red packet on /welfare, the rebate. */
export const drawModel = setup({ types: { events: {} as DrawModelEvent } }).createMachine({
  id: 'drawModel',
  initial: 'resting',
  states: {
    resting: { on: { drawWithoutChance: 'toldNone', draw: 'sending' } },
    toldNone: { on: { draw: 'sending' } },
    sending: {
      on: { drawAgain: 'sending', serverGives: 'given', serverRefuses: 'refused', answerIsLost: 'unknown' },
    },
    given: { on: { draw: 'sending' } },
    refused: { on: { draw: 'sending' } },
    unknown: { on: { retry: 'sendingAgain', giveUp: 'resting' } },
    sendingAgain: { on: { serverGives: 'given', answerIsLost: 'unknown' } },
  },
});
