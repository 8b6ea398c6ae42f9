import { describe, expect, test } from 'vitest';
import { LAUNCH_LIMIT_MS, launchQueueMachine } from '#machines/game/launchQueue.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const REQUEST = { platform: 'pp', type: 6, code: 'vs20fruit' };
const URL = 'https://games.example/1';

function openQueue() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(launchQueueMachine), input: REQUEST, calls });
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    isBusy: () => snapshot().hasTag('busy'),
    polls: () => calls.count('fetchGameUrl'),
    output: () => snapshot().output,
    isDone: () => snapshot().status === 'done',
  };
}

async function openAccepted() {
  const queue = openQueue();
  await queue.calls.answer('requestGameUrl');
  return queue;
}

/** Answers `count` consecutive polls at once, without an address. */
async function pollInVain(queue: ReturnType<typeof openQueue>, count: number) {
  for (let poll = 0; poll < count; poll += 1) {
    await queue.pass(1000);
    await queue.calls.answer('fetchGameUrl', '');
  }
}

describe('the polls of the launch queue (D13)', () => {
  test('the first comes a second after the request was taken', async () => {
    const queue = await openAccepted();
    await queue.pass(999);
    expect(queue.polls()).toBe(0);
    await queue.pass(1);
    expect(queue.polls()).toBe(1);
    expect(queue.calls.latest('fetchGameUrl').input).toEqual({ platform: 'pp' });
  });

  test('the next comes a second after an answer without an address, however slow it was', async () => {
    const queue = await openAccepted();
    await queue.pass(1000);
    await queue.pass(7000);
    expect(queue.polls()).toBe(1);
    await queue.calls.answer('fetchGameUrl', '');
    await queue.pass(999);
    expect(queue.polls()).toBe(1);
    await queue.pass(1);
    expect(queue.polls()).toBe(2);
  });

  test('a wait of silent polls ends after a minute, not after 15 times 30 s (D70)', async () => {
    const queue = await openAccepted();
    await queue.pass(1000);
    await queue.calls.fail('fetchGameUrl', { kind: 'timeout' });
    await queue.pass(LAUNCH_LIMIT_MS - 1001);
    expect(queue.isDone()).toBe(false);
    await queue.pass(1);
    expect(queue.output()).toEqual({ url: '', failure: '游戏加载超时' });
    expect(queue.toasts()).toEqual(['获取游戏地址超时']);
  });

  test('the 15th may still bring the address', async () => {
    const queue = await openAccepted();
    await pollInVain(queue, 14);
    await queue.pass(1000);
    expect(queue.polls()).toBe(15);
    await queue.calls.answer('fetchGameUrl', URL);
    expect(queue.output()).toEqual({ url: URL, failure: '' });
    expect(queue.toasts()).toEqual([]);
  });

  test('after the 15th without an address there is no 16th', async () => {
    const queue = await openAccepted();
    await pollInVain(queue, 14);
    expect(queue.isDone()).toBe(false);
    await pollInVain(queue, 1);
    expect(queue.isDone()).toBe(true);
    expect(queue.toasts()).toEqual(['获取游戏地址超时']);
    expect(queue.output()).toEqual({ url: '', failure: expect.stringContaining('超时') as string });
    await queue.pass(60_000);
    expect(queue.polls()).toBe(15);
    expect(queue.toasts()).toHaveLength(1);
  });
});

describe('a poll that is lost (D58)', () => {
  const LOST = [
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'malformed' },
    { kind: 'gateway', message: '' },
  ] as const;

  test.each(LOST)('%j is a try, and the wait goes on', async (error) => {
    const queue = await openAccepted();
    await queue.pass(1000);
    await queue.calls.fail('fetchGameUrl', error);
    expect([queue.isDone(), queue.toasts()]).toEqual([false, []]);
    await queue.pass(999);
    expect(queue.polls()).toBe(1);
    await queue.pass(1);
    await queue.calls.answer('fetchGameUrl', URL);
    expect(queue.output()).toEqual({ url: URL, failure: '' });
  });

  test('as the 15th uses the tries up', async () => {
    const queue = await openAccepted();
    await pollInVain(queue, 14);
    await queue.pass(1000);
    await queue.calls.fail('fetchGameUrl', { kind: 'offline' });
    expect(queue.isDone()).toBe(true);
    expect(queue.toasts()).toEqual(['获取游戏地址超时']);
  });

  test.each([
    [{ kind: 'rejected', code: 400, message: '游戏维护中' }, '游戏维护中'],
    [{ kind: 'rejected', code: 429, message: '' }, '您操作太频繁，请稍后再试'],
    [{ kind: 'expired', message: '' }, '未认证用户，请重新登录'],
  ] as const)('an answer %j ends the wait: %s', async (error, text) => {
    const queue = await openAccepted();
    await queue.pass(1000);
    await queue.calls.fail('fetchGameUrl', error);
    expect(queue.output()).toEqual({ url: '', failure: text });
    expect(queue.toasts()).toEqual([text]);
  });
});

describe('the queue-busy text (D13)', () => {
  test('comes at 10 s, counted from the start', async () => {
    const queue = openQueue();
    await queue.pass(9999);
    expect(queue.isBusy()).toBe(false);
    await queue.pass(1);
    expect(queue.isBusy()).toBe(true);
  });

  test('stays while the polls go on', async () => {
    const queue = await openAccepted();
    await pollInVain(queue, 9);
    await queue.pass(999);
    expect(queue.isBusy()).toBe(false);
    await queue.pass(1);
    expect(queue.isBusy()).toBe(true);
    await queue.calls.answer('fetchGameUrl', '');
    expect(queue.isBusy()).toBe(true);
  });

  test('never comes where the address was there before', async () => {
    const queue = await openAccepted();
    await queue.pass(1000);
    await queue.calls.answer('fetchGameUrl', URL);
    await queue.pass(60_000);
    expect(queue.isBusy()).toBe(false);
    expect(queue.clock.waiting).toBe(0);
  });
});

describe('leaving the queue (D13)', () => {
  test.each(['requestGameUrl', 'fetchGameUrl'])('a late answer of %s does nothing', async (id) => {
    const queue = id === 'requestGameUrl' ? openQueue() : await openAccepted();
    if (id === 'fetchGameUrl') await queue.pass(1000);
    const call = queue.calls.latest(id);
    queue.stop();
    expect(call.signal.aborted).toBe(true);
    call.resolve(URL);
    await queue.pass(60_000);
    expect(queue.polls()).toBe(id === 'fetchGameUrl' ? 1 : 0);
    expect(queue.sentToParent).toEqual([]);
    expect(queue.toasts()).toEqual([]);
  });

  test('in a pause no further poll is sent', async () => {
    const queue = await openAccepted();
    await queue.pass(500);
    queue.stop();
    await queue.pass(60_000);
    expect(queue.polls()).toBe(0);
  });
});
