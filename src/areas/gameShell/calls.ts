import { fromCallback, type EventObject } from 'xstate';
import { followQuery } from '#calls/watchQuery.ts';
import { isNamed } from '#lib/namedOrigins.ts';
import {
  gameAddress,
  gameShellMachine,
  type GameAddressEvent,
} from '#machines/gameShell/gameShell.machine.ts';
import type { RoutePath } from '#machines/app/navigation/routes.ts';

/** The game shell with its watcher of the address bar, which also says whether the backend named the address (D69). */
export const gameShell = gameShellMachine.provide({
  actors: {
    watchQuery: fromCallback<EventObject, { path: RoutePath }>(({ input, sendBack }) =>
      followQuery(input.path, (event) =>
        sendBack({ ...event, isNamed: isNamed(gameAddress(event.search)) } satisfies GameAddressEvent),
      ),
    ),
  },
});
