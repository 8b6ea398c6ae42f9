import { definePage } from '#app/page.ts';
import { activity } from '#calls/promotions.ts';
import { ActivityScreen } from '#features/promotions/ActivityScreen.tsx';
import { activityView } from '#features/promotions/promotionViews.ts';

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
