import { assign, enqueueActions, fromCallback, sendTo, setup, stopChild, type AnyActorRef } from 'xstate';
import { toastMachine } from '#machines/notifications/toast.machine.ts';
import { go } from '#machines/root/effects.ts';
import type { NavigationCommand } from '#machines/root/navigation.ts';
import {
  isSubmitting,
  type FlowDefinition,
  type OpenPage,
  type PageDefinition,
} from '#machines/root/openPages.ts';
import { watchPresence, type PresenceEvent } from '#machines/root/presence.ts';
import { routeOf, withRedirect } from '#machines/root/routes.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { AppInfo } from '#machines/site/appInfo.ts';
import { siteMachine } from '#machines/site/site.machine.ts';

/** Everything the app starts from: what storage holds, and the clock (epoch ms). */
export interface RootInput {
  appInfo: AppInfo | null;
  user: UserInfo | null;
  hasToken: boolean;
  now: () => number;
}

type RootEvent =
  | { type: 'flow.needed'; flow: FlowDefinition }
  | { type: 'page.entered'; page: PageDefinition; input: unknown }
  | { type: 'page.left'; id: string }
  | { type: 'page.settled'; id: string }
  | { type: 'submission.settled' }
  | { type: 'location.changed'; location: string }
  | { type: 'session.ended' }
  | PresenceEvent;

function isMember(system: AnyActorRef['system']): boolean {
  return system.get('session')?.getSnapshot().hasTag('member') === true;
}

/**
 * The one root of the app (design, Machines): site, session and toast are its children by system id; flows that
 * outlive their page (SMS cooldown, customer service) join them when they are first needed. Pages' actors are opened
 * and closed here, so that React hiding or leaving a screen neither cancels nor repeats what it does. It also guards
 * routes (D1) and knows whether there is a network.
 * `context.pages` are the open pages by id; the end of a session closes those of the member (D4).
 */
export const rootMachine = setup({
  types: {
    context: {} as {
      pages: Readonly<Record<string, OpenPage>>;
      start: RootInput;
    },
    events: {} as RootEvent,
    input: {} as RootInput,
  },
  actors: {
    site: siteMachine,
    session: sessionMachine,
    toasts: toastMachine,
    navigation: fromCallback<NavigationCommand>(() => undefined),
    watchPresence,
  },
  actions: {
    startFlow: enqueueActions(({ event, enqueue, system }) => {
      if (event.type !== 'flow.needed' || system.get(event.flow.id) !== undefined) return;
      const { id, logic, input } = event.flow;
      enqueue.spawnChild(logic, { systemId: id, input: input?.() });
    }),
    openPage: assign(({ context, event, spawn }) => {
      if (event.type !== 'page.entered') return {};
      const { page, input } = event;
      const open = context.pages[page.id];
      if (open !== undefined) return { pages: { ...context.pages, [page.id]: { ...open, left: false } } };
      const ref = spawn(page.logic, { systemId: `page:${page.id}`, input });
      const { access, kept } = page;
      return { pages: { ...context.pages, [page.id]: { ref, access, kept, left: false } } };
    }),
    tellShown: ({ context, event }) => {
      if (event.type === 'page.entered') context.pages[event.page.id]?.ref.send({ type: 'page.shown' });
    },
    leavePage: enqueueActions(({ context, event, enqueue, system }) => {
      if (event.type !== 'page.left') return;
      const open = context.pages[event.id];
      if (open === undefined) return;
      enqueue.sendTo(open.ref, { type: 'page.hidden' });
      if (open.kept) return;
      // what a member had on its way is nothing that the next person on this phone may find
      if (isSubmitting(open.ref) && isMember(system))
        enqueue.assign({ pages: { ...context.pages, [event.id]: { ...open, left: true } } });
      else enqueue.raise({ type: 'page.settled', id: event.id });
    }),
    closeSettledPages: enqueueActions(({ context, enqueue }) => {
      for (const [id, page] of Object.entries(context.pages))
        if (page.left && !isSubmitting(page.ref)) enqueue.raise({ type: 'page.settled', id });
    }),
    closePage: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'page.settled') return;
      const { [event.id]: open, ...others } = context.pages;
      if (open === undefined) return;
      enqueue(stopChild(open.ref));
      enqueue.assign({ pages: others });
    }),
    closeMemberPages: enqueueActions(({ context, enqueue }) => {
      const entries = Object.entries(context.pages);
      const isMembers = (page: OpenPage) => page.access === 'member' || page.left;
      for (const [, page] of entries) if (isMembers(page)) enqueue(stopChild(page.ref));
      enqueue.assign({ pages: Object.fromEntries(entries.filter(([, page]) => !isMembers(page))) });
    }),
    tellSession: sendTo('session', { type: 'location.changed' }),
    guardRoute: ({ system }, location: string) => {
      if (routeOf(location)?.access === 'member' && !isMember(system))
        go({ system }, { to: withRedirect('/', location), replace: true });
    },
  },
}).createMachine({
  id: 'root',
  context: ({ input }) => ({ pages: {}, start: input }),
  invoke: [
    { src: 'navigation', id: 'navigation', systemId: 'navigation' },
    { src: 'toasts', id: 'toasts', systemId: 'toasts' },
    {
      src: 'site',
      id: 'site',
      systemId: 'site',
      input: ({ context }) => ({ appInfo: context.start.appInfo, now: context.start.now }),
    },
    {
      src: 'session',
      id: 'session',
      systemId: 'session',
      input: ({ context }) => ({ user: context.start.user, hasToken: context.start.hasToken }),
    },
    { src: 'watchPresence', id: 'presence' },
  ],
  on: {
    'flow.needed': { actions: 'startFlow' },
    'page.entered': { actions: ['openPage', 'tellShown'] },
    'page.left': { actions: 'leavePage' },
    'page.settled': { actions: 'closePage' },
    'submission.settled': { actions: 'closeSettledPages' },
    'session.ended': { actions: 'closeMemberPages' },
    'location.changed': {
      actions: ['tellSession', { type: 'guardRoute', params: ({ event }) => event.location }],
    },
  },
  initial: 'online',
  states: {
    online: { on: { 'network.offline': 'offline' } },
    offline: { on: { 'network.online': 'online' } },
  },
});
