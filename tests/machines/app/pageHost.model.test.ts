import { expect, test, vi } from 'vitest';
import { assign, sendParent, setup, type AnyActorRef, type EventObject, type Subscription } from 'xstate';
import { childrenOf, stopOrphansBelow } from '#machines/app/crash/watchCrashes.ts';
import { CRASHED_SUBMITTING_TEXT } from '#machines/app/crash/crash.ts';
import { pageHostMachine } from '#machines/app/pageHost.machine.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
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

/** A page with a submission below it, and an action that throws; `starts` distinguishes its actors. */
function openPage({ kept, below }: { kept: boolean; below: boolean }) {
  const calls = new CallScript();
  let starts = 0;
  const received: string[] = [];
  const submission = setup({
    types: { events: {} as { type: 'break' } },
    actors: { send: calls.promise() },
    actions: { fail },
  }).createMachine({
    initial: 'sending',
    on: { break: { actions: 'fail' } },
    states: {
      sending: {
        tags: ['busy', SUBMISSION_TAG],
        invoke: {
          src: 'send',
          id: 'send',
          onDone: { target: 'ended', actions: sendParent({ type: 'answered' }) },
          onError: 'unsettled',
        },
      },
      unsettled: { tags: SUBMISSION_TAG },
      ended: {},
    },
  });
  const page = setup({
    types: {
      context: {} as { start: number; answers: number },
      events: {} as EventObject,
      input: {} as string,
    },
    actors: { submission },
    actions: {
      receive: ({ event }) => void received.push(event.type),
      fail,
    },
  }).createMachine({
    id: 'testPage',
    context: () => ({ start: (starts += 1), answers: 0 }),
    initial: 'editing',
    on: {
      'page.shown': { actions: 'receive' },
      'page.hidden': { actions: 'receive' },
      break: { actions: 'fail' },
    },
    states: {
      editing: { on: { submit: 'submitting' } },
      submitting: {
        // the flows keep the tags of a submission while its outcome is unknown
        tags: ['busy', SUBMISSION_TAG],
        invoke: { src: 'submission', id: 'submission' },
        on: {
          answered: { target: 'editing', actions: assign({ answers: ({ context }) => context.answers + 1 }) },
        },
      },
    },
  });
  const harness = createHarness({
    machine: pageHostMachine.provide({ actors: { page } }),
    input: { id: '/test', kept, input: 'first' },
    calls,
  });
  stopOrphansBelow(harness.subject);
  const pageRef = () => harness.subject.getSnapshot().children.page as AnyActorRef | undefined;
  const childOf = (ref: AnyActorRef | undefined) =>
    (ref?.getSnapshot() as { children: Record<string, AnyActorRef | undefined> } | undefined)?.children[
      'submission'
    ];
  return {
    ...harness,
    received,
    starts: () => starts,
    state: () => harness.subject.getSnapshot(),
    page: pageRef,
    breakPage: () => {
      const submitting = childOf(pageRef());
      (below && submitting !== undefined ? submitting : pageRef())?.send({ type: 'break' });
      return harness.pass(0);
    },
  };
}

type World = ReturnType<typeof openPage>;

const isShown = (world: World, shown: boolean) =>
  expect(world.received.at(-1)).toBe(shown ? 'page.shown' : 'page.hidden');
const isSubmitting = (world: World, submitting: boolean) => {
  expect(world.calls.waiting('send')).toHaveLength(submitting ? 1 : 0);
  expect(world.state().value).not.toBe('crashed');
};
const isBroken = (world: World, lost: boolean) => {
  expect(world.state().matches({ crashed: lost ? 'lost' : 'reported' })).toBe(true);
  expect(world.sent.toasts).toEqual(lost ? [{ type: 'toast.show', text: CRASHED_SUBMITTING_TEXT }] : []);
  expect(world.state().status).toBe('active');
};

const seenInBoth = {
  seen: (world: World) => {
    isShown(world, true);
    isSubmitting(world, false);
  },
  seenSubmitting: (world: World) => {
    isShown(world, true);
    isSubmitting(world, true);
  },
  broken: (world: World) => isBroken(world, false),
  brokenSubmitting: (world: World) => isBroken(world, true),
  gone: (world: World) => {
    expect(world.state().value).toBe('closed');
    expect(world.sentToParent).toContainEqual({ type: 'page.closed', id: '/test' });
    expect(world.toasts().filter((text) => text === CRASHED_SUBMITTING_TEXT).length).toBeLessThan(2);
  },
  settling: (world: World) => {
    isShown(world, false);
    isSubmitting(world, true);
    expect(world.state().value).toEqual({ open: 'settling' });
  },
  goneUnknown: (world: World) => {
    expect(world.state().value).toBe('closed');
    expect(world.calls.waiting('send')).toEqual([]);
    expect(world.toasts()).toEqual([CRASHED_SUBMITTING_TEXT]);
  },
  anew: (world: World) => {
    expect(world.state().value).toEqual({ open: 'shown' });
    expect(world.calls.waiting('send')).toEqual([]);
    expect(world.starts()).toBe(2);
    expect(world.page()?.getSnapshot()).toMatchObject({ value: 'editing' });
    expect(world.toasts()).toEqual([CRASHED_SUBMITTING_TEXT]);
  },
};
const does = {
  lookElsewhere: (world: World) => world.send({ type: 'page.left', member: true }),
  comeBack: (world: World) => world.send({ type: 'page.entered', input: 'again' }),
  submit: async (world: World) => {
    world.page()?.send({ type: 'submit' });
    await world.pass(0);
  },
  serverAnswers: (world: World) => world.calls.answer('send'),
  pageBreaks: (world: World) => world.breakPage(),
  pressRetry: (world: World) => world.send({ type: 'page.entered', input: 'again' }),
  sessionEnds: (world: World) => world.send({ type: 'session.ended', chosen: true }),
  loginExpires: (world: World) => world.send({ type: 'session.ended', chosen: false }),
  outcomeStaysUnknown: (world: World) => world.calls.fail('send', { kind: 'timeout' }),
  nextLogin: (world: World) => world.send({ type: 'facts.changed', facts: { member: true } }),
};

function plainPage(below: boolean): ModelStepsOf<typeof plainPageModel, World> {
  return {
    open: () => openPage({ kept: false, below }),
    close: (world) => world.stop(),
    sees: {
      ...seenInBoth,
      finishing: (world) => {
        isShown(world, false);
        isSubmitting(world, true);
      },
    },
    does,
  };
}

function keptPage(below: boolean): ModelStepsOf<typeof keptPageModel, World> {
  return {
    open: () => openPage({ kept: true, below }),
    close: (world) => world.stop(),
    sees: {
      ...seenInBoth,
      waiting: (world) => {
        isShown(world, false);
        isSubmitting(world, false);
        expect(world.page()?.getSnapshot()).toMatchObject({ status: 'active', value: 'editing' });
      },
      waitingSubmitting: (world) => {
        isShown(world, false);
        isSubmitting(world, true);
      },
    },
    does,
  };
}

describeModel('a page that is not kept', plainPageModel, plainPage(false));
describeModel('a page that is not kept, broken by its submission', plainPageModel, plainPage(true));
describeModel('a kept page', keptPageModel, keptPage(false));
describeModel('a kept page, broken by its submission', keptPageModel, keptPage(true));

test('a page that was left reports its answer before it ends', async () => {
  const world = openPage({ kept: false, below: false });
  world.page()?.send({ type: 'submit' });
  await world.send({ type: 'page.left', member: true });
  const page = world.page();
  await world.calls.answer('send');
  expect(world.state().value).toBe('closed');
  expect(page?.getSnapshot()).toMatchObject({ status: 'stopped', context: { answers: 1 } });
});

test('what a visitor sends from a page that was left is given up', async () => {
  const world = openPage({ kept: false, below: false });
  world.page()?.send({ type: 'submit' });
  await world.send({ type: 'page.left', member: false });
  expect(world.state().value).toBe('closed');
});

test('a retry starts another actor, from the input of the retry', async () => {
  const world = openPage({ kept: false, below: false });
  await world.breakPage();
  await world.send({ type: 'page.entered', input: 'again' });
  expect(world.starts()).toBe(2);
  expect(world.state().context).toMatchObject({ input: 'again', lost: false });
});

test('a submission that was on its way at one crash is not reported at the next', async () => {
  const world = openPage({ kept: false, below: false });
  world.page()?.send({ type: 'submit' });
  await world.breakPage();
  await world.send({ type: 'page.entered', input: 'again' });
  await world.breakPage();
  expect(world.state().matches({ crashed: 'reported' })).toBe(true);
  expect(world.toasts()).toHaveLength(1);
});

test('a page that crashes as it starts has lost nothing', () => {
  const page = setup({
    actions: { fail },
  }).createMachine({ id: 'testPage', entry: 'fail' });
  // it has been stopped before `page.shown` is sent
  expectConsole(/"page.shown" was sent to stopped actor/);
  const { isCrashed, isLost } = openHostedPage(page, new CallScript());
  expect([isCrashed(), isLost()]).toEqual([true, false]);
});

test('a part that the page outlives takes nothing with it that a later crash of the page is blamed for', async () => {
  const part = setup({
    actions: {
      fail: () => {
        throw new Error('a part’s fault');
      },
    },
  }).createMachine({ tags: SUBMISSION_TAG, on: { break: { actions: 'fail' } } });
  const page = setup({
    actors: { part },
    actions: { fail },
  }).createMachine({
    initial: 'whole',
    on: { break: { actions: 'fail' } },
    states: { whole: { invoke: { src: 'part', id: 'part', onError: 'broken' } }, broken: {} },
  });
  const hosted = openHostedPage(page, new CallScript());
  const submission = childrenOf(hosted.page()).find(({ id }) => id === 'part');
  submission?.send({ type: 'break' });
  await hosted.pass(0);
  expect(hosted.page().getSnapshot()).toMatchObject({ value: 'broken' });
  expect(hosted.host().context).toMatchObject({ lost: false });
  hosted.page().send({ type: 'break' });
  expect([hosted.isCrashed(), hosted.isLost()]).toEqual([true, false]);
});

test('nobody looks for submissions of a page that was entered again', async () => {
  const world = openPage({ kept: false, below: false });
  world.page()?.send({ type: 'submit' });
  const inspect = vi.spyOn(world.subject.system, 'inspect');
  await world.send({ type: 'page.left', member: true });
  const [looking] = inspect.mock.results;
  const unsubscribe = vi.spyOn(looking?.value as Subscription, 'unsubscribe');
  await world.send({ type: 'page.entered', input: 'again' });
  expect(unsubscribe).toHaveBeenCalledOnce();
});
