import { assign, setup } from 'xstate';

/**
 * The help page (spec 1 §2 /faq): the unfolded topics and the search. A search does not change which topics are
 * unfolded, so that clearing it restores the page.
 */
export const faqMachine = setup({
  types: {} as {
    context: { unfolded: readonly string[]; query: string };
    events: { type: 'topic.toggled'; id: string } | { type: 'search.changed'; query: string };
  },
  guards: { isUnfolded: ({ context }, id: string) => context.unfolded.includes(id) },
  actions: {
    unfold: assign(({ context }, id: string) => ({ unfolded: [...context.unfolded, id] })),
    fold: assign(({ context }, id: string) => ({
      unfolded: context.unfolded.filter((other) => other !== id),
    })),
    setQuery: assign((_, query: string) => ({ query })),
  },
}).createMachine({
  id: 'faq',
  context: { unfolded: [], query: '' },
  initial: 'reading',
  states: {
    reading: {
      on: {
        'topic.toggled': [
          {
            guard: { type: 'isUnfolded', params: ({ event }) => event.id },
            actions: { type: 'fold', params: ({ event }) => event.id },
          },
          { actions: { type: 'unfold', params: ({ event }) => event.id } },
        ],
        'search.changed': { actions: { type: 'setQuery', params: ({ event }) => event.query } },
      },
    },
  },
});
