import { setup } from 'xstate';

type FaqModelEvent =
  | { type: 'tapTheTopic' }
  | { type: 'searchForIt' }
  | { type: 'searchForNonsense' }
  | { type: 'clearTheSearch' };

/** What a person sees of /faq (spec 1 §2), for one topic that the search finds and others that it does not. */
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
