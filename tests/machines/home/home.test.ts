import { describe, expect, test } from 'vitest';
import { assign } from 'xstate';
import {
  HOME_TABS,
  type Banner,
  type HomeTab,
  type KnownHome,
  type TabContent,
} from '#machines/kit/games/catalogue.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const CONTENT: TabContent = { specials: [], games: [], lotteries: [] };

/** The home page; each part has its own script, because their calls have the same ids. */
function openHome(known?: KnownHome) {
  const scripts = new Map<string, CallScript>();
  const bound = <Data>(id: string) => {
    const calls = new CallScript();
    scripts.set(id, calls);
    return createResourceMachine<Data>(id, calls.promise<Data>());
  };
  const due = new CallScript();
  const noted: string[] = [];
  let hasSaved = false;
  const harness = createHarness({
    machine: homeMachine.provide({
      actions: {
        noteWelcome: (_, { welcome }) => void noted.push(welcome),
        noteSavedRoom: assign(() => ({ savedRoom: hasSaved })),
      },
      actors: {
        isWelcomeDue: due.promise<boolean, string>(),
        watchFacts: due.callback(),
        notices: bound<string[]>('notices'),
        banners: bound<Banner[]>('banners'),
        hot: bound<TabContent>('hot'),
        live: bound<TabContent>('live'),
        sport: bound<TabContent>('sport'),
        electronic: bound<TabContent>('electronic'),
        lottery: bound<TabContent>('lottery'),
      },
    }),
    ...(known && { input: { known } }),
  });
  const script = (id: string) => scripts.get(id) ?? new CallScript();
  return {
    ...harness,
    context: () => harness.subject.getSnapshot().context,
    script,
    loads: (id: string) => script(id).count('load'),
    refreshes: (id: string) => script(id).count('refresh'),
    save: (saved: boolean) => {
      hasSaved = saved;
    },
    /** the welcomes that were noted as shown */
    noted,
    offer: (welcome: string) => {
      const event = { type: 'facts.changed', facts: { welcome } };
      return due.tell('watchFacts', event);
    },
    due,
    answerDue: (isDue: boolean) => due.answer('isWelcomeDue', isDue),
    welcome: () => harness.subject.getSnapshot().value.welcome,
    select: (tab: HomeTab) => harness.send({ type: 'tab.selected', tab }),
  };
}

describe('the categories of the home page (spec 1 §2)', () => {
  test('hot is open first, and only it is loaded, with notices and banners', async () => {
    const home = openHome();
    expect(home.context().tab).toBe('hot');
    expect(HOME_TABS.filter((tab) => home.loads(tab) > 0)).toEqual(['hot']);
    expect([home.loads('notices'), home.loads('banners')]).toEqual([1, 1]);
  });

  test('a category is loaded when it is first opened, and never again by opening it', async () => {
    const home = openHome();
    await home.select('live');
    expect(home.context().tab).toBe('live');
    expect(home.loads('live')).toBe(1);
    const first = home.context().resources.tabs.live;
    await home.script('live').answer('load', CONTENT);
    await home.select('hot');
    expect(home.context().tab).toBe('hot');
    await home.select('live');
    expect(home.context().resources.tabs.live).toBe(first);
    expect(home.loads('live') + home.refreshes('live')).toBe(1);
  });

  test('each part is an actor of its own name', async () => {
    const home = openHome();
    for (const tab of HOME_TABS) await home.select(tab);
    const { notices, banners, tabs } = home.context().resources;
    expect([notices.id, banners.id]).toEqual(['notices', 'banners']);
    expect(Object.entries(tabs).map(([tab, { id }]) => [tab, id])).toEqual(
      HOME_TABS.map((tab) => [tab, tab]),
    );
  });

  test('each part starts with what the last visit left of it, and refreshes it', async () => {
    const known: KnownHome = {
      notices: ['公告'],
      banners: [{ src: '/banner.png' }],
      hot: CONTENT,
      live: { ...CONTENT, specials: [] },
    };
    const home = openHome(known);
    await home.select('live');
    const { notices, banners, tabs } = home.context().resources;
    const parts = { notices, banners, hot: tabs.hot, live: tabs.live };
    for (const [part, data] of Object.entries(known)) {
      expect(parts[part as keyof typeof parts]?.getSnapshot().context.data).toBe(data);
      expect([home.loads(part), home.refreshes(part)]).toEqual([0, 1]);
    }
    await home.select('sport');
    expect(home.loads('sport')).toBe(1);
    home.stop();
  });

  test('the failure of one part leaves the others', async () => {
    const home = openHome();
    await home.script('banners').fail('load', { kind: 'offline' });
    await home.script('hot').answer('load', CONTENT);
    expect(home.context().resources.banners.getSnapshot().matches('failed')).toBe(true);
    expect(home.context().resources.tabs.hot?.getSnapshot().context.data).toEqual(CONTENT);
    expect(home.toasts()).toEqual([]);
  });
});

describe('the home page shown again (D4)', () => {
  test('refreshes what is on the screen, and nothing else', async () => {
    const home = openHome();
    await home.script('hot').answer('load', CONTENT);
    await home.select('live');
    for (const id of ['notices', 'banners', 'live']) await home.script(id).answer('load', []);
    await home.send({ type: 'page.hidden' });
    await home.send({ type: 'page.shown' });
    expect(['notices', 'banners', 'hot', 'live'].map((id) => home.refreshes(id))).toEqual([1, 1, 0, 1]);
    expect(home.context().tab).toBe('live');
  });

  test('the first showing loads nothing twice', async () => {
    const home = openHome();
    await home.send({ type: 'page.shown' });
    expect(['notices', 'banners', 'hot'].map((id) => home.loads(id) + home.refreshes(id))).toEqual([1, 1, 1]);
  });

  test('what was dismissed stays so', async () => {
    const home = openHome();
    await home.offer('欢迎');
    await home.answerDue(true);
    await home.send({ type: 'welcome.closed' });
    await home.send({ type: 'redPacket.closed' });
    await home.send({ type: 'page.hidden' });
    await home.send({ type: 'page.shown' });
    expect(home.subject.getSnapshot().value).toMatchObject({
      welcome: 'dismissed',
      redPacket: 'dismissed',
    });
  });
});

test('saved games have room from each showing that there are some at, and none while the page is seen', async () => {
  const home = openHome();
  const rooms: boolean[] = [];
  home.save(true);
  rooms.push(home.context().savedRoom);
  await home.send({ type: 'page.shown' });
  rooms.push(home.context().savedRoom);
  home.save(false);
  await home.send({ type: 'page.hidden' });
  rooms.push(home.context().savedRoom);
  await home.send({ type: 'page.shown' });
  rooms.push(home.context().savedRoom);
  expect(rooms).toEqual([false, true, true, false]);
});

describe('the welcome (D78)', () => {
  test('is asked for on this device with its text, then offered and noted once', async () => {
    const home = openHome();
    expect(home.welcome()).toBe('none');
    expect(home.due.given('watchFacts')).toEqual({ names: ['welcome'] });
    await home.offer('欢迎');
    expect(home.welcome()).toBe('checking');
    expect(home.due.latest('isWelcomeDue').input).toBe('欢迎');
    expect(home.noted).toEqual([]);
    await home.answerDue(true);
    expect(home.welcome()).toBe('offered');
    expect(home.noted).toEqual(['欢迎']);
    await home.send({ type: 'page.hidden' });
    await home.send({ type: 'page.shown' });
    expect(home.noted).toEqual(['欢迎']);
  });

  test('is not offered where another visit showed it today', async () => {
    const home = openHome();
    await home.offer('欢迎');
    await home.answerDue(false);
    expect(home.welcome()).toBe('seen');
    expect(home.noted).toEqual([]);
  });

  test('is offered where the device cannot say', async () => {
    const home = openHome();
    await home.offer('欢迎');
    await home.due.fail('isWelcomeDue', { kind: 'offline' });
    expect(home.welcome()).toBe('offered');
  });

  test('with new content is asked for again, also after it was closed', async () => {
    const home = openHome();
    await home.offer('欢迎');
    await home.answerDue(true);
    await home.send({ type: 'welcome.closed' });
    await home.offer('新活动');
    expect(home.welcome()).toBe('checking');
    await home.answerDue(true);
    expect([home.welcome(), home.noted]).toEqual(['offered', ['欢迎', '新活动']]);
  });

  test('goes when the operator withdraws it', async () => {
    const home = openHome();
    await home.offer('欢迎');
    await home.answerDue(true);
    await home.offer('');
    expect(home.welcome()).toBe('none');
  });
});
