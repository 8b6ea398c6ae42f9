import * as api from '#api/site.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { watchDocument } from '#calls/watchDocument.ts';
import { writeStored } from '#lib/storage.ts';
import { siteMachine } from '#machines/app/site/site.machine.ts';

/** The site's state with its call and storage. */
export const site = siteMachine.provide({
  actors: {
    fetchAppInfo: boundCall((_: void, signal) => api.fetchAppInfo(client, signal)),
    watchVisibilityAndNetwork: watchDocument,
  },
  actions: { storeAppInfo: (_, { appInfo }) => writeStored('appInfo', appInfo) },
});
