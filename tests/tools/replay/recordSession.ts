import { loginMachine } from '#machines/login/login.machine.ts';
import { createActor } from 'xstate';
import { Recorder } from '#app/inspector/recorder.ts';
import type { Recording } from '#app/inspector/recording.ts';
import { launchMachine } from '#machines/game/launch.machine.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import { rootMachine } from '#machines/app/root.machine.ts';
import { routeRules, type RoutePath } from '#machines/app/navigation/routes.ts';
import { boundSession, boundSite } from '#tests/support/boundMachines.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { aMember, aSite } from '#tests/support/samples.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

/** The password of the recorded member; no recording may contain it. */
export const RECORDED_PASSWORD = 'sesame4711';

/**
 * Records a member's session on the real root with scripted calls: home, login, three balance polls, a game whose
 * launch succeeds at the fourth poll, logout. Every timer fires `lateness` ms late, as in a browser.
 */
export async function recordSession(lateness = 7): Promise<Recording> {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const recorder = new Recorder({ now: () => clock.now(), app: { version: '0.0.0', mode: 'test' } });
  const root = createActor(
    calls.bind(rootMachine).provide({ actors: { site: boundSite(calls), session: boundSession(calls) } }),
    {
      clock,
      systemId: 'root',
      inspect: recorder.inspect,
      input: { appInfo: null, user: null, hasToken: false },
    },
  );
  const pass = async (ms: number) => {
    const until = clock.now() + ms;
    for (let due = clock.nextDue(until); due !== undefined; due = clock.nextDue(until)) {
      clock.set(Math.max(due + lateness, clock.now()));
      await settle();
    }
    clock.set(Math.max(until, clock.now()));
    await settle();
  };
  const enter = (path: RoutePath, logic: never, input?: unknown) =>
    root.send({ type: 'page.entered', page: { id: path, ...routeRules[path], logic }, input });
  const answer = async (id: string, output?: unknown) => {
    await pass(120);
    await calls.answer(id, output);
  };
  const pollBalance = async (balance: string) => {
    await pass(500);
    await answer('request', { balance, mbalance: '0.00' });
    await pass(3000);
  };

  root.start();
  await calls.tell('visibilityAndNetwork', { type: 'document.visible' });
  await answer('fetchAppInfo', aSite());
  enter('/', calls.bind(homeMachine) as never);
  await pass(80);
  for (const call of calls.waiting('load')) call.resolve([]);
  await pass(2000);

  root.send({ type: 'page.left', id: '/' });
  enter('/login', calls.bind(loginMachine) as never, { search: '' });
  const login = root.getSnapshot().context.pages['/login']?.getSnapshot().children.page;
  login?.send({ type: 'submit', values: { name: '', password: RECORDED_PASSWORD } });
  await pass(2500);
  login?.send({ type: 'edited' });
  login?.send({ type: 'submit', values: { name: 'player88', password: RECORDED_PASSWORD } });
  await answer('logIn');
  root.send({ type: 'page.left', id: '/login' });
  await answer('fetchUser', aMember());
  await calls.tell('visibilityAndNetwork', { type: 'document.visible' });
  for (const balance of ['128.50', '130.00', '131.75']) await pollBalance(balance);

  const game = { platform: 'fg', type: 7, code: '1' };
  root.system.get('gameEntry')?.send({ type: 'game.enter', game: { ...game, title: '龙虎' } });
  enter('/gamePage', calls.bind(launchMachine) as never, {
    purpose: 'game',
    request: game,
    path: '/gamePage?name=fg',
    origin: 'https://own.example',
  });
  await answer('requestGameUrl');
  for (const url of ['', '', '', 'https://play.example/enter?ticket=secret']) {
    await pass(1000);
    for (const call of calls.waiting('request')) call.resolve({ balance: '131.75', mbalance: '0.00' });
    await answer('fetchGameUrl', url);
  }
  root.send({ type: 'page.left', id: '/gamePage' });

  root.system.get('session')?.send({ type: 'logout.requested' });
  await pass(700);
  root.system.get('session')?.send({ type: 'logout.confirmed' });
  await answer('logOff');
  await pass(1500);
  const recording = recorder.recording();
  root.stop();
  return recording;
}
