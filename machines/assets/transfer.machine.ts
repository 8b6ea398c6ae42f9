import { assign, raise, sendParent, setup } from 'xstate';
import { notifyInvalid, type InvalidField } from '#machines/kit/form/invalidField.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { settledAmount, typedAmount } from '#machines/kit/money/typedAmount.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { notifyLostSubmission } from '#machines/app/submissions/lostSubmission.ts';
import { refreshProfile, toast } from '#machines/app/effects.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';
import {
  createSubmissionMachine,
  type SubmissionEvent,
} from '#machines/kit/submission/submission.machine.ts';
import { invalidTransfer, transferOf, type Direction, type Transfer } from './transferRules.ts';

/** Sends one transfer; the receipt is the server's message. */
export const transferSubmission = createSubmissionMachine<Transfer, string>('transfer');
/** Shown when the server sends no text. */
export const TRANSFER_DONE_TEXT = '转账成功';

/**
 * Transfers between the main wallet and a platform (spec 2 §4, §5): the dialog may be closed during a transfer, and
 * closes itself when the transfer is done. `submit.available` is the balance of the source, from the newest balances. A
 * transfer with an unknown outcome stays `unsettled`, also while it is sent again. Sends its parent `transfer.done`.
 */
export const transferMachine = setup({
  types: {} as {
    context: {
      direction: Direction;
      platform: string;
      amount: string;
      invalid: InvalidField<'platform' | 'amount'> | null;
    };
    events:
      | { type: 'dialog.open'; platform: string }
      | { type: 'dialog.close' }
      | { type: 'direction.switched' }
      | { type: 'platform.selected'; platform: string }
      | { type: 'amount.typed'; text: string }
      | { type: 'amount.settled' }
      | { type: 'submit'; available: ServerAmount }
      | SubmissionEvent<string>;
    tags: 'busy' | typeof SUBMISSION_TAG;
    children: { submission: 'submission' };
  },
  actors: { submission: transferSubmission },
  guards: {
    isValid: ({ context }, available: ServerAmount) => invalidTransfer({ ...context, available }) === null,
  },
  actions: {
    typeAmount: assign(({ context }, text: string) => typedAmount(context.amount, text)),
    settleAmount: assign(({ context }) => ({ amount: settledAmount(context.amount) })),
    markInvalid: assign(({ context }, available: ServerAmount) => ({
      invalid: invalidTransfer({ ...context, available }),
    })),
    clearInvalid: assign({ invalid: null }),
    notifyInvalid,
    notifyParent: sendParent({ type: 'transfer.done' }),
    toast,
    refreshProfile,
    notifyLostSubmission,
    reportCrash,
  },
}).createMachine({
  id: 'transferDialog',
  type: 'parallel',
  context: { direction: 'in', platform: '', amount: '', invalid: null },
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'dialog.open': 'open' } },
        open: { on: { 'dialog.close': 'closed' } },
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'dialog.open': {
              actions: assign(({ event }) => ({ platform: event.platform, amount: '', invalid: null })),
            },
            'direction.switched': {
              actions: [
                'clearInvalid',
                assign({ direction: ({ context }) => (context.direction === 'in' ? 'out' : 'in') }),
              ],
            },
            'platform.selected': {
              actions: ['clearInvalid', assign({ platform: ({ event }) => event.platform })],
            },
            'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
            'amount.settled': { actions: 'settleAmount' },
            submit: [
              {
                guard: { type: 'isValid', params: ({ event }) => event.available },
                target: 'submitting',
                actions: ['settleAmount', 'clearInvalid'],
              },
              {
                actions: [
                  'settleAmount',
                  { type: 'markInvalid', params: ({ event }) => event.available },
                  'notifyInvalid',
                ],
              },
            ],
          },
        },
        submitting: {
          tags: ['busy', SUBMISSION_TAG],
          invoke: {
            src: 'submission',
            id: 'submission',
            input: ({ context }) => ({ intent: transferOf(context) }),
            onError: { target: 'editing', actions: ['notifyLostSubmission', 'reportCrash'] },
          },
          on: {
            'submission.done': {
              target: 'editing',
              actions: [
                {
                  type: 'toast',
                  params: ({ event }) => ({ text: event.receipt || TRANSFER_DONE_TEXT }),
                },
                assign({ amount: '' }),
                raise({ type: 'dialog.close' }),
                'refreshProfile',
                'notifyParent',
              ],
            },
            'submission.failed': 'editing',
            'submission.abandoned': 'editing',
          },
          initial: 'sending',
          states: {
            sending: { on: { 'submission.unsettled': 'unsettled' } },
            unsettled: {},
          },
        },
      },
    },
  },
});
