import { describe, expect, test } from 'vitest';
import {
  LOOK_ASIDE_MS,
  NEWEST_MS,
  depositTabsMachine,
  otherDepositTab,
} from '#machines/assets/depositTabs.machine.ts';
import { RENEWAL_MS, renewalMachine } from '#machines/assets/renewal.machine.ts';
import type { RecordFilter } from '#machines/assets/records.ts';
import { renewed } from '#machines/kit/pagedList/listPages.ts';
import { NEWEST_DEPOSITS, RECORD_TABS, seeksNewest, tabOf } from '#machines/kit/money/recordTabs.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { OPEN_DEPOSIT } from './recordSamples.ts';

const FILTER: RecordFilter = { tab: '0', platform: '', date: '4' };
const SETTLED = { ...OPEN_DEPOSIT, state: '已通过', isWaiting: false };

test('renewed rows take the place of the known ones, and new ones stand before them', () => {
  const row = (key: string, said = 'old') => ({ key, said });
  const known = [row('b'), row('c'), row('d')];
  expect(renewed(known, [row('a', 'new'), row('b', 'new'), row('c', 'new')])).toEqual([
    row('a', 'new'),
    row('b', 'new'),
    row('c', 'new'),
    row('d'),
  ]);
  expect(renewed(known, [])).toEqual(known);
});

describe('records that wait', () => {
  function openRenewal() {
    const calls = new CallScript();
    const harness = createHarness({ machine: calls.bind(renewalMachine), calls });
    const rows = (...changed: (typeof OPEN_DEPOSIT)[]) =>
      harness.send({ type: 'rows.changed', filter: FILTER, rows: changed });
    return {
      ...harness,
      rows,
      look: () => calls.tell('visibilityAndNetwork', { type: 'document.visible' }),
      asked: () => calls.waiting('renew').map(({ input }) => input),
    };
  }

  test('are asked for again every 10 s, until none waits', async () => {
    const world = openRenewal();
    await world.rows(SETTLED, OPEN_DEPOSIT);
    await world.look();
    await world.pass(RENEWAL_MS - 1);
    expect(world.asked()).toEqual([]);
    await world.pass(1);
    expect(world.asked()).toEqual([FILTER]);
    await world.calls.answer('renew', [SETTLED]);
    expect(world.sentToParent).toEqual([{ type: 'rows.renewed', rows: [SETTLED] }]);
    await world.rows(OPEN_DEPOSIT);
    await world.pass(RENEWAL_MS);
    expect(world.asked()).toHaveLength(1);
    await world.calls.answer('renew', [SETTLED]);
    await world.rows(SETTLED);
    await world.pass(120_000);
    expect(world.asked()).toEqual([]);
    world.stop();
  });

  test('are asked for at once when the document is visible again, and not while it is hidden', async () => {
    const world = openRenewal();
    await world.rows(OPEN_DEPOSIT);
    await world.calls.tell('visibilityAndNetwork', { type: 'document.hidden' });
    await world.pass(120_000);
    expect(world.asked()).toEqual([]);
    await world.look();
    expect(world.asked()).toHaveLength(1);
    world.stop();
  });

  test('none that waits are not asked for', async () => {
    const world = openRenewal();
    await world.rows(SETTLED);
    expect(world.calls.isRunning('visibilityAndNetwork')).toBe(false);
    world.stop();
  });
});

describe('the tabs of deposits', () => {
  const open = (tab: '6' | '0' | '1' = '6', seeks = true) => {
    const calls = new CallScript();
    const harness = createHarness({
      machine: calls.bind(depositTabsMachine),
      input: { tab, seeksNewest: seeks },
      calls,
    });
    const shows = (time: string | null) =>
      harness.send({
        type: 'rows.changed',
        filter: FILTER,
        rows: time === null ? [] : [{ ...OPEN_DEPOSIT, time }],
      });
    const tells = (newest: string, waiting = 0) => calls.answer('fetchOtherDeposits', { waiting, newest });
    return { ...harness, shows, tells };
  };

  test('are each other’s others', () => {
    expect(RECORD_TABS.map((tab) => otherDepositTab(tab)).filter(Boolean)).toEqual(['0', '6']);
    expect([tabOf(NEWEST_DEPOSITS.split('?')[1] ?? ''), seeksNewest('type=6&newest=1')]).toEqual(['6', true]);
    expect([seeksNewest('type=6'), seeksNewest('newest=0')]).toEqual([false, false]);
  });

  test.each<[string | null, string, string]>([
    ['2026-11-21 08:03:00', '2026-11-21 08:03:01', '/assets?type=0'],
    ['2026-11-21 08:03:00', '2026-11-21 08:03:00', '/assets?type=6'],
    ['2026-11-21 08:03:00', '', '/assets?type=6'],
    [null, '2026-11-21 08:03:00', '/assets?type=0'],
    [null, '', '/assets?type=6'],
  ])('with %s here and %s there lead to %s', async (here, there, to) => {
    const world = open();
    await world.shows(here);
    expect(world.went()).toEqual([]);
    await world.tells(there);
    expect(world.went()).toEqual([to]);
    world.stop();
  });

  test('stay where they are when the other one is late, fails, or the member has gone on', async () => {
    const world = open();
    await world.shows('2026-11-21 08:03:00');
    await world.pass(NEWEST_MS - 1);
    expect(world.went()).toEqual([]);
    await world.pass(1);
    expect(world.went()).toEqual(['/assets?type=6']);
    await world.tells('2026-11-22 08:03:00');
    expect(world.went()).toHaveLength(1);
    world.stop();
    const other = open();
    await other.send({ type: 'tab.shown', tab: '1' });
    await other.pass(NEWEST_MS);
    expect(other.went()).toEqual([]);
    other.stop();
  });

  test('know what waits in the other one, also after a renewal, and no other tab does', async () => {
    const world = open('0', false);
    await world.pass(LOOK_ASIDE_MS - 1);
    expect(world.calls.waiting('fetchOtherDeposits')).toEqual([]);
    await world.pass(1);
    expect(world.calls.only('fetchOtherDeposits').input).toEqual({ tab: '6' });
    await world.tells('2026-11-21 08:03:00', 2);
    expect(world.subject.getSnapshot().context.other).toEqual({ waiting: 2, newest: '2026-11-21 08:03:00' });
    await world.send({ type: 'rows.renewed', rows: [] });
    await world.pass(LOOK_ASIDE_MS);
    await world.calls.fail('fetchOtherDeposits', { kind: 'offline' });
    expect(world.subject.getSnapshot().context.other?.waiting).toBe(2);
    expect(world.went()).toEqual([]);
    await world.send({ type: 'tab.shown', tab: '1' });
    expect(world.subject.getSnapshot().context.other).toBeNull();
    await world.pass(LOOK_ASIDE_MS);
    expect(world.calls.waiting('fetchOtherDeposits')).toEqual([]);
    world.stop();
  });
});
