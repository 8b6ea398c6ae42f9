import { setup } from 'xstate';

type SubmissionModelEvent =
  | { type: 'serverTakes' }
  | { type: 'serverRefuses' }
  | { type: 'sessionHasExpired' }
  | { type: 'answerIsLost' }
  | { type: 'noAnswerComes' }
  | { type: 'answerMakesNoSense' }
  | { type: 'gatewayFails' }
  | { type: 'retry' }
  | { type: 'giveUp' };

/** One money submission as a member sees it (D6, D7, D18, D45). */
export const submissionModel = setup({ types: { events: {} as SubmissionModelEvent } }).createMachine({
  id: 'submissionModel',
  initial: 'sending',
  states: {
    sending: {
      on: {
        serverTakes: 'done',
        serverRefuses: 'refused',
        sessionHasExpired: 'expired',
        answerIsLost: 'unknown',
        noAnswerComes: 'unknown',
        answerMakesNoSense: 'unknownByGarbage',
        gatewayFails: 'unknown',
      },
    },
    unknown: { on: { retry: 'sendingAgain', giveUp: 'abandoned' } },
    unknownByGarbage: { on: { retry: 'sendingAgain', giveUp: 'abandoned' } },
    sendingAgain: { on: { serverTakes: 'done', serverRefuses: 'refused', answerIsLost: 'unknown' } },
    done: {},
    refused: {},
    expired: {},
    abandoned: {},
  },
});
