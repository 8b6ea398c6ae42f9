import { assign, sendParent, setup } from 'xstate';
import { notifyInvalid } from '#machines/kit/form/invalidField.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { settledAmount, typedAmount } from '#machines/kit/money/typedAmount.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { toast } from '#machines/app/effects.ts';
import { refusalOf, type Refusal } from '#machines/kit/submission/refusal.ts';
import {
  createSubmissionMachine,
  type SubmissionEvent,
} from '#machines/kit/submission/submission.machine.ts';
import { takeUp, type SubmissionFoundEvent } from '#machines/kit/submission/takeUp.ts';
import {
  TRANSFER_DONE_TEXT,
  TRANSFER_WORDS,
  invalidTransfer,
  isTransfer,
  transferOf,
  valuesOfTransfer,
  type Transfer,
  type TransferForm,
} from './transferRules.ts';

/** Sends one transfer; the receipt is the server's message. */
export const transferSubmission = createSubmissionMachine<Transfer, string>('transfer');

/**
 * Transfers between the main wallet and a platform (spec 2 §4, §5): the dialog may be closed during a transfer, and
 * closes itself when the transfer is done. `submit.available` is the balance of the source, from the newest balances. A
 * transfer with an unknown outcome stays `unsettled`, also while it is sent again. Sends its parent `transfer.done`.
 */
export const transferMachine = setup({
  types: {} as {
    context: TransferForm & { invalid: Refusal<'platform' | 'amount'> | null };
    events:
      | { type: 'dialog.open'; platform: string }
      | { type: 'dialog.close' }
      | { type: 'direction.switched' }
      | { type: 'platform.selected'; platform: string }
      | { type: 'amount.typed'; text: string }
      | { type: 'amount.settled' }
      | { type: 'submit'; available: ServerAmount }
      | SubmissionFoundEvent<Transfer>
      | SubmissionEvent<string>;
    tags: 'busy';
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
    markFailed: assign((_, text: string) => ({ invalid: refusalOf(text, TRANSFER_WORDS) })),
    notifyInvalid,
    notifyParent: sendParent({ type: 'transfer.done' }),
    takeUp: takeUp(transferSubmission.id, isTransfer),
    toast,
    reportCrash,
  },
}).createMachine({
  id: 'transferDialog',
  type: 'parallel',
  context: { direction: 'in', platform: '', amount: '', invalid: null },
  entry: 'takeUp',
  states: {
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'dialog.open': 'open', 'submission.found': 'open' } },
        open: { on: { 'dialog.close': 'closed', 'submission.done': 'closed' } },
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
              actions: assign(({ context: { direction } }) => ({
                direction: direction === 'in' ? 'out' : 'in',
                invalid: null,
              })),
            },
            'platform.selected': {
              actions: assign(({ event: { platform } }) => ({ platform, invalid: null })),
            },
            'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
            'amount.settled': { actions: 'settleAmount' },
            submit: [
              {
                guard: { type: 'isValid', params: ({ event }) => event.available },
                target: 'submitting',
                actions: ['settleAmount', assign({ invalid: null })],
              },
              {
                actions: [
                  'settleAmount',
                  { type: 'markInvalid', params: ({ event }) => event.available },
                  'notifyInvalid',
                ],
              },
            ],
            'submission.found': {
              target: 'submitting',
              actions: assign(({ event }) => valuesOfTransfer(event.intent)),
            },
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            src: 'submission',
            id: 'submission',
            input: ({ context, event }) =>
              event.type === 'submission.found' ? event : { intent: transferOf(context) },
            onError: { target: 'editing', actions: 'reportCrash' },
          },
          on: {
            'submission.done': {
              target: 'editing',
              actions: [
                { type: 'toast', params: ({ event }) => ({ text: event.receipt || TRANSFER_DONE_TEXT }) },
                assign({ amount: '' }),
                'notifyParent',
              ],
            },
            'submission.failed': {
              target: 'editing',
              actions: { type: 'markFailed', params: ({ event }) => event.text },
            },
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
