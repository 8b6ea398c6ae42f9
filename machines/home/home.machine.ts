import { assign, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { type Banner, type HomeTab, type KnownHome, type TabContent } from '#machines/kit/games/catalogue.ts';
import { createResourceMachine, type ResourceRef } from '#machines/kit/resource/resource.machine.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { systemActor } from '#machines/app/systemActors.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/** The actors of the home page's data; a category is loaded when its tab is first opened. */
export interface HomeResources {
  notices: ResourceRef<string[]>;
  banners: ResourceRef<Banner[]>;
  tabs: Partial<Record<HomeTab, ResourceRef<TabContent>>>;
}

type HomeEvent =
  | { type: 'tab.selected'; tab: HomeTab }
  | { type: 'welcome.closed' }
  | FactsEvent<'welcome'>
  | { type: 'redPacket.closed' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

/** The placeholder of a category, the same for all five until each is bound to its call. */
const category = createResourceMachine<TabContent>('category');

/**
 * The home page (spec 1 §2, §4): the chosen category, what was dismissed, and the data of its parts, each with its own
 * loading, failure and retry. It starts with `input.known`, the data of the last visit, and refreshes it. It is kept
 * alive; when it is shown again, it quietly refreshes the visible data (D4). The operator's welcome is offered once a
 * day and for new content, whoever uses this phone (D78). A member's saved games have room from the next time the page
 * is shown after there are some, so that nothing moves under the finger.
 */
export const homeMachine = setup({
  types: {} as {
    context: {
      tab: HomeTab;
      known: KnownHome;
      resources: HomeResources;
      welcome: string;
      savedRoom: boolean;
    };
    events: HomeEvent;
    input: { known: KnownHome } | undefined;
  },
  actors: {
    notices: createResourceMachine<string[]>('notices'),
    banners: createResourceMachine<Banner[]>('banners'),
    hot: category,
    live: category,
    sport: category,
    electronic: category,
    lottery: category,
    /** whether this phone has not shown this welcome today */
    isWelcomeDue: unboundCall<boolean, string>('isWelcomeDue'),
    watchFacts,
  },
  actions: {
    /** notes whether there are saved games, which then have room */
    noteSavedRoom: assign({ savedRoom: false }),
    noteWelcome: (_, _params: { welcome: string }) => undefined,
    openTab: assign(({ context, spawn }, tab: HomeTab) => {
      const { tabs } = context.resources;
      if (tabs[tab] !== undefined) return { tab };
      const ref = spawn(tab, { id: tab, input: { known: context.known[tab] } });
      return { tab, resources: { ...context.resources, tabs: { ...tabs, [tab]: ref } } };
    }),
    refreshShown: ({ context, system }) => {
      systemActor(system, 'savedGames')?.send({ type: 'refresh' });
      const { notices, banners, tabs } = context.resources;
      for (const shown of [notices, banners, tabs[context.tab]]) shown?.send({ type: 'refresh' });
    },
  },
}).createMachine({
  id: 'home',
  type: 'parallel',
  context: ({ input, spawn }) => {
    const known = input?.known ?? {};
    return {
      tab: 'hot',
      known,
      welcome: '',
      savedRoom: false,
      resources: {
        notices: spawn('notices', { id: 'notices', input: { known: known.notices } }),
        banners: spawn('banners', { id: 'banners', input: { known: known.banners } }),
        tabs: { hot: spawn('hot', { id: 'hot', input: { known: known.hot } }) },
      },
    };
  },
  on: {
    'tab.selected': { actions: { type: 'openTab', params: ({ event }) => event.tab } },
  },
  states: {
    visibility: {
      initial: 'shown',
      states: {
        shown: { on: { 'page.hidden': 'hidden', 'page.shown': { actions: 'noteSavedRoom' } } },
        hidden: {
          on: { 'page.shown': { target: 'shown', actions: ['refreshShown', 'noteSavedRoom'] } },
        },
      },
    },
    welcome: {
      invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['welcome'] } },
      on: {
        'facts.changed': [
          { guard: ({ event }) => event.facts.welcome === '', target: '.none' },
          { target: '.checking', actions: assign({ welcome: ({ event }) => event.facts.welcome }) },
        ],
      },
      initial: 'none',
      states: {
        none: {},
        checking: {
          invoke: {
            src: 'isWelcomeDue',
            id: 'isWelcomeDue',
            input: ({ context }) => context.welcome,
            onDone: [{ guard: ({ event }) => event.output, target: 'offered' }, { target: 'seen' }],
            onError: 'offered',
          },
        },
        offered: {
          entry: { type: 'noteWelcome', params: ({ context }) => ({ welcome: context.welcome }) },
          on: { 'welcome.closed': 'dismissed' },
        },
        dismissed: {},
        /** another visit showed it today */
        seen: {},
      },
    },
    redPacket: {
      initial: 'offered',
      states: { offered: { on: { 'redPacket.closed': 'dismissed' } }, dismissed: {} },
    },
  },
});
