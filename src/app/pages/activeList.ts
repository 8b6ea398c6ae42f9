import type { PageModule } from '#app/page.ts';
import { activityList } from '#calls/promotions.ts';
import { ActivityListScreen } from '#features/promotions/ActivityListScreen.tsx';
import { ACTIVITY_TYPES } from '#content/activeList.ts';

export const page: PageModule = {
  Screen: ActivityListScreen,
  logic: activityList,
  input: () => ({ type: ACTIVITY_TYPES[0].value }),
};
