import { describe, expect, test } from 'vitest';
import { collectedText, heldElsewhere, recoverable, type Holdings } from '#machines/userCenter/holdings.ts';
import { holdingsMachine } from '#machines/userCenter/holdings.machine.ts';
import { tokenIs } from '#tests/machines/lottery/lotteries.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const HELD: Holdings = { games: '186.60', lottery: '320.50', hasLottery: true };
const NONE: Holdings = { games: '0.00', lottery: '0.00', hasLottery: true };

describe('the money outside the main wallet', () => {
  test('is that of all parts, and unknown if one is', () => {
    expect(heldElsewhere(HELD)).toBe('507.10');
    expect(heldElsewhere({ ...HELD, lottery: null })).toBeNull();
    expect(heldElsewhere({ ...HELD, games: null })).toBeNull();
    expect(heldElsewhere({ games: '1.00', lottery: null, hasLottery: false })).toBe('1.00');
  });

  test.each<[Partial<Holdings>, string[]]>([
    [{}, ['games', 'lottery']],
    [{ games: '0.00' }, ['lottery']],
    [{ games: '0.01', lottery: '0' }, ['games']],
    [{ games: null, lottery: null }, ['games', 'lottery']],
    [{ hasLottery: false }, ['games']],
    [NONE, []],
  ])('%j is recovered from %j', (change, parts) => {
    expect(recoverable({ ...HELD, ...change })).toEqual(parts);
  });

  test.each<[Holdings, string]>([
    [NONE, '下分成功！金额：507.10'],
    [{ ...NONE, lottery: '320.50' }, '已下分 186.60，还有 320.50 未下分'],
    [{ ...NONE, lottery: '0.01' }, '已下分 507.09，还有 0.01 未下分'],
    [{ ...NONE, lottery: '507.09' }, '已下分 0.01，还有 507.09 未下分'],
    [HELD, ''],
    [{ ...HELD, games: '200' }, ''],
    [{ ...HELD, games: null }, ''],
  ])('that is %j afterwards says “%s”', (after, text) => {
    expect(collectedText(HELD, after)).toBe(text);
  });

  test('of which nothing was known before says nothing', () => {
    expect(collectedText({ ...HELD, games: null }, NONE)).toBe('');
  });
});

async function openHoldings(token: 'given' | 'missing' | 'awaited' = 'given') {
  const calls = new CallScript();
  const machine = calls.bind(holdingsMachine).provide({ actors: { watchFacts: calls.callback() as never } });
  const harness = createHarness({ machine, calls });
  await calls.tell('watchFacts', tokenIs(token));
  return {
    ...harness,
    tokenIs: (now: 'given' | 'missing' | 'awaited') => calls.tell('watchFacts', tokenIs(now)),
    held: () => harness.subject.getSnapshot().context.holdings,
    isBusy: () => harness.subject.getSnapshot().hasTag('busy'),
    asked: () => calls.waiting('countHoldings').length,
  };
}
type World = Awaited<ReturnType<typeof openHoldings>>;

const started = ({ sentToParent }: World) => sentToParent.filter(({ type }) => type === 'collection.started');

describe('the count of the money outside the main wallet', () => {
  test('waits until it is known whether there is a lottery wallet', async () => {
    const world = await openHoldings('awaited');
    expect(world.asked()).toBe(0);
    await world.tokenIs('missing');
    expect(world.asked()).toBe(1);
    await world.calls.answer('countHoldings', HELD);
    expect(world.held()).toEqual(HELD);
    world.stop();
  });

  test('is made again for another token, and on a refresh', async () => {
    const world = await openHoldings();
    await world.calls.answer('countHoldings', HELD);
    await world.tokenIs('awaited');
    expect(world.asked()).toBe(0);
    await world.tokenIs('missing');
    await world.calls.answer('countHoldings', HELD);
    await world.send({ type: 'refresh' });
    await world.calls.answer('countHoldings', NONE);
    expect(world.held()).toEqual(NONE);
    world.stop();
  });

  test('that fails says so, and keeps what was counted before', async () => {
    const world = await openHoldings();
    await world.calls.fail('countHoldings', { kind: 'offline' });
    expect(world.subject.getSnapshot().context.failure).toBe('总资产加载失败，请检查网络');
    await world.send({ type: 'refresh' });
    await world.calls.answer('countHoldings', HELD);
    expect(world.subject.getSnapshot().context.failure).toBe('');
    await world.send({ type: 'refresh' });
    await world.calls.fail('countHoldings', { kind: 'offline' });
    expect(world.held()).toEqual(HELD);
    expect(world.subject.getSnapshot().context.failure).toBe('');
    expect(world.toasts()).toEqual([]);
    world.stop();
  });
});

describe('one press for all of it', () => {
  async function collecting(held = HELD) {
    const world = await openHoldings();
    await world.calls.answer('countHoldings', held);
    await world.send({ type: 'collect' });
    return world;
  }

  test('has the page bring back each part, counts again when all have ended, and says how much came back', async () => {
    const world = await collecting();
    expect(started(world)).toEqual([{ type: 'collection.started', parts: ['games', 'lottery'] }]);
    await world.send({ type: 'recovery.ended', part: 'games' });
    expect(world.calls.waiting('recount')).toHaveLength(0);
    expect(world.isBusy()).toBe(true);
    await world.send({ type: 'recovery.ended', part: 'lottery' });
    expect(world.isBusy()).toBe(true);
    await world.calls.answer('recount', NONE);
    expect(world.isBusy()).toBe(false);
    expect(world.toasts()).toEqual(['下分成功！金额：507.10']);
    expect(world.held()).toEqual(NONE);
    world.stop();
  });

  test('leaves the words of the parts where nothing came back, or the count fails', async () => {
    const world = await collecting({ ...HELD, lottery: '0' });
    await world.send({ type: 'recovery.ended', part: 'games' });
    await world.calls.answer('recount', { ...HELD, lottery: '0' });
    await world.send({ type: 'collect' });
    await world.send({ type: 'recovery.ended', part: 'games' });
    await world.calls.fail('recount', { kind: 'offline' });
    expect(world.isBusy()).toBe(false);
    expect(world.toasts()).toEqual([]);
    expect(started(world)).toHaveLength(2);
    world.stop();
  });

  test.each<[string, Holdings | null]>([
    ['nothing to bring back', NONE],
    ['nothing counted', null],
  ])('with %s does nothing', async (_, held) => {
    const world = await openHoldings();
    if (held !== null) await world.calls.answer('countHoldings', held);
    await world.send({ type: 'collect' });
    expect(started(world)).toEqual([]);
    expect(world.isBusy()).toBe(false);
    world.stop();
  });

  test('a second press changes nothing', async () => {
    const world = await collecting();
    await world.send({ type: 'collect' });
    expect(started(world)).toHaveLength(1);
    world.stop();
  });
});
