import { describe, expect, test } from 'vitest';
import {
  createActor,
  createMachine,
  fromPromise,
  type AnyActorLogic,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';
import { lazyActor } from '#calls/lazyActor.ts';
import { rootMachine } from '#machines/app/root.machine.ts';
import type { balancePollingMachine } from '#machines/app/session/balancePolling.machine.ts';
import type { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';
import { boundSession, boundSite } from '#tests/support/boundMachines.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { observeActors } from '#tools/coverage/proofs.ts';
import { aMember, aSite } from '#tests/support/samples.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

const fault = new Error('a fault');
const fail = () => {
  throw fault;
};

/** Each way in which a machine can crash when it starts. */
const FAULTS: readonly [string, AnyActorLogic][] = [
  ['an action', createMachine({ id: 'faulty', entry: fail })],
  [
    'a guard',
    createMachine({
      id: 'faulty',
      initial: 'a',
      states: { a: { always: { guard: fail, target: 'b' } }, b: {} },
    }),
  ],
  ['an assign', createMachine({ id: 'faulty', context: fail as never })],
  ['a promise', createMachine({ id: 'faulty', invoke: { src: fromPromise(() => Promise.reject(fault)) } })],
];

/** The parts of the session, how the app starts them, and the state region of each. */
const PARTS = [
  { src: 'balancePolling', id: 'balance', region: 'balance', running: 'polling' },
  { src: 'unreadNotices', id: 'unreadNotices', region: 'notices', running: 'counting' },
  { src: 'lotteryTokenPolling', id: 'lotteryTokenPolling', region: 'lotteryToken', running: 'polling' },
] as const;
type Part = (typeof PARTS)[number]['src'];

/** The whole root with a member; one part throws until `mend` is called, its other parts run. */
async function openRoot(broken: Part, faulty: AnyActorLogic) {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const fetched = { logic: faulty, starts: 0 };
  const running = calls.callback<EventObject, NonReducibleUnknown>() as AnyActorLogic;
  const part = (src: Part) =>
    src === broken
      ? lazyActor(() => {
          fetched.starts += 1;
          return Promise.resolve(fetched.logic);
        })
      : running;
  const root = createActor(
    calls.bind(rootMachine).provide({
      actors: {
        site: boundSite(calls),
        session: boundSession(calls).provide({
          actors: {
            balancePolling: part('balancePolling') as typeof balancePollingMachine,
            unreadNotices: part('unreadNotices') as typeof unreadNoticesMachine,
            lotteryTokenPolling: part('lotteryTokenPolling'),
          },
        }),
      },
    }),
    {
      clock,
      systemId: 'root',
      inspect: observeActors,
      input: {
        appInfo: aSite(),
        user: aMember({ hasLotteryToken: false }),
        hasToken: true,
      },
    },
  );
  root.start();
  const pass = (ms: number) => clock.step(ms, settle);
  await settle();
  await calls.answer('fetchUser', aMember({ hasLotteryToken: false }));
  // the token is first requested after its own delay
  if (broken === 'lotteryTokenPolling') await pass(5000);
  const session = () => {
    const actor = root.getSnapshot().children['session'];
    if (actor === undefined) throw new Error('There is no session');
    return actor;
  };
  return {
    root,
    calls,
    pass,
    session,
    /** the state of a part's region */
    at: (region: string) =>
      (session().getSnapshot() as { value: { member?: Record<string, string> } }).value.member?.[region],
    /** Makes the part work from now on. */
    mend: () => (fetched.logic = running),
    starts: () => fetched.starts,
    reports: () => calls.received('crashReporter'),
  };
}

describe.each(PARTS)('$src that crashes', ({ src, id, region, running }) => {
  test.each(FAULTS)('in %s costs only itself, and works again with the next page', async (_, faulty) => {
    const app = await openRoot(src, faulty);
    expect(app.at(region)).toBe('crashed');
    expect(app.reports()).toEqual([{ type: 'crash.reported', actor: 'lazyActor', error: fault }]);
    expect(app.root.getSnapshot()).toMatchObject({ status: 'active', value: 'online' });
    for (const other of PARTS.filter((part) => part.src !== src && part.src !== 'lotteryTokenPolling'))
      expect(app.at(other.region)).toBe(other.running);
    expect(app.session().getSnapshot().children, 'no view reads a dead actor').not.toHaveProperty([id]);
    app.root.system.get('toasts')?.send({ type: 'toast.show', text: '你好' });
    expect(app.root.system.get('toasts')?.getSnapshot()).toMatchObject({
      context: { toast: { text: '你好' } },
    });

    app.mend();
    await app.pass(60_000);
    expect(app.at(region)).toBe('crashed');
    app.root.send({ type: 'location.changed', location: '/about' });
    await app.pass(0);
    if (region === 'lotteryToken') await app.pass(5000);
    expect(app.at(region)).toBe(running);
    expect(app.starts()).toBe(2);
    expect(app.reports()).toHaveLength(1);
    app.root.stop();
  });

  test('works again as soon as the profile is fetched again', async () => {
    const app = await openRoot(src, createMachine({ id: 'faulty', entry: fail }));
    app.mend();
    app.session().send({ type: 'profile.refresh' });
    await app.pass(region === 'lotteryToken' ? 5000 : 0);
    expect(app.at(region)).toBe(running);
    app.root.stop();
  });

  test('lets the member log out', async () => {
    const app = await openRoot(src, createMachine({ id: 'faulty', entry: fail }));
    app.session().send({ type: 'logout.requested' });
    app.session().send({ type: 'logout.confirmed' });
    await app.calls.answer('logOff');
    await app.pass(1000);
    expect(app.session().getSnapshot()).toMatchObject({ value: 'visitor' });
    await app.pass(60_000);
    expect(app.starts()).toBe(1);
    app.root.stop();
  });
});
