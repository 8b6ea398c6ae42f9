import { setup } from 'xstate';

type FaqModelEvent =
  | { type: 'tapTheTopic' }
  | { type: 'searchForIt' }
  | { type: 'searchForNonsense' }
  | { type: 'clearTheSearch' };

/** The page /faq as a user sees it (spec 1 §2), with one topic that matches the search and others that do not. */
export const faqModel = setup({ types: { events: {} as FaqModelEvent } }).createMachine({
  id: 'faqModel',
  initial: 'folded',
  states: {
    folded: { on: { tapTheTopic: 'unfolded', searchForIt: 'found', searchForNonsense: 'nothingFound' } },
    unfolded: { on: { tapTheTopic: 'folded', searchForIt: 'foundUnfolded' } },
    found: { on: { tapTheTopic: 'foundUnfolded', clearTheSearch: 'folded' } },
    foundUnfolded: { on: { tapTheTopic: 'found', clearTheSearch: 'unfolded' } },
    nothingFound: { on: { searchForIt: 'found', clearTheSearch: 'folded' } },
  },
});
