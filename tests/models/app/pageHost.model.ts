import { setup } from 'xstate';

type PageEvent =
  | { type: 'lookElsewhere' }
  | { type: 'comeBack' }
  | { type: 'submit' }
  | { type: 'serverAnswers' }
  | { type: 'pageBreaks' }
  | { type: 'pressRetry' }
  | { type: 'sessionEnds' }
  /** the server ended the session, without the member's doing */
  | { type: 'loginExpires' }
  | { type: 'outcomeStaysUnknown' }
  | { type: 'nextLogin' };

/**
 * After the server has ended the session, a page with a request on its way is only there for its result. The next
 * member, or a visitor who opens the page, finds nothing of it (D4, D6, D61).
 */
const settling = {
  on: {
    serverAnswers: 'gone',
    outcomeStaysUnknown: 'goneUnknown',
    nextLogin: 'goneUnknown',
    sessionEnds: 'gone',
    comeBack: 'anew',
  },
} as const;

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
        loginExpires: 'gone',
      },
    },
    seenSubmitting: {
      on: {
        serverAnswers: 'seen',
        lookElsewhere: 'finishing',
        pageBreaks: 'brokenSubmitting',
        sessionEnds: 'gone',
        loginExpires: 'settling',
      },
    },
    finishing: {
      on: {
        serverAnswers: 'gone',
        comeBack: 'seenSubmitting',
        sessionEnds: 'gone',
        loginExpires: 'settling',
        pageBreaks: 'brokenSubmitting',
      },
    },
    broken: { on: { pressRetry: 'seen', lookElsewhere: 'gone', sessionEnds: 'gone', loginExpires: 'gone' } },
    /** an unknown outcome was reported */
    brokenSubmitting: {
      on: { pressRetry: 'seen', lookElsewhere: 'gone', sessionEnds: 'gone', loginExpires: 'gone' },
    },
    settling,
    /** it was reported that nobody knows the outcome */
    goneUnknown: {},
    anew: {},
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
        loginExpires: 'gone',
      },
    },
    seenSubmitting: {
      on: {
        serverAnswers: 'seen',
        lookElsewhere: 'waitingSubmitting',
        sessionEnds: 'gone',
        loginExpires: 'settling',
      },
    },
    waiting: { on: { comeBack: 'seen', pageBreaks: 'broken', sessionEnds: 'gone', loginExpires: 'gone' } },
    waitingSubmitting: {
      on: {
        comeBack: 'seenSubmitting',
        serverAnswers: 'waiting',
        pageBreaks: 'brokenSubmitting',
        sessionEnds: 'gone',
        loginExpires: 'settling',
      },
    },
    /** restarted by the retry, or by returning to the page */
    broken: {
      on: {
        pressRetry: 'seen',
        comeBack: 'seen',
        lookElsewhere: 'gone',
        sessionEnds: 'gone',
        loginExpires: 'gone',
      },
    },
    brokenSubmitting: { on: { comeBack: 'seen', sessionEnds: 'gone', loginExpires: 'gone' } },
    settling,
    /** it was reported that nobody knows the outcome */
    goneUnknown: {},
    anew: {},
    gone: {},
  },
});
