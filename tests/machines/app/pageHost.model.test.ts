import { expect, test } from 'vitest';
import { setup, type AnyActorRef, type EventObject } from 'xstate';
import { childrenOf, stopOrphansBelow } from '#machines/app/crash/watchCrashes.ts';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import { keptPageModel, plainPageModel } from '#tests/models/app/pageHost.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { openHostedPage } from './hostedPage.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const fault = new Error('a fault');
const fail = () => {
  throw fault;
};

/** A page with a part that waits for a call, each with an action that throws; `starts` distinguishes its actors. */
function openPage({ kept, below }: { kept: boolean; below: boolean }) {
  const calls = new CallScript();
  let starts = 0;
  const received: string[] = [];
  const part = setup({ actors: { call: calls.promise() }, actions: { fail } }).createMachine({
    id: 'testPart',
    invoke: { src: 'call', id: 'call' },
    on: { break: { actions: 'fail' } },
  });
  const page = setup({
    types: {
      context: {} as { start: number; input: string },
      events: {} as EventObject,
      input: {} as string,
    },
    actors: { part },
    actions: {
      receive: ({ event }) => void received.push(event.type),
      fail,
    },
  }).createMachine({
    id: 'testPage',
    context: ({ input }) => ({ start: (starts += 1), input }),
    invoke: { src: 'part', id: 'part' },
    on: {
      'page.shown': { actions: 'receive' },
      'page.hidden': { actions: 'receive' },
      break: { actions: 'fail' },
    },
  });
  const harness = createHarness({
    machine: pageHostMachine.provide({ actors: { page } }),
    input: { id: '/test', kept, input: 'first' },
    calls,
  });
  stopOrphansBelow(harness.subject);
  const pageRef = () => harness.subject.getSnapshot().children.page as AnyActorRef | undefined;
  return {
    ...harness,
    received,
    starts: () => starts,
    state: () => harness.subject.getSnapshot(),
    page: pageRef,
    breakPage: () => {
      const [broken] = below ? childrenOf(pageRef() as AnyActorRef) : [pageRef()];
      broken?.send({ type: 'break' });
      return harness.pass(0);
    },
  };
}

type World = ReturnType<typeof openPage>;

/** Whether the page runs, with what it waits for. */
const isRunning = (world: World, running: boolean) => {
  expect(world.calls.waiting('call')).toHaveLength(running ? 1 : 0);
  expect(world.page()?.getSnapshot().status === 'active').toBe(running);
};

const seenInBoth = {
  seen: (world: World) => {
    expect(world.state().value).toEqual({ open: 'shown' });
    expect(world.received.at(-1)).toBe('page.shown');
    isRunning(world, true);
  },
  broken: (world: World) => {
    expect(world.state()).toMatchObject({ status: 'active', value: 'crashed' });
    expect(world.sent.crashReporter).toHaveLength(1);
    expect(world.toasts()).toEqual([]);
    isRunning(world, false);
  },
  gone: (world: World) => {
    expect(world.state().value).toBe('closed');
    expect(world.sentToParent).toContainEqual({ type: 'page.closed', id: '/test' });
    isRunning(world, false);
  },
};
const does = {
  lookElsewhere: (world: World) => world.send({ type: 'page.left' }),
  pageBreaks: (world: World) => world.breakPage(),
  pressRetry: (world: World) => world.send({ type: 'page.entered', input: 'again' }),
  sessionEnds: (world: World) => world.send({ type: 'session.ended', chosen: true }),
  loginExpires: (world: World) => world.send({ type: 'session.ended', chosen: false }),
};

const plainPage = (below: boolean): ModelStepsOf<typeof plainPageModel, World> => ({
  open: () => openPage({ kept: false, below }),
  close: (world) => world.stop(),
  sees: {
    ...seenInBoth,
    gone: (world) => {
      seenInBoth.gone(world);
      expect(world.received).not.toContain('page.hidden');
    },
  },
  does,
});

const keptPage = (below: boolean): ModelStepsOf<typeof keptPageModel, World> => ({
  open: () => openPage({ kept: true, below }),
  close: (world) => world.stop(),
  sees: {
    ...seenInBoth,
    waiting: (world) => {
      expect(world.state().value).toEqual({ open: 'hidden' });
      expect(world.received.at(-1)).toBe('page.hidden');
      isRunning(world, true);
    },
  },
  does: { ...does, comeBack: (world) => world.send({ type: 'page.entered', input: 'again' }) },
});

describeModel('a page that is not kept', plainPageModel, plainPage(false));
describeModel('a page that is not kept, broken by its part', plainPageModel, plainPage(true));
describeModel('a kept page', keptPageModel, keptPage(false));
describeModel('a kept page, broken by its part', keptPageModel, keptPage(true));

test('a kept page that is entered again is the same actor', async () => {
  const world = openPage({ kept: true, below: false });
  await world.send({ type: 'page.left' });
  await world.send({ type: 'page.entered', input: 'again' });
  expect(world.starts()).toBe(1);
  expect(world.page()?.getSnapshot()).toMatchObject({ context: { input: 'first' } });
});

test('a retry starts another actor, from the input of the retry', async () => {
  const world = openPage({ kept: false, below: false });
  await world.breakPage();
  await world.send({ type: 'page.entered', input: 'again' });
  expect(world.starts()).toBe(2);
  expect(world.page()?.getSnapshot()).toMatchObject({ context: { input: 'again' } });
});

test('a page that crashes as it starts is reported and can be retried', async () => {
  const page = setup({
    actions: { fail },
  }).createMachine({ id: 'testPage', entry: 'fail' });
  // it has been stopped before `page.shown` is sent
  expectConsole(/"page.shown" was sent to stopped actor/);
  const hosted = openHostedPage(page, new CallScript());
  expect(hosted.isCrashed()).toBe(true);
  await hosted.pass(0);
  expect(hosted.sent.crashReporter).toEqual([{ type: 'crash.reported', actor: 'testPage', error: fault }]);
});

test('a part that crashes beside its page costs the page nothing', async () => {
  const part = setup({ actions: { fail } }).createMachine({ on: { break: { actions: 'fail' } } });
  const page = setup({ actors: { part } }).createMachine({
    initial: 'whole',
    states: { whole: { invoke: { src: 'part', id: 'part', onError: 'broken' } }, broken: {} },
  });
  const hosted = openHostedPage(page, new CallScript());
  childrenOf(hosted.page())[0]?.send({ type: 'break' });
  await hosted.pass(0);
  expect(hosted.page().getSnapshot()).toMatchObject({ status: 'active', value: 'broken' });
  expect(hosted.isCrashed()).toBe(false);
});
