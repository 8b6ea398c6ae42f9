import { assign, fromPromise } from 'xstate';
import * as siteApi from '#api/site.ts';
import { boundCall } from '#calls/boundCall.ts';
import { hasSavedGames } from '#calls/savedRoom.ts';
import { client } from '#calls/client.ts';
import { readBanners, readHot, readLotteries, readSpecials } from './homeContent.ts';
import { noteHome } from './knownHome.ts';
import type { LoadFailureTexts } from '#machines/kit/calls/loadFailure.ts';
import type { KnownHome } from '#machines/kit/games/catalogue.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';

function loaded<Data>(
  name: keyof KnownHome,
  load: (signal: AbortSignal) => Promise<Data>,
  texts?: LoadFailureTexts,
) {
  return createResourceMachine<Data>(
    name,
    boundCall((_: void, signal) => noteHome(name, load(signal))),
    texts,
  );
}

/** The home page with its calls. */
export const home = homeMachine.provide({
  actors: {
    notices: loaded('notices', (signal) => siteApi.fetchNotices(client, signal), { part: '公告' }),
    banners: loaded('banners', (signal) => readBanners(client, signal)),
    hot: loaded('hot', (signal) => readHot(client, signal)),
    live: loaded('live', (signal) => readSpecials(client, ['realbet'], signal)),
    sport: loaded('sport', (signal) => readSpecials(client, ['sport'], signal)),
    electronic: loaded('electronic', (signal) => readSpecials(client, ['gaming', 'joker'], signal)),
    lottery: loaded('lottery', (signal) => readLotteries(client, signal)),
    // loaded when there is a welcome: the first screen needs neither it nor the database
    isWelcomeDue: fromPromise(async ({ input }) => (await import('./welcome.ts')).isWelcomeDue(input)),
  },
  actions: {
    noteSavedRoom: assign(() => ({ savedRoom: hasSavedGames() })),
    noteWelcome: (_, { welcome }) =>
      void import('./welcome.ts').then(
        (calls) => calls.noteWelcome(welcome),
        () => undefined,
      ),
  },
});
