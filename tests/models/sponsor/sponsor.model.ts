import { setup } from 'xstate';

type SponsorModelEvent = { type: 'turnToHistory' } | { type: 'turnToSponsorship' };

/** The page /sponsor as a user sees it: two tabs (spec 2 §2). */
export const sponsorModel = setup({ types: { events: {} as SponsorModelEvent } }).createMachine({
  id: 'sponsorModel',
  initial: 'sponsorship',
  states: {
    sponsorship: { on: { turnToHistory: 'history' } },
    history: { on: { turnToSponsorship: 'sponsorship' } },
  },
});
