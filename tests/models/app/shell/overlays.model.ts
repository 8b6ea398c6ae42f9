import { setup } from 'xstate';

type OverlaysModelEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'closeBoth' }
  | { type: 'closeAndOpenAnother' }
  | { type: 'back' }
  | { type: 'backTwice' }
  | { type: 'forward' }
  | { type: 'follow' }
  | { type: 'beSentAway' };

/** A page with up to two overlays, one over the other, that was opened from another page (D66). */
export const overlaysModel = setup({ types: { events: {} as OverlaysModelEvent } }).createMachine({
  id: 'overlaysModel',
  initial: 'page',
  states: {
    page: {
      on: { open: 'one', back: 'before', forward: 'page', follow: 'onward', beSentAway: 'replaced' },
    },
    one: {
      on: {
        open: 'two',
        close: 'page',
        closeAndOpenAnother: 'one',
        back: 'page',
        backTwice: 'before',
        follow: 'onward',
        beSentAway: 'sentAway',
      },
    },
    two: {
      on: {
        close: 'one',
        closeBoth: 'page',
        back: 'one',
        backTwice: 'page',
        follow: 'onward',
        beSentAway: 'sentAway',
      },
    },
    before: { on: { forward: 'page' } },
    /** Back from a page that was opened over overlays leads to their page, and not to them. */
    onward: { on: { back: 'page' } },
    replaced: { on: { back: 'before' } },
    /** Nothing waits for the entries of overlays; in the app they lead home then (D61). */
    sentAway: { on: { back: 'page' } },
  },
});
