import { setup } from 'xstate';

type PageEvent =
  | { type: 'lookElsewhere' }
  | { type: 'comeBack' }
  | { type: 'submit' }
  | { type: 'serverAnswers' }
  | { type: 'pageBreaks' }
  | { type: 'pressRetry' }
  | { type: 'sessionEnds' };

/** A page that is not kept: it ends when it is left, but not before what it sent is answered (D4, D18, D61). */
export const plainPageModel = setup({ types: { events: {} as PageEvent } }).createMachine({
  id: 'plainPageModel',
  initial: 'seen',
  states: {
    seen: {
      on: {
        lookElsewhere: 'gone',
        submit: 'seenSubmitting',
        pageBreaks: 'broken',
        sessionEnds: 'gone',
      },
    },
    seenSubmitting: {
      on: {
        serverAnswers: 'seen',
        lookElsewhere: 'finishing',
        pageBreaks: 'brokenSubmitting',
        sessionEnds: 'gone',
      },
    },
    finishing: {
      on: {
        serverAnswers: 'gone',
        comeBack: 'seenSubmitting',
        sessionEnds: 'gone',
        pageBreaks: 'brokenSubmitting',
      },
    },
    broken: { on: { pressRetry: 'seen', lookElsewhere: 'gone', sessionEnds: 'gone' } },
    /** told that nobody knows what became of what was sent */
    brokenSubmitting: { on: { pressRetry: 'seen', lookElsewhere: 'gone', sessionEnds: 'gone' } },
    gone: {},
  },
});

/** A page that is kept: it stands as it was left, and what it sends goes on, until the session ends (D4, D61). */
export const keptPageModel = setup({ types: { events: {} as PageEvent } }).createMachine({
  id: 'keptPageModel',
  initial: 'seen',
  states: {
    seen: {
      on: {
        lookElsewhere: 'waiting',
        submit: 'seenSubmitting',
        pageBreaks: 'broken',
        sessionEnds: 'gone',
      },
    },
    seenSubmitting: {
      on: { serverAnswers: 'seen', lookElsewhere: 'waitingSubmitting', sessionEnds: 'gone' },
    },
    waiting: { on: { comeBack: 'seen', pageBreaks: 'broken', sessionEnds: 'gone' } },
    waitingSubmitting: {
      on: {
        comeBack: 'seenSubmitting',
        serverAnswers: 'waiting',
        pageBreaks: 'brokenSubmitting',
        sessionEnds: 'gone',
      },
    },
    /** started afresh by the retry, or by coming back */
    broken: { on: { pressRetry: 'seen', comeBack: 'seen', lookElsewhere: 'gone', sessionEnds: 'gone' } },
    brokenSubmitting: { on: { comeBack: 'seen', sessionEnds: 'gone' } },
    gone: {},
  },
});
