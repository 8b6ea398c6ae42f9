import { definePage } from '#app/page.ts';
import { activityList } from '#calls/promotions.ts';
import { ACTIVITY_TYPES } from '#content/activeList.ts';
import { ActivityListScreen } from '#features/promotions/ActivityListScreen.tsx';
import { activityListView } from '#features/promotions/promotionViews.ts';

export const page = definePage({
  logic: activityList,
  view: activityListView,
  Screen: ActivityListScreen,
  input: () => ({ type: ACTIVITY_TYPES[0].value }),
});
