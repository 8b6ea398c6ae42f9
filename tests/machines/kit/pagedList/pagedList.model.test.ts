import { describe, expect, test } from 'vitest';
import {
  createPagedListMachine,
  LIST_END_TEXT,
  NOTHING_NEW_TEXT,
} from '#machines/kit/pagedList/pagedList.machine.ts';
import { pagedListModel } from '#tests/models/kit/pagedList/pagedList.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

interface Row {
  key: string;
  name: string;
}
const rows = (...keys: string[]): Row[] => keys.map((key) => ({ key, name: key }));

function openList() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(createPagedListMachine<Row, string, string>('records')),
    input: { filter: '全部' },
    calls,
  });
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    rows: () => snapshot().context.rows.map(({ key }) => key),
    extra: () => snapshot().context.extra,
    failure: () => snapshot().context.failure,
    isAt: (state: 'failed' | 'moreFailed' | 'partial' | 'ended') => snapshot().matches(state),
    asked: () => ['fetchPage', 'fetchMore'].flatMap((id) => calls.waiting(id).map(({ input }) => input)),
    comes: (id: string, lastPage: number | null, keys: string[], extra: string) =>
      calls.answer(id, { rows: rows(...keys), lastPage, extra }),
  };
}
type World = ReturnType<typeof openList>;

interface Sight {
  rows: string[];
  asked?: { filter: string; page: number };
  at?: 'failed' | 'moreFailed' | 'partial' | 'ended';
  nothingNew?: boolean;
  extra?: string | null;
}
const sees = (sight: Sight) => (world: World) => {
  expect(world.rows()).toEqual(sight.rows);
  expect(world.asked()).toEqual(sight.asked === undefined ? [] : [sight.asked]);
  if (sight.at !== undefined) expect(world.isAt(sight.at)).toBe(true);
  if (sight.at === 'failed' || sight.at === 'moreFailed')
    expect(world.failure()).toBe('加载失败，请检查网络');
  if (sight.extra !== undefined) expect(world.extra()).toBe(sight.extra);
  expect(world.sent.toasts).toEqual(
    sight.nothingNew === true ? [{ type: 'toast.show', text: '当前条件暂无新数据！', pageOnly: true }] : [],
  );
};

const steps: ModelStepsOf<typeof pagedListModel, World> = {
  open: openList,
  close: (world) => world.stop(),
  sees: {
    waiting: sees({ rows: [], asked: { filter: '全部', page: 1 }, extra: null }),
    failed: sees({ rows: [], at: 'failed' }),
    firstPage: sees({ rows: ['一', '二'], at: 'partial', extra: '合计 2' }),
    waitingForMore: sees({ rows: ['一', '二'], asked: { filter: '全部', page: 2 } }),
    moreFailed: sees({ rows: ['一', '二'], at: 'moreFailed' }),
    // a row that has moved down a page meanwhile is not shown twice
    bothPages: sees({ rows: ['一', '二', '三'], at: 'ended', extra: '合计 3' }),
    nothingNewShown: sees({ rows: ['一', '二', '三'], at: 'ended', nothingNew: true }),
    onlyPage: sees({ rows: ['新'], at: 'ended', extra: '合计 1' }),
    nothingNewShownForOne: sees({ rows: ['新'], nothingNew: true }),
    refreshing: sees({ rows: ['一', '二'], asked: { filter: '全部', page: 1 }, extra: '合计 2' }),
    refreshingBoth: sees({ rows: ['一', '二', '三'], asked: { filter: '全部', page: 1 } }),
    waitingForOther: sees({ rows: [], asked: { filter: '成功', page: 1 }, extra: null }),
    otherFailed: sees({ rows: [], at: 'failed' }),
  },
  does: {
    firstOfTwoComes: (world) => world.comes('fetchPage', 2, ['一', '二'], '合计 2'),
    onlyPageComes: (world) => world.comes('fetchPage', 1, ['新'], '合计 1'),
    secondComes: (world) => world.comes('fetchMore', 2, ['二', '三'], '合计 3'),
    loadFails: (world) =>
      world.calls.fail(world.calls.waiting('fetchMore').length > 0 ? 'fetchMore' : 'fetchPage', {
        kind: 'offline',
      }),
    pressRetry: (world) => world.send({ type: 'retry' }),
    scrollOn: (world) => world.send({ type: 'more' }),
    chooseAnotherFilter: (world) => world.send({ type: 'filter.changed', filter: '成功' }),
    refresh: (world) => world.send({ type: 'refresh' }),
  },
};
describeModel('a list that loads as it is scrolled', pagedListModel, steps);

test('an answer for the filter of before is not shown under the next', async () => {
  const world = openList();
  const [stale] = world.calls.waiting('fetchPage');
  await world.send({ type: 'filter.changed', filter: '成功' });
  expect(stale?.signal.aborted).toBe(true);
  expect(world.asked()).toEqual([{ filter: '成功', page: 1 }]);
  world.stop();
});

test('a refresh during the first load requests again', async () => {
  const world = openList();
  await world.send({ type: 'refresh' });
  expect(world.calls.count('fetchPage')).toBe(2);
  world.stop();
});

describe('a list whose server sends no last page', () => {
  const FIRST = ['一', '二'];
  const openFirst = async () => {
    const world = openList();
    await world.comes('fetchPage', null, FIRST, '');
    return world;
  };
  const next = async (world: World, lastPage: number | null, ...keys: string[]) => {
    await world.send({ type: 'more' });
    await world.comes('fetchMore', lastPage, keys, '');
    return world;
  };

  test.each([
    ['empty', [], FIRST],
    ['shorter than the first', ['三'], [...FIRST, '三']],
  ])('goes on until a page is %s', async (_, last, shown) => {
    const world = await openFirst();
    expect(world.isAt('partial')).toBe(true);
    await next(world, null, '三', '四');
    expect([world.rows(), world.isAt('partial')]).toEqual([['一', '二', '三', '四'], true]);
    await next(world, null, ...last.map(() => '五'));
    expect(world.isAt('ended')).toBe(true);
    expect(world.rows()).toEqual(['一', '二', '三', '四', ...shown.slice(2).map(() => '五')]);
    expect(world.calls.latest('fetchMore').input).toEqual({ filter: '全部', page: 3 });
    world.stop();
  });

  test('ends with a first page that is empty', async () => {
    const world = openList();
    await world.comes('fetchPage', null, [], '');
    expect(world.isAt('ended')).toBe(true);
    world.stop();
  });

  test.each([
    [
      'the page before is repeated: it is shown once',
      null,
      [
        ['1', '2'],
        ['1', '2'],
      ],
      ['0/1', '0/2'],
      'ended',
    ],
    [
      'a later page is repeated',
      null,
      [
        ['1', '2'],
        ['3', '4'],
        ['3', '4'],
      ],
      ['0/1', '0/2', '1/3', '1/4'],
      'ended',
    ],
    [
      'rows that are alike are not pages that are',
      3,
      [
        ['1', '2'],
        ['1', '2'],
      ],
      ['0/1', '0/2', '1/1', '1/2'],
      'partial',
    ],
  ] as const)('rows have no keys of the server, and %s', async (_, lastPage, pages, shown, state) => {
    const calls = new CallScript();
    const harness = createHarness({
      machine: calls.bind(createPagedListMachine<{ key: string; money: string }, null, null>('records')),
      input: { filter: null },
      calls,
    });
    for (const [at, page] of pages.entries()) {
      if (at > 0) await harness.send({ type: 'more' });
      const rows = page.map((money) => ({ key: `${at}/${money}`, money }));
      await calls.answer(at > 0 ? 'fetchMore' : 'fetchPage', { rows, lastPage, extra: null });
    }
    expect(harness.subject.getSnapshot().matches(state)).toBe(true);
    expect(harness.subject.getSnapshot().context.rows.map(({ key }) => key)).toEqual(shown);
    harness.stop();
  });

  test('ends where a later page names the last', async () => {
    const world = await openFirst();
    await next(world, 2, '三', '四');
    expect(world.isAt('ended')).toBe(true);
    world.stop();
  });
});

test('the texts of a list (spec 2 §8, D44)', () => {
  expect([NOTHING_NEW_TEXT, LIST_END_TEXT]).toEqual(['当前条件暂无新数据！', '没有更多记录了']);
});
