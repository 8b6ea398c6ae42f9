import { describe, expect, test } from 'vitest';
import { depositLimitMachine, limitDoneText } from '#machines/playerProtection/depositLimit.machine.ts';
import {
  breakMachine,
  BREAKS,
  closingMachine,
  CLOSINGS,
  type ExclusionMachine,
} from '#machines/playerProtection/exclusion.machine.ts';
import { playerProtectionMachine } from '#machines/playerProtection/playerProtection.machine.ts';
import type { Protection } from '#machines/kit/protection/protection.ts';
import { protectionSubmission } from '#machines/playerProtection/protectionChange.ts';
import type { protectionReaderMachine } from '#machines/kit/protection/protectionReader.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import {
  DAY_LIMIT,
  PROTECTION,
  RAISED,
  withDayLimit,
} from '#tests/machines/playerProtection/playerProtection.ts';
import { createHarness } from '#tests/support/harness.ts';

const CHANGED = (protection: Protection) => ({ type: 'protection.changed', protection });
const OUTDATED = { type: 'protection.outdated' };
const STARTED = { type: 'exclusion.started' } as const;
const REFUSED = { kind: 'rejected', code: 400, message: '' } as const;

function openLimit() {
  const calls = new CallScript();
  const submission = calls.bind(protectionSubmission);
  const harness = createHarness({ machine: depositLimitMachine.provide({ actors: { submission } }), calls });
  return {
    ...harness,
    state: () => harness.subject.getSnapshot(),
    sent: () => (calls.latest('send').input as { intent: unknown }).intent,
  };
}

describe('a change of a deposit limit', () => {
  test('begins with the day and nothing typed', () => {
    expect(openLimit().state().context).toEqual({ period: 'day', amount: '', invalid: null, change: null });
  });

  test('is sent as a plain amount of the chosen period, confirmed by a toast, and leaves an empty form', async () => {
    const { send, sent, state, calls, toasts, sentToParent } = openLimit();
    await send({ type: 'amount.typed', text: '7' });
    await send({ type: 'period.selected', period: 'week' });
    expect(state().context).toMatchObject({ period: 'week', amount: '' });
    await send({ type: 'amount.typed', text: '0500.50' });
    await send({ type: 'submit' });
    expect(state().hasTag('busy')).toBe(true);
    expect(state().children.submission).toBeDefined();
    expect(sent()).toEqual({ action: 'limit', period: 'week', amount: '500.5' });
    expect(state().context.amount).toBe('500.50');
    await calls.answer('send', PROTECTION);
    expect(state().hasTag('busy')).toBe(false);
    expect(state().context).toMatchObject({ amount: '', invalid: null });
    expect(toasts()).toEqual(['每周存款限额已更新']);
    expect(sentToParent).toContainEqual(CHANGED(PROTECTION));
  });

  test.each(['', '0', '0.00'])(
    'without an amount (%j) is refused at the field, until something is typed',
    async (text) => {
      const { send, state, calls, toasts } = openLimit();
      await send({ type: 'amount.typed', text });
      await send({ type: 'submit' });
      expect(state().context.invalid).toEqual({ field: 'amount', text: '请输入正确的限额' });
      expect(toasts()).toEqual(['请输入正确的限额']);
      expect(calls.count('send')).toBe(0);
      await send({ type: 'amount.typed', text: '5' });
      expect(state().context.invalid).toBeNull();
      await send({ type: 'amount.typed', text: '0' });
      await send({ type: 'submit' });
      await send({ type: 'period.selected', period: 'month' });
      expect(state().context.invalid).toBeNull();
    },
  );

  test('with an amount that can be read in no way is refused with words of its own', async () => {
    const { send, state, calls, toasts } = openLimit();
    await send({ type: 'amount.typed', text: '1,2,3' });
    await send({ type: 'submit' });
    expect(state().context).toMatchObject({
      amount: '1,2,3',
      invalid: { field: 'amount', text: '请输入正确的金额' },
    });
    expect(toasts()).toEqual(['请输入正确的金额']);
    expect(calls.count('send')).toBe(0);
  });

  test('shows the amount as it was read when its field is left, and when it is refused', async () => {
    const { send, state } = openLimit();
    await send({ type: 'amount.typed', text: '1,500.50' });
    expect(state().context.amount).toBe('1,500.50');
    await send({ type: 'amount.settled' });
    expect(state().context.amount).toBe('1500.50');
    await send({ type: 'amount.typed', text: '00' });
    await send({ type: 'submit' });
    expect(state().context).toMatchObject({ amount: '0', invalid: { text: '请输入正确的限额' } });
  });

  test.each([
    ['limit.removed', { action: 'limit', period: 'day', amount: '' }],
    ['limit.confirmed', { action: 'confirm_limit', period: 'day' }],
    ['limit.cancelled', { action: 'cancel_limit', period: 'day' }],
  ] as const)('by %s is sent with one press', async (type, change) => {
    const { send, sent, state } = openLimit();
    await send({ type });
    expect(state().hasTag('busy')).toBe(true);
    expect(sent()).toEqual(change);
  });

  test.each([
    ['is refused', REFUSED],
    ['is of unknown fate', { kind: 'offline' }],
  ] as const)('that %s keeps what was typed, and has the page ask what holds', async (_, error) => {
    const { send, state, calls, sentToParent } = openLimit();
    await send({ type: 'amount.typed', text: '500' });
    await send({ type: 'submit' });
    await calls.fail('send', error);
    expect(state().hasTag('busy')).toBe(false);
    expect(state().context.amount).toBe('500');
    expect(sentToParent).toContainEqual(OUTDATED);
  });

  test('without words of the server says that it failed', async () => {
    const { send, calls, toasts } = openLimit();
    await send({ type: 'limit.removed' });
    await calls.fail('send', REFUSED);
    expect(toasts()).toEqual(['操作失败，请稍后重试']);
  });

  test('is reported as one that holds, or as one that waits', () => {
    expect(limitDoneText('day', PROTECTION)).toBe('每日存款限额已更新');
    expect(limitDoneText('day', { ...PROTECTION, limits: [] })).toBe('每日存款限额已更新');
    expect(limitDoneText('week', withDayLimit(RAISED))).toBe('每周存款限额已更新');
    const monthly = { ...RAISED, period: 'month' } as const;
    expect(limitDoneText('month', { ...PROTECTION, limits: [DAY_LIMIT, monthly] })).toBe(
      '每月限额的调整已提交，2026-11-20 14:00:00（北京时间）起可确认',
    );
  });
});

function openExclusion(machine: ExclusionMachine) {
  const calls = new CallScript();
  const submission = calls.bind(protectionSubmission);
  const harness = createHarness({ machine: machine.provide({ actors: { submission } }), calls });
  return { ...harness, state: () => harness.subject.getSnapshot() };
}

describe('keeping away', () => {
  test.each([
    ['a break', breakMachine, BREAKS, '', '休息已开始，游戏和充值已暂停'],
    ['a closing', closingMachine, CLOSINGS, '关闭账户', '账户已关闭，您仍可登录并提现'],
  ] as const)(
    'by %s is chosen, confirmed and sent, and its result shown',
    async (_, machine, choices, word, done) => {
      const { send, state, calls, toasts, sentToParent } = openExclusion(machine);
      expect(state().context).toEqual({ change: choices[0], typed: '', refusal: null });
      await send({ type: 'length.selected', change: choices[1] });
      expect(state().hasTag('dialog')).toBe(false);
      await send({ type: 'exclusion.requested' });
      expect(state().hasTag('dialog')).toBe(true);
      expect(calls.count('send')).toBe(0);
      await send({ type: 'word.typed', text: ` ${word} ` });
      await send({ type: 'exclusion.confirmed' });
      expect([state().hasTag('busy'), state().hasTag('dialog')]).toEqual([true, true]);
      expect(state().children.submission).toBeDefined();
      expect(calls.latest('send').input).toMatchObject({ intent: choices[1] });
      await calls.answer('send', PROTECTION);
      expect(state().matches('choosing')).toBe(true);
      expect(toasts()).toEqual([done]);
      // the new state first, so that the page has a card to lead to
      expect(sentToParent).toEqual([CHANGED(PROTECTION), STARTED]);
    },
  );

  test('wants its word whole, and each time again', async () => {
    const { send, state, calls } = openExclusion(closingMachine);
    await send({ type: 'exclusion.requested' });
    await send({ type: 'exclusion.confirmed' });
    await send({ type: 'word.typed', text: '关闭' });
    await send({ type: 'exclusion.confirmed' });
    expect(state().matches('confirming')).toBe(true);
    await send({ type: 'word.typed', text: '关闭账户' });
    await send({ type: 'exclusion.cancelled' });
    expect(state().matches('choosing')).toBe(true);
    await send({ type: 'exclusion.requested' });
    expect(state().context.typed).toBe('');
    await send({ type: 'exclusion.confirmed' });
    expect(calls.count('send')).toBe(0);
  });

  test.each([
    ['is refused', REFUSED],
    ['is of unknown fate', { kind: 'offline' }],
  ] as const)('that %s has the page ask what holds', async (_, error) => {
    const { send, state, calls, sentToParent } = openExclusion(breakMachine);
    await send({ type: 'exclusion.requested' });
    await send({ type: 'exclusion.confirmed' });
    await calls.fail('send', error);
    expect(state().matches('choosing')).toBe(true);
    expect(sentToParent).toEqual([OUTDATED]);
  });
});

describe('the page of protection', () => {
  test('has the answer of a change, and requests again what is in doubt', async () => {
    const calls = new CallScript();
    const { subject, send } = createHarness({ machine: calls.bind(playerProtectionMachine), calls });
    const { reader, limit, rest, closing } = subject.getSnapshot().children;
    expect([limit, rest, closing].map((part) => part?.getSnapshot().status)).toEqual([
      'active',
      'active',
      'active',
    ]);
    await calls.answer('read', PROTECTION);
    await send({ type: 'protection.changed', protection: withDayLimit(RAISED) });
    expect(reader?.getSnapshot().context.protection).toEqual(withDayLimit(RAISED));
    const asked = calls.made.length;
    await send({ type: 'protection.outdated' });
    expect(calls.made).toHaveLength(asked + 1);
  });

  test('leads to the card of an exclusion that has started, once', async () => {
    const calls = new CallScript();
    const { subject, send } = createHarness({ machine: calls.bind(playerProtectionMachine), calls });
    const isLeading = () => subject.getSnapshot().matches('leadingToCard');
    expect(isLeading()).toBe(false);
    await send(STARTED);
    expect(isLeading()).toBe(true);
    await send({ type: 'card.reached' });
    expect(isLeading()).toBe(false);
  });

  test('does not look for changes while nobody does, and does so with the return', async () => {
    const calls = new CallScript();
    const reader = calls.callback();
    const { send } = createHarness({
      machine: playerProtectionMachine.provide({
        actors: { reader: reader as unknown as typeof protectionReaderMachine },
      }),
      calls,
    });
    await send({ type: 'page.hidden' });
    await send({ type: 'page.shown' });
    expect(calls.received('reader')).toEqual([{ type: 'page.hidden' }, { type: 'page.shown' }]);
  });
});
