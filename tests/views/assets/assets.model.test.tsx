// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { RebateSummary } from '#machines/assets/records.ts';
import type { CallError } from '#machines/calls/callError.ts';
import type { ScriptedCall } from '#tests/support/callScript.ts';
import { platformsModel, recordsModel } from '#tests/models/assets/assets.models.ts';
import { transferSwitchModel } from '#tests/models/transfer/transferSwitch.model.ts';
import { modelLongPaths } from '#tests/support/modelPaths.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { onePage, openAssets, PLATFORMS, record } from './openAssets.ts';

const OFFLINE: CallError = { kind: 'offline' };
const NOTHING_NEW = '当前条件暂无新数据！';
const HEIGHT = 5000;

/** Where the page is scrolled to, as jsdom has no layout. */
function scrollTo(y: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
}

const loading = () => document.querySelector('[role="tabpanel"] [aria-busy="true"]') !== null;
const list = () => within(screen.getByRole('tabpanel')).queryByRole('list', { name: '记录' });
const retry = () => within(screen.getByRole('tabpanel')).queryByRole('button', { name: '重试' });
const told = (world: OpenedScreen) => world.toasts.filter((text) => text === NOTHING_NEW).length;
const twoPages = {
  ...onePage(record('CK1'), record('CK2')),
  lastPage: 2,
  extra: null as RebateSummary | null,
};
const dates = ['今日', '7日内', '半月内', '一月内'];

const recordsSteps: ModelStepsOf<typeof recordsModel, OpenedScreen> = {
  open: () => {
    scrollTo(0);
    return openAssets('6', null);
  },
  close: (world) => world.view.unmount(),
  sees: {
    loading: () => {
      expect(loading()).toBe(true);
      expect(list()).toBeNull();
    },
    failed: () => {
      expect(retry()).toBeTruthy();
      expect(list()).toBeNull();
    },
    empty: () => expect(screen.getByText('暂无记录')).toBeTruthy(),
    firstPage: (world) => {
      expect(list()).toBeTruthy();
      expect(screen.queryByText('没有更多记录了')).toBeNull();
      expect(world.calls.count('fetchMore')).toBe(0);
    },
    loadingMore: (world) => {
      expect(world.calls.only('fetchMore').input).toMatchObject({ page: 2 });
      expect(list()).toBeTruthy();
    },
    moreFailed: () => {
      expect(retry()).toBeTruthy();
      expect(list()).toBeTruthy();
    },
    ended: (world) => {
      expect(screen.getByText('没有更多记录了')).toBeTruthy();
      expect(told(world)).toBe(0);
    },
    toldNothingNew: (world) => expect(told(world)).toBe(1),
    toldOnce: (world) => expect(told(world)).toBe(1),
  },
  does: {
    firstOfTwoPagesComes: (world) => world.answer('fetchPage', twoPages),
    onlyPageComes: (world) => world.answer('fetchPage', onePage(record('CK1'))),
    nothingComes: (world) => world.answer('fetchPage', onePage()),
    lastPageComes: (world) => world.answer('fetchMore', { ...onePage(record('CK3')), lastPage: 2 }),
    callFails: (world) =>
      world.fail(world.calls.waiting('fetchMore').length > 0 ? 'fetchMore' : 'fetchPage', OFFLINE),
    retry: async (world) => {
      const again = retry();
      if (again !== null) await world.user.click(again);
    },
    scroll: async (world) => {
      scrollTo(HEIGHT);
      window.dispatchEvent(new Event('scroll'));
      await world.pass(0);
      scrollTo(0);
    },
    changeDate: async (world) => {
      const chosen = screen.getByRole('radio', { checked: true }).getAttribute('aria-label') ?? '';
      const other = dates[(dates.indexOf(chosen) + 1) % dates.length] ?? '';
      await world.user.click(screen.getByRole('radio', { name: other }));
    },
  },
};

// each path on its own, as what was told is counted from its start
describeModel('a list of records on its screen', recordsModel, recordsSteps);

interface Platforms extends OpenedScreen {
  /** the calls of the session's own poll, which asks first whenever both do, and is left unanswered here */
  others: Set<ScriptedCall | undefined>;
}

const waiting = ({ calls, others }: Platforms) =>
  calls.waiting('request').filter((call) => !others.has(call));
const region = () => within(screen.getByRole('region', { name: '平台余额' }));
const asks = (world: Platforms) => expect(waiting(world)).toHaveLength(1);
const shows = () => expect(region().getByText('¥66.60')).toBeTruthy();
const quiet = (world: Platforms) => expect(waiting(world)).toHaveLength(0);

const platformsSteps: ModelStepsOf<typeof platformsModel, Platforms> = {
  async open() {
    const opened = await openAssets('6', onePage(), null);
    return { ...opened, others: new Set(opened.calls.waiting('request').slice(0, 1)) };
  },
  close: (world) => world.view.unmount(),
  sees: {
    asking: asks,
    failed: () => expect(region().getByText('平台余额加载失败')).toBeTruthy(),
    askingUnseen: asks,
    shown: (world) => {
      shows();
      quiet(world);
    },
    askingAgain: (world) => {
      asks(world);
      shows();
    },
    kept: (world) => {
      shows();
      quiet(world);
    },
    away: quiet,
    backAgain: asks,
  },
  does: {
    async wait(world) {
      // the pause after a failure is up to a fifth longer (D12)
      await world.pass(4100);
    },
    async balancesCome(world) {
      waiting(world)[0]?.resolve(PLATFORMS);
      await world.pass(0);
    },
    async callFails(world) {
      waiting(world)[0]?.reject(OFFLINE);
      await world.pass(0);
    },
    async retry(world) {
      await world.user.click(region().getByRole('button', { name: '重试' }));
      await world.tell('visibilityAndNetwork', { type: 'document.visible' });
      await world.pass(500);
    },
    leaveForAnotherApp: (world) => world.tell('visibilityAndNetwork', { type: 'document.hidden' }),
    async comeBack(world) {
      await world.tell('visibilityAndNetwork', { type: 'document.visible' });
      world.others.add(world.calls.waiting('request')[0]);
    },
  },
};

describeModel('the platform balances on their screen', platformsModel, platformsSteps);

const control = () => screen.getByRole('switch', { name: '自动转账' });
const isOn = (on: boolean, busy = false) => {
  expect(control().getAttribute('aria-checked')).toBe(String(on));
  expect(control().getAttribute('aria-busy') === 'true').toBe(busy);
  expect(screen.queryByRole('button', { name: '额度转换' }) === null).toBe(on);
};
const press = (world: OpenedScreen) => world.user.click(control());

const switchSteps: ModelStepsOf<typeof transferSwitchModel, OpenedScreen> = {
  open: () => openAssets('6'),
  close: (world) => world.view.unmount(),
  sees: {
    off: () => isOn(false),
    turningOn: (world) => {
      isOn(false, true);
      expect(world.calls.only('send').input).toEqual({ intent: { status: 1 }, key: expect.any(String) });
    },
    refused: (world) => {
      isOn(false);
      expect(world.toasts.at(-1)).toBe('系统维护');
    },
    unanswered: (world) => {
      isOn(false);
      expect(world.toasts.at(-1)).toBe('网络错误，请稍后重试');
    },
    leftToTheDialog: (world) => {
      isOn(false);
      expect(world.toasts).not.toContain('您的账号登陆过期，请重新登陆');
    },
    on: () => isOn(true),
    turningOff: (world) => {
      isOn(true, true);
      expect(world.calls.only('send').input).toEqual({ intent: { status: 0 }, key: expect.any(String) });
    },
    stillOn: () => isOn(true),
  },
  does: {
    press,
    pressAgain: press,
    serverSaves: (world) => world.answer('send'),
    serverRefuses: (world) => world.fail('send', { kind: 'rejected', code: 400, message: '系统维护' }),
    answerIsLost: (world) => world.fail('send', OFFLINE),
    loginHasExpired: (world) => world.fail('send', { kind: 'expired', message: '' }),
  },
};

describeModel(
  'the switch of automatic transfers',
  transferSwitchModel,
  switchSteps,
  modelLongPaths(transferSwitchModel, 12),
);
