import { describe, expect, test, vi } from 'vitest';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { appDownloadMachine } from '#machines/appDownload/appDownload.machine.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import type { Banner, TabContent } from '#machines/kit/games/catalogue.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';
import { vipMachine } from '#machines/vip/vip.machine.ts';
import type { VipLevel } from '#machines/kit/vip/vipLevel.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';

/** Makes an actor throw at its next event, which none of its own parts could do. */
function breakActor(ref: AnyActorRef | undefined): void {
  const { logic } = ref as AnyActorRef & { logic: AnyStateMachine };
  vi.spyOn(logic, 'transition').mockImplementationOnce(() => {
    throw new Error('a fault');
  });
  ref?.send({ type: 'test.break' });
}

function openPage<Machine extends AnyStateMachine>(bind: (calls: CallScript) => Machine) {
  const calls = new CallScript();
  const world = openHostedPage(bind(calls), calls);
  return { ...world, page: () => world.page() as ActorRefFrom<Machine> };
}
const bound = <Data>(calls: CallScript, id: string) => createResourceMachine<Data>(id, calls.promise<Data>());

describe('a part that is read crashes, and a retry starts its whole page afresh', () => {
  test('the banners of home', async () => {
    const world = openPage((calls) =>
      homeMachine.provide({
        actors: {
          notices: bound<string[]>(new CallScript(), 'notices'),
          banners: bound<Banner[]>(calls, 'banners'),
          hot: bound<TabContent>(new CallScript(), 'hot'),
        },
      }),
    );
    world.page().send({ type: 'welcome.closed' });
    breakActor(world.page().getSnapshot().context.resources.banners);
    expect(world.isCrashed()).toBe(true);
    await world.retry();
    await world.calls.answer('load', [{ src: '/one.png' }]);
    const { context, value } = world.page().getSnapshot();
    expect(context.resources.banners.getSnapshot().context.data).toEqual([{ src: '/one.png' }]);
    expect(value).toMatchObject({ visibility: 'shown', welcome: 'none' });
    world.stop();
  });

  test('the VIP levels', async () => {
    const world = openPage((calls) =>
      vipMachine.provide({ actors: { levels: bound<VipLevel[]>(calls, 'levels') } }),
    );
    breakActor(world.page().getSnapshot().context.levels);
    expect(world.isCrashed()).toBe(true);
    await world.retry();
    await world.calls.answer('load', []);
    expect(world.page().getSnapshot().context.levels.getSnapshot().context.data).toEqual([]);
    world.stop();
  });
});

describe('a page that crashes is started afresh by a retry', () => {
  test('of data alone, such as the applications or the address of customer service', async () => {
    const world = openPage((calls) => bound<string>(calls, 'serviceUrl'));
    breakActor(world.page());
    expect(world.isCrashed()).toBe(true);
    // the request of the stopped page was aborted
    expect(world.calls.waiting('load')).toEqual([]);
    await world.retry();
    await world.calls.answer('load', 'https://service.example');
    expect(world.page().getSnapshot().context.data).toBe('https://service.example');
    world.stop();
  });

  test('of the brand', async () => {
    const world = openPage(() => sponsorMachine);
    breakActor(world.page());
    expect(world.isCrashed()).toBe(true);
    await world.retry();
    world.page().send({ type: 'history.selected' });
    expect(world.page().getSnapshot().value).toBe('history');
    world.stop();
  });

  test('of the download, whose frame is gone', async () => {
    const world = openPage(() => appDownloadMachine);
    world.page().send({ type: 'download' });
    breakActor(world.page());
    expect(world.isCrashed()).toBe(true);
    await world.retry();
    expect(world.page().getSnapshot().value).toBe('idle');
    world.page().send({ type: 'download' });
    expect(world.page().getSnapshot().value).toBe('downloading');
    world.stop();
  });
});
