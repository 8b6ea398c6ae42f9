import { assign, sendParent, setup } from 'xstate';
import { notifyInvalid, type InvalidField } from '#machines/kit/form/invalidField.ts';
import { isPositive, plainAmount } from '#machines/kit/money/amount.ts';
import {
  readTypedAmount,
  settledAmount,
  typedAmount,
  unreadableAmount,
} from '#machines/kit/money/typedAmount.ts';
import { LIMIT_PERIODS, type PeriodName } from '#machines/kit/protection/limitPeriods.ts';
import type { Protection } from '#machines/kit/protection/protection.ts';
import {
  protectionSubmission,
  type ProtectionChange,
  type ProtectionChangedEvent,
} from '#machines/playerProtection/protectionChange.ts';
import { toast } from '#machines/app/effects.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import type { SubmissionEvent } from '#machines/kit/submission/submission.machine.ts';

/** Shown if a limit is requested without an amount. */
export const NO_LIMIT_AMOUNT_TEXT = '请输入正确的限额';

/** The reason why a limit of this amount, as it was typed, is not sent, or null. */
export function invalidLimit(amount: string): InvalidField<'amount'> | null {
  const read = readTypedAmount(amount);
  if (read === null) return unreadableAmount();
  return isPositive(read) ? null : { field: 'amount', text: NO_LIMIT_AMOUNT_TEXT };
}

/** The text after an accepted change of a limit: it applies, or it waits for the second confirmation. */
export function limitDoneText(period: PeriodName, { limits }: Protection): string {
  const pending = limits.find((limit) => limit.period === period)?.pending;
  const { limit } = LIMIT_PERIODS[period];
  return pending
    ? `${limit}限额的调整已提交，${pending.confirmableAt}（北京时间）起可确认`
    : `${limit}存款限额已更新`;
}

/**
 * The form of the deposit limits (D62): a period, its new amount, and a pending limit to confirm or drop. The server
 * decides whether a limit applies at once or waits. A change with an unknown outcome is treated like a failed one: the
 * page fetches the current state again, and repeating the request does no harm. Sends its parent `protection.changed`
 * or `protection.outdated`.
 */
export const depositLimitMachine = setup({
  types: {} as {
    context: {
      period: PeriodName;
      /** CNY as it was typed */
      amount: string;
      invalid: Refusal<'amount'> | null;
      change: ProtectionChange | null;
    };
    events:
      | { type: 'period.selected'; period: PeriodName }
      | { type: 'amount.typed'; text: string }
      | { type: 'amount.settled' }
      | { type: 'submit' }
      | { type: 'limit.removed' }
      | { type: 'limit.confirmed' }
      | { type: 'limit.cancelled' }
      | SubmissionEvent<Protection>;
    tags: 'busy';
    children: { submission: 'submission' };
  },
  actors: { submission: protectionSubmission },
  guards: { isValid: ({ context }) => invalidLimit(context.amount) === null },
  actions: {
    selectPeriod: assign((_, period: PeriodName) => ({ period, amount: '', invalid: null })),
    typeAmount: assign(({ context }, text: string) => typedAmount(context.amount, text)),
    settleAmount: assign(({ context }) => ({ amount: settledAmount(context.amount) })),
    markInvalid: assign(({ context }) => ({ invalid: invalidLimit(context.amount) })),
    markFailed: assign((_, text: string) => ({ invalid: refusalOf(text) })),
    clearForm: assign({ amount: '', invalid: null }),
    noteAmount: assign(({ context: { period, amount } }) => ({
      invalid: null,
      change: { action: 'limit' as const, period, amount: plainAmount(amount) },
    })),
    noteChange: assign(({ context: { period } }, action: 'remove' | 'confirm_limit' | 'cancel_limit') => ({
      invalid: null,
      change: action === 'remove' ? { action: 'limit' as const, period, amount: '' } : { action, period },
    })),
    notifyDone: ({ context, system }, protection: Protection) =>
      toast({ system }, { text: limitDoneText(context.period, protection) }),
    notifyChanged: sendParent((_, protection: Protection): ProtectionChangedEvent => ({
      type: 'protection.changed',
      protection,
    })),
    notifyOutdated: sendParent({ type: 'protection.outdated' } satisfies ProtectionChangedEvent),
    notifyInvalid,
  },
}).createMachine({
  id: 'depositLimit',
  context: { period: 'day', amount: '', invalid: null, change: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'period.selected': { actions: { type: 'selectPeriod', params: ({ event }) => event.period } },
        'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
        'amount.settled': { actions: 'settleAmount' },
        submit: [
          { guard: 'isValid', target: 'submitting', actions: ['settleAmount', 'noteAmount'] },
          { actions: ['settleAmount', 'markInvalid', 'notifyInvalid'] },
        ],
        'limit.removed': { target: 'submitting', actions: { type: 'noteChange', params: 'remove' } },
        'limit.confirmed': { target: 'submitting', actions: { type: 'noteChange', params: 'confirm_limit' } },
        'limit.cancelled': { target: 'submitting', actions: { type: 'noteChange', params: 'cancel_limit' } },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => {
          if (context.change === null) throw new Error('There is no change to send');
          return { intent: context.change };
        },
      },
      on: {
        'submission.done': {
          target: 'editing',
          actions: [
            'clearForm',
            { type: 'notifyDone', params: ({ event }) => event.receipt },
            { type: 'notifyChanged', params: ({ event }) => event.receipt },
          ],
        },
        'submission.failed': {
          target: 'editing',
          actions: [{ type: 'markFailed', params: ({ event }) => event.text }, 'notifyOutdated'],
        },
        'submission.unsettled': {
          target: 'editing',
          actions: [{ type: 'markFailed', params: ({ event }) => event.text }, 'notifyOutdated'],
        },
      },
    },
  },
});
