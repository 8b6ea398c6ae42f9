import {
  assign,
  enqueueActions,
  fromCallback,
  setup,
  stopChild,
  type ActorRefFrom,
  type AnyActorRef,
} from 'xstate';
import { gameEntryMachine } from '#machines/game/gameEntry.machine.ts';
import { toastMachine } from '#machines/app/toasts/toast.machine.ts';
import { reportCrash, type CrashEvent } from '#machines/app/crash/crash.ts';
import { followLocation } from './followLocation.ts';
import { networkMachine } from '#machines/app/network/network.machine.ts';
import type { NavigationCommand } from '#machines/app/navigation/navigation.ts';
import { pageHostMachine } from './pageHost.machine.ts';
import type { RootEvent, RootInput } from './rootEvents.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import { stopOrphans } from '#machines/app/crash/watchCrashes.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import { siteMachine } from '#machines/app/site/site.machine.ts';

/** A root service that crashed: the app cannot continue without it. */
const crashed = { target: '.crashed', actions: 'reportCrash' } as const;

/**
 * The one root of the app (design, Machines): site, session and toast are its children, addressed by system id; flows
 * that outlive their page (SMS cooldown, customer service) are added when they are first needed. The actors of pages
 * also live here, each in a host, so that neither hiding nor leaving a screen cancels or repeats their work, and a page
 * or flow crashes alone. The root also guards routes (D1) and knows whether there is a network. `context.pages` are the
 * hosts of the open pages by id; each host ends its own page (D4), and all of them end with the session (D61).
 * `context.ended` counts the ended sessions, so that a screen of one session is not shown in the next. A crash of the
 * root's own services ends in `crashed`, which only a reload leaves.
 */
export const rootMachine = setup({
  types: {} as {
    context: {
      pages: Readonly<Record<string, ActorRefFrom<typeof pageHostMachine>>>;
      ended: number;
      start: RootInput;
    };
    events: RootEvent;
    input: RootInput;
  },
  actors: {
    site: siteMachine,
    session: sessionMachine,
    gameEntry: gameEntryMachine,
    toasts: toastMachine,
    navigation: fromCallback<NavigationCommand>(() => undefined),
    /** reports crashes to the operator */
    crashReporter: fromCallback<CrashEvent>(() => undefined),
    stopOrphans,
    network: networkMachine,
  },
  actions: {
    startFlow: enqueueActions(({ event, enqueue, system }) => {
      if (event.type !== 'flow.needed') return;
      const systemId = `flow:${event.flow.id}`;
      const host: AnyActorRef | undefined = system.get(systemId);
      // by `spawnChild`, children without an id replace each other, and the root would stop only the last
      if (host === undefined)
        enqueue.assign(({ spawn }) => {
          spawn(event.flow.host, { systemId });
          return {};
        });
      else enqueue.sendTo(host, { type: 'flow.needed' });
    }),
    openPage: assign(({ context, event, spawn }) => {
      if (event.type !== 'page.entered' || event.page.id in context.pages) return {};
      const {
        page: { id, kept, logic },
        input,
      } = event;
      const host = spawn(pageHostMachine.provide({ actors: { page: logic } }), {
        systemId: `page:${id}`,
        input: { id, kept, input },
      });
      return { pages: { ...context.pages, [id]: host } };
    }),
    /** passes on whether its screen is mounted; a host that does not exist yet is created as shown */
    notifyHost: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'page.entered' && event.type !== 'page.left') return;
      const host = context.pages[event.type === 'page.left' ? event.id : event.page.id];
      if (host === undefined) return;
      if (event.type === 'page.entered') enqueue.sendTo(host, { type: event.type, input: event.input });
      else enqueue.sendTo(host, { type: event.type });
    }),
    dropPage: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'page.closed') return;
      const { [event.id]: host, ...pages } = context.pages;
      if (host !== undefined) enqueue(stopChild(host));
      enqueue.assign({ pages });
    }),
    endPages: enqueueActions(({ context, event, enqueue, system }) => {
      if (event.type !== 'session.ended') return;
      for (const host of Object.values(context.pages)) enqueue.sendTo(host, event);
      const outbox = systemActor(system, 'outbox');
      if (outbox !== undefined) enqueue.sendTo(outbox, event);
      enqueue.assign({ ended: context.ended + 1 });
    }),
    followLocation,
    reportCrash,
  },
}).createMachine({
  id: 'root',
  context: ({ input }) => ({ pages: {}, ended: 0, start: input }),
  invoke: [
    { src: 'stopOrphans', id: 'stopOrphans', input: ({ self }) => ({ root: self }), onError: crashed },
    { src: 'crashReporter', id: 'crashReporter', systemId: 'crashReporter', onError: crashed },
    // before those that listen to it
    { src: 'network', id: 'network', systemId: 'network', onError: crashed },
    { src: 'navigation', id: 'navigation', systemId: 'navigation', onError: crashed },
    { src: 'toasts', id: 'toasts', systemId: 'toasts', onError: crashed },
    {
      src: 'site',
      id: 'site',
      systemId: 'site',
      input: ({ context }) => ({ appInfo: context.start.appInfo }),
      onError: crashed,
    },
    {
      src: 'session',
      id: 'session',
      systemId: 'session',
      input: ({ context }) => ({ user: context.start.user, hasToken: context.start.hasToken }),
      onError: crashed,
    },
    { src: 'gameEntry', id: 'gameEntry', systemId: 'gameEntry', onError: crashed },
  ],
  on: {
    'flow.needed': { actions: 'startFlow' },
    'page.entered': { actions: ['notifyHost', 'openPage'] },
    'page.left': { actions: 'notifyHost' },
    'page.closed': { actions: 'dropPage' },
    'session.ended': { actions: 'endPages' },
    'location.changed': {
      actions: { type: 'followLocation', params: ({ event }) => event.location },
    },
  },
  initial: 'online',
  states: {
    online: { on: { 'network.offline': 'offline' } },
    offline: { on: { 'network.online': 'online' } },
    crashed: {},
  },
});
