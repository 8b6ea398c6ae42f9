import {
  assign,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  stopChild,
  type AnyActorLogic,
  type AnyActorRef,
} from 'xstate';
import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { toastMachine } from '#machines/notifications/toast.machine.ts';
import { go } from '#machines/root/effects.ts';
import { watchPresence, type PresenceEvent } from '#machines/root/presence.ts';
import { ruleOf, withRedirect, type Access } from '#machines/root/routes.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { AppInfo } from '#machines/site/appInfo.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { smsCooldownMachine } from '#machines/sms/smsCooldown.machine.ts';

/** A page as the root runs it: an id, whose page it is, and how its actor is made. */
export interface PageDefinition {
  id: string;
  access: Access;
  kept: boolean;
  logic: AnyActorLogic;
}

/** Everything the app starts from: what storage holds, and the clock (epoch ms). */
export interface RootInput {
  appInfo: AppInfo | null;
  user: UserInfo | null;
  hasToken: boolean;
  smsDeadline: number;
  location: string;
  now: () => number;
}

type RootEvent =
  | { type: 'page.entered'; page: PageDefinition; input: unknown }
  | { type: 'page.left'; id: string }
  | { type: 'page.settled'; id: string }
  | { type: 'location.changed'; location: string }
  | { type: 'session.ended' }
  | PresenceEvent;

/** Told to and heard from the actor that owns the address bar. */
export type NavigationCommand = { type: 'navigation.go'; to: string; replace: boolean };

/** Pages that hold a submission on its way carry this tag; they are let finish (design, Pages' actors). */
export const SUBMISSION_TAG = 'submission';

interface OpenPage {
  ref: AnyActorRef;
  access: Access;
  kept: boolean;
}

function isSubmitting(page: OpenPage): boolean {
  const snapshot: unknown = page.ref.getSnapshot();
  return (
    typeof snapshot === 'object' &&
    snapshot !== null &&
    'hasTag' in snapshot &&
    typeof snapshot.hasTag === 'function' &&
    (snapshot.hasTag as (tag: string) => boolean)(SUBMISSION_TAG)
  );
}

/**
 * The one root of the app (design, Machines): site, session, toast, SMS cooldown and customer service are its
 * children by system id; pages' actors are opened and closed here, so that React hiding or leaving a screen
 * neither cancels nor repeats what it does. It also guards routes (D1) and knows whether there is a network.
 * `context.pages` are the open pages by id; the end of a session closes those of the member (D4).
 */
export const rootMachine = setup({
  types: {
    context: {} as {
      pages: Readonly<Record<string, OpenPage>>;
      location: string;
      start: RootInput;
    },
    events: {} as RootEvent,
    input: {} as RootInput,
  },
  actors: {
    site: siteMachine,
    session: sessionMachine,
    toasts: toastMachine,
    smsCooldown: smsCooldownMachine,
    customerService: customerServiceMachine,
    navigation: fromCallback<NavigationCommand>(() => undefined),
    watchPresence,
  },
  actions: {
    openPage: assign(({ context, event, spawn }) => {
      if (event.type !== 'page.entered') return {};
      const { page, input } = event;
      const open = context.pages[page.id];
      if (open !== undefined) return {};
      const ref = spawn(page.logic, { systemId: `page:${page.id}`, input });
      const { access, kept } = page;
      return { pages: { ...context.pages, [page.id]: { ref, access, kept } } };
    }),
    tellShown: ({ context, event }) => {
      if (event.type === 'page.entered') context.pages[event.page.id]?.ref.send({ type: 'page.shown' });
    },
    leavePage: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'page.left') return;
      const open = context.pages[event.id];
      if (open === undefined) return;
      enqueue.sendTo(open.ref, { type: 'page.hidden' });
      if (!open.kept && !isSubmitting(open)) enqueue.raise({ type: 'page.settled', id: event.id });
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
      for (const [, page] of entries) if (page.access === 'member') enqueue(stopChild(page.ref));
      enqueue.assign({
        pages: Object.fromEntries(entries.filter(([, page]) => page.access !== 'member')),
      });
    }),
    setLocation: assign((_, location: string) => ({ location })),
    tellSession: sendTo('session', { type: 'location.changed' }),
    guardRoute: ({ system }, location: string) => {
      const isMember = system.get('session')?.getSnapshot().hasTag('member') === true;
      if (ruleOf(location)?.access === 'member' && !isMember)
        go({ system }, { to: withRedirect('/', location), replace: true });
    },
  },
}).createMachine({
  id: 'root',
  context: ({ input }) => ({ pages: {}, location: input.location, start: input }),
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
    {
      src: 'smsCooldown',
      id: 'smsCooldown',
      systemId: 'smsCooldown',
      input: ({ context }) => ({ deadline: context.start.smsDeadline, now: context.start.now }),
    },
    { src: 'customerService', id: 'customerService', systemId: 'customerService' },
    { src: 'watchPresence', id: 'presence' },
  ],
  on: {
    'page.entered': { actions: ['openPage', 'tellShown'] },
    'page.left': { actions: 'leavePage' },
    'page.settled': { actions: 'closePage' },
    'session.ended': { actions: 'closeMemberPages' },
    'location.changed': {
      actions: [
        { type: 'setLocation', params: ({ event }) => event.location },
        'tellSession',
        { type: 'guardRoute', params: ({ event }) => event.location },
      ],
    },
  },
  initial: 'online',
  states: {
    online: { on: { 'network.offline': 'offline' } },
    offline: { on: { 'network.online': 'online' } },
  },
});
