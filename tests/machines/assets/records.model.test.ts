import { expect } from 'vitest';
import {
  recordsMachine,
  type AssetRecord,
  type DateFilter,
  type RebateSummary,
  type RecordFilter,
} from '#machines/assets/records.ts';
import type { ListPage, PageRequest } from '#machines/kit/pagedList/listPages.ts';
import { recordsModel } from '#tests/models/assets/assets.models.ts';
import { OPEN_DEPOSIT } from '#tests/machines/assets/recordSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

type Page = ListPage<AssetRecord, RebateSummary | null>;
const row = (number: string): AssetRecord => ({ ...OPEN_DEPOSIT, key: number, number });
const page = (lastPage: number, ...numbers: string[]): Page => ({
  rows: numbers.map(row),
  lastPage,
  extra: null,
});

function openRecords() {
  const calls = new CallScript();
  const filter: RecordFilter = { tab: '6', platform: '', date: '4' };
  const harness = createHarness({
    machine: calls.bind(recordsMachine),
    input: { filter },
    calls,
  });
  const dates: DateFilter[] = ['1', '2', '3'];
  const state = () => {
    const { value } = harness.subject.getSnapshot();
    return typeof value === 'string' ? value : 'ended';
  };
  return {
    ...harness,
    state,
    numbers: () => harness.subject.getSnapshot().context.rows.map(({ number }) => number),
    /** the invoke id of the pending request */
    asks: () => (state() === 'loadingMore' ? 'fetchMore' : 'fetchPage'),
    changeDate: () =>
      harness.send({ type: 'filter.changed', filter: { ...filter, date: dates.shift() ?? '4' } }),
  };
}
type World = ReturnType<typeof openRecords>;

const NOTHING_NEW = '当前条件暂无新数据！';
const asked = (world: World) => world.calls.only(world.asks()).input as PageRequest<RecordFilter>;

const steps: ModelStepsOf<typeof recordsModel, World> = {
  open: openRecords,
  close: (world) => world.stop(),
  sees: {
    loading: (world) => {
      expect(asked(world).page).toBe(1);
      expect(world.numbers()).toEqual([]);
    },
    failed: (world) => {
      expect(world.state()).toBe('failed');
      expect(world.toasts()).toEqual([]);
    },
    empty: (world) => {
      expect(world.state()).toBe('ended');
      expect(world.numbers()).toEqual([]);
    },
    firstPage: (world) => {
      expect(world.numbers()).toEqual(['CK1', 'CK2']);
      expect(world.calls.waiting('fetchMore')).toEqual([]);
    },
    loadingMore: (world) => expect(asked(world).page).toBe(2),
    moreFailed: (world) => {
      expect(world.state()).toBe('moreFailed');
      expect(world.numbers()).toEqual(['CK1', 'CK2']);
    },
    ended: (world) => {
      expect(world.state()).toBe('ended');
      expect(world.numbers()).toContain('CK1');
      expect(world.toasts()).not.toContain(NOTHING_NEW);
    },
    nothingNewShown: (world) => expect(world.toasts()).toEqual([NOTHING_NEW]),
    nothingNewShownOnce: (world) => expect(world.toasts()).toEqual([NOTHING_NEW]),
  },
  does: {
    firstOfTwoPagesComes: (world) => world.calls.answer('fetchPage', page(2, 'CK1', 'CK2')),
    onlyPageComes: (world) => world.calls.answer('fetchPage', page(1, 'CK1')),
    nothingComes: (world) => world.calls.answer('fetchPage', page(1)),
    // CK2 has moved down a page since
    lastPageComes: async (world) => {
      await world.calls.answer('fetchMore', page(2, 'CK2', 'CK3'));
      expect(world.numbers()).toEqual(['CK1', 'CK2', 'CK3']);
    },
    callFails: (world) => world.calls.fail(world.asks(), { kind: 'offline' }),
    retry: (world) => world.send({ type: 'retry' }),
    scroll: (world) => world.send({ type: 'more' }),
    changeDate: (world) => world.changeDate(),
  },
};

describeModel('a list of records', recordsModel, steps);
