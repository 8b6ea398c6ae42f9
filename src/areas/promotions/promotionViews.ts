import { actorView } from '#hooks/actorView.tsx';
import type { Application } from '#machines/promotions/activity.ts';
import type { activityMachine } from '#machines/promotions/activity.machine.ts';
import type { activityListMachine } from '#machines/promotions/activityList.machine.ts';
import type { ResourceMachine } from '#machines/kit/resource/resource.machine.ts';

/** Access to the actors of the promotion pages: the list, one promotion, and the applications. */
export const activityListView = actorView<typeof activityListMachine>();
export const activityView = actorView<typeof activityMachine>();
export const applicationsView = actorView<ResourceMachine<Application[]>>();
