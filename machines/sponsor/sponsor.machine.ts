import { setup } from 'xstate';

/** The two pages of the brand: its sponsorships and its history (spec 2 §2). */
export const sponsorMachine = setup({
  types: {} as { events: { type: 'sponsorship.selected' } | { type: 'history.selected' } },
}).createMachine({
  id: 'sponsor',
  initial: 'sponsorship',
  states: {
    sponsorship: { on: { 'history.selected': 'history' } },
    history: { on: { 'sponsorship.selected': 'sponsorship' } },
  },
});
