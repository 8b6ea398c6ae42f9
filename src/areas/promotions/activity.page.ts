import { definePage } from '#hooks/definePage.ts';
import { activity } from './calls.ts';
import { ActivityScreen } from './ActivityScreen.tsx';
import { activityView } from './promotionViews.ts';

export const page = definePage({
  logic: activity,
  view: activityView,
  Screen: ActivityScreen,
  input: ({ location, search, facts: { member } }) => ({
    member,
    location,
    id: new URLSearchParams(search).get('id') ?? '',
  }),
});
