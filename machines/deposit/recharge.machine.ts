import { assign, sendParent, setup } from 'xstate';
import {
  refreshAllowance,
  watchDepositFacts,
  type DepositFacts,
  type DepositFactsEvent,
} from '#machines/deposit/depositFacts.machine.ts';
import type { RechargeTakenEvent } from '#machines/deposit/depositMethod.ts';
import { BANK_DONE_TEXT, rechargeSubmission, type Recharge } from '#machines/deposit/recharge.ts';
import { nowOf } from '#machines/kit/calls/now.ts';
import { paymentMachine } from '#machines/kit/money/payment.machine.ts';
import { receiptMachine, type ReceiptLeftEvent } from '#machines/kit/money/receipt.machine.ts';
import { RECHARGE_RECORDS } from '#machines/kit/money/recordTabs.ts';
import { lookForUnpaid } from '#machines/kit/money/unpaidOrder.ts';
import { go, toast } from '#machines/app/effects.ts';
import { isShown } from '#machines/app/pageShown.ts';
import type { SubmissionEvent, SubmissionInput } from '#machines/kit/submission/submission.machine.ts';

/**
 * One recharge of the digital or the offline form, from the press to its end (spec 2 §2, §4). An accepted one shows
 * where to pay until the member closes it; if the page is hidden then, a toast tells its number. A bank deposit shows
 * its receipt instead, which leads to the records if the page is still shown. Sends its parent `recharge.taken`.
 */
export const rechargeMachine = setup({
  types: {} as {
    context: DepositFacts & {
      sent: SubmissionInput<Recharge> & { pressedAt: number };
      /** its number, from the server's answer; empty before */
      depositNo: string;
      /** why it was refused; empty if it was not */
      refusal: string;
    };
    events: SubmissionEvent<string> | ReceiptLeftEvent | { type: 'receipt.closed' } | DepositFactsEvent;
    input: SubmissionInput<Recharge>;
    /** `unsettled`: the outcome is unknown, also while it is sent again */
    /** why it was refused, for its form; empty if it was not */
    output: string;
    tags: 'unsettled';
    children: { submission: 'submission'; payment: 'payment'; receipt: 'receipt' };
  },
  actors: {
    watchFacts: watchDepositFacts,
    submission: rechargeSubmission,
    payment: paymentMachine,
    receipt: receiptMachine,
  },
  guards: { isBank: ({ context }) => context.sent.intent.paytype === 'bank', isShown },
  actions: {
    noteFacts: assign((_, facts: DepositFacts) => facts),
    noteRefusal: assign((_, refusal: string) => ({ refusal })),
    noteNumber: assign((_, depositNo: string) => ({ depositNo })),
    notifyTaken: sendParent({ type: 'recharge.taken' } satisfies RechargeTakenEvent),
    notifyAway: ({ context: { shown, depositNo }, system }) => {
      if (!shown) toast({ system }, { text: `充值订单已生成，单号 ${depositNo}` });
    },
    refreshAllowance,
    lookForUnpaid,
    toast,
    go,
  },
}).createMachine({
  id: 'recharge',
  context: ({ input, self }) => ({
    sent: { pressedAt: nowOf(self), ...input },
    depositNo: '',
    refusal: '',
    shown: true,
    allowance: null,
  }),
  invoke: { src: 'watchFacts', id: 'watchFacts' },
  on: { 'facts.changed': { actions: { type: 'noteFacts', params: ({ event }) => event.facts } } },
  initial: 'submitting',
  states: {
    submitting: {
      exit: 'refreshAllowance',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context }) => context.sent,
      },
      on: {
        'submission.done': [
          {
            guard: 'isBank',
            target: 'reviewing',
            actions: { type: 'toast', params: { text: BANK_DONE_TEXT } },
          },
          { target: 'paying', actions: { type: 'noteNumber', params: ({ event }) => event.receipt } },
        ],
        'submission.failed': {
          target: 'ended',
          actions: { type: 'noteRefusal', params: ({ event }) => event.text },
        },
        'submission.abandoned': 'ended',
        'submission.unsettled': '.unsettled',
      },
      initial: 'sending',
      states: {
        sending: {},
        /** the state stays during a retry, until the submission is done, refused or given up */
        unsettled: { tags: 'unsettled' },
      },
    },
    paying: {
      entry: ['notifyTaken', 'notifyAway'],
      // while the sheet is open, it is the one that asks what is to be paid
      exit: 'lookForUnpaid',
      invoke: {
        src: 'payment',
        id: 'payment',
        input: ({ context }) => ({ depositNo: context.depositNo }),
        onDone: 'ended',
      },
    },
    reviewing: {
      entry: ['notifyTaken', 'lookForUnpaid'],
      invoke: {
        src: 'receipt',
        id: 'receipt',
        input: ({ context: { sent } }) => ({ amount: sent.intent.amount, pressedAt: sent.pressedAt }),
      },
      on: {
        'receipt.left': [
          { guard: 'isShown', target: 'ended', actions: { type: 'go', params: { to: RECHARGE_RECORDS } } },
          { target: 'ended' },
        ],
        'receipt.closed': 'ended',
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.refusal,
});
