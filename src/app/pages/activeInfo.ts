import type { PageModule } from '#app/page.ts';
import { activity } from '#calls/promotions.ts';
import { ActivityScreen } from '#features/promotions/ActivityScreen.tsx';
import { newKey } from '#lib/newKey.ts';
import type { ActivityInput } from '#machines/promotions/activity.machine.ts';

export const page: PageModule = {
  Screen: ActivityScreen,
  logic: activity,
  input: ({ location, search, root }): ActivityInput => ({
    member: root.getSnapshot().children.session?.getSnapshot().hasTag('member') ?? false,
    location,
    id: new URLSearchParams(search).get('id') ?? '',
    newKey,
  }),
};
