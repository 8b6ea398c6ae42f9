import { definePage } from '#hooks/definePage.ts';
import { activityList } from './calls.ts';
import { ACTIVITY_TYPES } from '#content/activeList.ts';
import { ActivityListScreen } from './ActivityListScreen.tsx';
import { activityListView } from './promotionViews.ts';

export const page = definePage({
  logic: activityList,
  view: activityListView,
  Screen: ActivityListScreen,
  input: () => ({ type: ACTIVITY_TYPES[0].value }),
});
