import * as api from './api.ts';
import { fetchServiceUrl } from '#api/service.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { exclusionCall } from '#calls/protection.ts';
import { noteNamed } from '#lib/namedOrigins.ts';
import { leaveFor } from '#lib/outsideWindow.ts';
import { gameUrlPollingMachine } from '#machines/game/gameUrlPolling.machine.ts';
import { launchMachine } from '#machines/game/launch.machine.ts';
import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import { launchQueueMachine, type LaunchRequest } from '#machines/game/launchQueue.machine.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';
import type { PollQuery } from '#machines/kit/poll/pollSettings.ts';

/** The game loading page with its calls; it leaves the app for the game's address. */
export const launch = launchMachine.provide({
  actors: {
    launchQueue: launchQueueMachine.provide({
      actors: {
        requestGameUrl: boundCall((request: LaunchRequest, signal) =>
          api.requestGameUrl(client, request, signal),
        ),
        gameUrlPolling: gameUrlPollingMachine.provide({
          actors: {
            request: boundCall(async ({ platform = '' }: PollQuery, signal) => {
              const url = await api.fetchGameUrl(client, platform, signal);
              noteNamed(url);
              return url;
            }),
          },
        }),
      },
    }),
    fetchExclusion: exclusionCall,
    fetchAddress: boundCall((purpose: LaunchPurpose, signal) =>
      purpose === 'agent' ? api.fetchAgentUrl(client, signal) : fetchServiceUrl(client, signal),
    ),
  },
  actions: {
    openGame: ({ context }) =>
      leaveFor(outsideUrl(context.url, window.location.origin) ?? window.location.href),
  },
});
