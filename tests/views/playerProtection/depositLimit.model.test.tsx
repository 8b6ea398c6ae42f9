// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { NO_LIMIT_AMOUNT_TEXT } from '#machines/playerProtection/depositLimit.machine.ts';
import type { ProtectionChange } from '#machines/playerProtection/protectionChange.ts';
import { depositLimitModel } from '#tests/models/playerProtection/depositLimit.model.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import type { OpenedScreen } from '#tests/support/openScreen.tsx';
import { DAY_LIMIT, PROTECTION, RAISED, withDayLimit } from '#tests/support/playerProtection.ts';
import { openProtection } from './openProtection.ts';

const FIELD = '每日限额金额';
const button = (name: string) => screen.getByRole('button', { name });
const sent = (world: OpenedScreen) => (world.calls.only('send').input as { intent: ProtectionChange }).intent;
const limitShown = () => screen.getByText('每日限额').nextElementSibling?.textContent;

async function save(world: OpenedScreen, amount: string) {
  await world.user.clear(screen.getByRole('textbox', { name: FIELD }));
  await world.user.type(screen.getByRole('textbox', { name: FIELD }), amount);
  await world.user.click(button('保存限额'));
}

/** What the server keeps after the change that waits for its answer. */
function keptAfter(change: ProtectionChange) {
  if (change.action === 'confirm_limit') return withDayLimit({ ...DAY_LIMIT, amount: '2000.00' });
  if (change.action === 'limit' && change.amount === '500')
    return withDayLimit({ ...DAY_LIMIT, amount: '500.00' });
  return change.action === 'limit' ? withDayLimit(RAISED) : PROTECTION;
}

const sending = (change: ProtectionChange, name: string) => (world: OpenedScreen) => {
  expect(sent(world)).toEqual(change);
  expect(button(name).getAttribute('aria-busy')).toBe('true');
};
const confirmation: ProtectionChange = { action: 'confirm_limit', period: 'day' };

const steps: ModelStepsOf<typeof depositLimitModel, OpenedScreen> = {
  open: async () => {
    const world = await openProtection();
    await world.answer('read', PROTECTION);
    return world;
  },
  sees: {
    limited: () => {
      expect(limitShown()).toBe('¥1,000.00');
      expect(screen.getByText('¥400.00')).toBeTruthy();
      expect(screen.queryByRole('button', { name: '再次确认' })).toBeNull();
    },
    markedInvalid: (world) => {
      expect(world.toasts).toEqual([NO_LIMIT_AMOUNT_TEXT]);
      expect(screen.getByRole('textbox', { name: FIELD }).getAttribute('aria-invalid')).toBe('true');
      expect(world.calls.count('send')).toBe(0);
    },
    sendingLower: (world) => {
      sending({ action: 'limit', period: 'day', amount: '500' }, '保存限额')(world);
      expect(world.calls.count('send')).toBe(1);
    },
    lowered: (world) => {
      expect(limitShown()).toBe('¥500.00');
      expect(screen.getByText('¥0.00')).toBeTruthy();
      expect(world.toasts.at(-1)).toBe('每日存款限额已更新');
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: FIELD }).value).toBe('');
    },
    toldRefusal: (world) => {
      expect(world.toasts.at(-1)).toBe('暂时无法调整');
      expect(world.calls.waiting('refresh')).toHaveLength(1);
    },
    lookingAgain: (world) => {
      expect(world.toasts.at(-1)).toBe('网络错误，请稍后重试');
      expect(world.calls.waiting('refresh')).toHaveLength(1);
    },
    sendingHigher: sending({ action: 'limit', period: 'day', amount: '2000' }, '保存限额'),
    sendingRemoval: sending({ action: 'limit', period: 'day', amount: '' }, '保存限额'),
    waitingADay: (world) => {
      expect(limitShown()).toBe('¥1,000.00');
      expect(screen.getByText('待调高至 ¥2,000.00，2026-11-20 14:00:00（北京时间）起可确认。')).toBeTruthy();
      expect(screen.queryByRole('button', { name: '再次确认' })).toBeNull();
      expect(world.toasts.at(-1)).toBe('每日限额的调整已提交，2026-11-20 14:00:00（北京时间）起可确认');
    },
    sendingCancel: sending({ action: 'cancel_limit', period: 'day' }, '保存限额'),
    confirmable: () => {
      expect(limitShown()).toBe('¥1,000.00');
      expect(button('再次确认')).toBeTruthy();
    },
    sendingConfirmation: sending(confirmation, '再次确认'),
    raised: () => {
      expect(limitShown()).toBe('¥2,000.00');
      expect(screen.queryByRole('button', { name: '再次确认' })).toBeNull();
    },
  },
  does: {
    pressWithoutAmount: (world) => world.user.click(button('保存限额')),
    lower: (world) => save(world, '500'),
    raise: (world) => save(world, '2000'),
    remove: (world) => world.user.click(button('取消每日限额')),
    pressAgain: (world) => world.user.click(button('保存限额')),
    serverTakes: (world) => world.answer('send', keptAfter(sent(world))),
    serverRefuses: (world) => world.fail('send', { kind: 'rejected', code: 400, message: '暂时无法调整' }),
    answerIsLost: (world) => world.fail('send', { kind: 'offline' }),
    dayPasses: async (world) => {
      world.page().send({ type: 'page.hidden' });
      world.page().send({ type: 'page.shown' });
      await world.pass(0);
      await world.answer('refresh', withDayLimit(RAISED, '2026-11-20 14:00:00'));
    },
    confirm: (world) => world.user.click(button('再次确认')),
    cancel: (world) => world.user.click(button('不再调整')),
  },
};

describeModel('a deposit limit', depositLimitModel, steps);
