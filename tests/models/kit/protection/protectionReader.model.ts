import { setup } from 'xstate';

type ReaderModelEvent =
  | { type: 'answerComes' }
  | { type: 'backendHasNoSuchCall' }
  | { type: 'answerFails' }
  | { type: 'retry' }
  | { type: 'nextTimePasses' }
  | { type: 'newsCome' }
  | { type: 'newsFail' };

/**
 * The page 理性娱乐 while its data loads (D62): a backend without the call is reported, and the help contacts are always
 * visible. The data is requested again when the next of its dates has passed.
 */
export const protectionReaderModel = setup({ types: { events: {} as ReaderModelEvent } }).createMachine({
  id: 'protectionReaderModel',
  initial: 'coming',
  states: {
    coming: { on: { answerComes: 'shown', backendHasNoSuchCall: 'notOffered', answerFails: 'failed' } },
    failed: { on: { retry: 'coming' } },
    notOffered: {},
    shown: { on: { nextTimePasses: 'shownAgain' } },
    shownAgain: { on: { newsCome: 'onBreak', newsFail: 'shown' } },
    onBreak: {},
  },
});
