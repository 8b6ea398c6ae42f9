import { assign, raise, sendParent, setup } from 'xstate';
import { tellInvalid, type InvalidField } from '#machines/forms/invalidField.ts';
import { typedAmount } from '#machines/money/amount.ts';
import { refreshProfile, settled, toast } from '#machines/root/effects.ts';
import {
  createSubmissionMachine,
  isDone,
  toSubmission,
  type SubmissionCommand,
  type UnsettledEvent,
} from '#machines/submission/submission.machine.ts';
import {
  invalidTransfer,
  transferOf,
  type Direction,
  type Transfer,
} from '#machines/transfer/transferRules.ts';

/** Sends one transfer; its receipt is the server's message. */
export const transferSubmission = createSubmissionMachine<Transfer, string>('transfer');
/** Told when the server has no words of its own. */
export const TRANSFER_DONE_TEXT = '转账成功';

/**
 * Transfers between the main wallet and a platform (spec 2 §4, §5): the dialog may be closed while a transfer is
 * on its way, and closes itself when it is done. `submit.available` is what the source holds, from the newest balances. Tells its parent
 * `transfer.done`.
 */
export const transferMachine = setup({
  types: {
    context: {} as {
      direction: Direction;
      platform: string;
      amount: string;
      invalid: InvalidField<'platform' | 'amount'> | null;
      newKey: () => string;
    },
    events: {} as
      | { type: 'dialog.open'; platform: string }
      | { type: 'dialog.close' }
      | { type: 'direction.switched' }
      | { type: 'platform.selected'; platform: string }
      | { type: 'amount.typed'; text: string }
      | { type: 'submit'; available: string }
      | SubmissionCommand
      | UnsettledEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: { submission: transferSubmission },
  guards: {
    isValid: ({ context }, available: string) => invalidTransfer({ ...context, available }) === null,
    isDone,
  },
  actions: {
    markInvalid: assign(({ context }, available: string) => ({
      invalid: invalidTransfer({ ...context, available }),
    })),
    clearInvalid: assign({ invalid: null }),
    tellInvalid,
    tellParent: sendParent({ type: 'transfer.done' }),
    toSubmission,
    toast,
    refreshProfile,
    settled,
  },
}).createMachine({
  id: 'transferDialog',
  type: 'parallel',
  context: ({ input }) => ({
    direction: 'in',
    platform: '',
    amount: '',
    invalid: null,
    newKey: input.newKey,
  }),
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
            'amount.typed': {
              actions: ['clearInvalid', assign({ amount: ({ event }) => typedAmount(event.text) })],
            },
            submit: [
              {
                guard: { type: 'isValid', params: ({ event }) => event.available },
                target: 'submitting',
                actions: 'clearInvalid',
              },
              {
                actions: [{ type: 'markInvalid', params: ({ event }) => event.available }, 'tellInvalid'],
              },
            ],
          },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            src: 'submission',
            id: 'submission',
            input: ({ context }) => ({ intent: transferOf(context), newKey: context.newKey }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output.outcome },
                target: 'editing',
                actions: [
                  {
                    type: 'toast',
                    params: ({ event }) => ({
                      text: (event.output.outcome === 'done' && event.output.receipt) || TRANSFER_DONE_TEXT,
                      place: 'member',
                    }),
                  },
                  assign({ amount: '' }),
                  raise({ type: 'dialog.close' }),
                  'refreshProfile',
                  'tellParent',
                  'settled',
                ],
              },
              { target: 'editing', actions: 'settled' },
            ],
            onError: { target: 'editing', actions: 'settled' },
          },
          on: {
            'submission.retry': { actions: 'toSubmission' },
            'submission.abandon': { actions: 'toSubmission' },
          },
        },
      },
    },
  },
});
