import { setup } from 'xstate';

type SponsorModelEvent = { type: 'turnToHistory' } | { type: 'turnToSponsorship' };

/** What a person sees of /sponsor: two tabs (spec 2 §2). */
export const sponsorModel = setup({ types: { events: {} as SponsorModelEvent } }).createMachine({
  id: 'sponsorModel',
  initial: 'sponsorship',
  states: {
    sponsorship: { on: { turnToHistory: 'history' } },
    history: { on: { turnToSponsorship: 'sponsorship' } },
  },
});
