import * as api from './api.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { client } from '#calls/client.ts';
import type { Application } from '#machines/promotions/activity.ts';
import { activityMachine, applicationSubmission } from '#machines/promotions/activity.machine.ts';
import { activityListMachine } from '#machines/promotions/activityList.machine.ts';
import { ownApplicationsMachine } from '#machines/promotions/ownApplications.machine.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';

const fetchApplications = boundCall((_: void, signal) => api.fetchApplications(client, signal));

/** The promotions by type with their calls. */
export const activityList = activityListMachine.provide({
  actors: {
    ownApplications: ownApplicationsMachine.provide({ actors: { fetchApplications } }),
    fetchActivities: boundCall(async ({ type }: { type: string }, signal) => ({
      type,
      activities: await api.fetchActivities(client, type, signal),
    })),
  },
});

/** The member's applications. */
export const applications = createResourceMachine<Application[]>('applications', fetchApplications);

/** A promotion and the application for it with their calls. */
export const activity = activityMachine.provide({
  actors: {
    applications,
    fetchActivity: boundCall(({ id }: { id: string }, signal) => api.fetchActivity(client, id, signal)),
    submission: boundSubmission(applicationSubmission, ({ intent, key }, signal) =>
      api.applyForActivity(client, { ...intent, idempotencyKey: key }, signal),
    ),
  },
});
