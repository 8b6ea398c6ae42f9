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
 * What a member sees of 理性娱乐 as it is read (D62): a backend without the call is told of, and who helps always. It
 * is read anew when the next of the times that are known has passed.
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
