import { setup } from 'xstate';

type PageEvent =
  | { type: 'lookElsewhere' }
  | { type: 'pageBreaks' }
  | { type: 'pressRetry' }
  | { type: 'sessionEnds' }
  /** the server ended the session, without the member's doing */
  | { type: 'loginExpires' };

/** A page that is not kept: it ends when the user leaves it (D4, D61); what it has sent goes on in the outbox. */
export const plainPageModel = setup({ types: { events: {} as PageEvent } }).createMachine({
  id: 'plainPageModel',
  initial: 'seen',
  states: {
    seen: {
      on: { lookElsewhere: 'gone', pageBreaks: 'broken', sessionEnds: 'gone', loginExpires: 'gone' },
    },
    broken: { on: { pressRetry: 'seen', lookElsewhere: 'gone', sessionEnds: 'gone', loginExpires: 'gone' } },
    gone: {},
  },
});

/** A page that is kept: its state survives leaving it, until the session ends (D4, D61). */
export const keptPageModel = setup({
  types: { events: {} as PageEvent | { type: 'comeBack' } },
}).createMachine({
  id: 'keptPageModel',
  initial: 'seen',
  states: {
    seen: {
      on: { lookElsewhere: 'waiting', pageBreaks: 'broken', sessionEnds: 'gone', loginExpires: 'gone' },
    },
    waiting: { on: { comeBack: 'seen', pageBreaks: 'broken', sessionEnds: 'gone', loginExpires: 'gone' } },
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
    gone: {},
  },
});
