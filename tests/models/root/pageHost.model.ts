import { setup } from 'xstate';

type PageEvent =
  | { type: 'lookElsewhere' }
  | { type: 'comeBack' }
  | { type: 'submit' }
  | { type: 'serverAnswers' }
  | { type: 'pageBreaks' }
  | { type: 'pressRetry' }
  | { type: 'sessionEnds' };

/** A page that is not kept: it ends when the user leaves it, but only after a pending submission (D4, D18, D61). */
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
    /** an unknown outcome was reported */
    brokenSubmitting: { on: { pressRetry: 'seen', lookElsewhere: 'gone', sessionEnds: 'gone' } },
    gone: {},
  },
});

/** A page that is kept: its state and its submissions survive leaving it, until the session ends (D4, D61). */
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
    /** restarted by the retry, or by returning to the page */
    broken: { on: { pressRetry: 'seen', comeBack: 'seen', lookElsewhere: 'gone', sessionEnds: 'gone' } },
    brokenSubmitting: { on: { comeBack: 'seen', sessionEnds: 'gone' } },
    gone: {},
  },
});
