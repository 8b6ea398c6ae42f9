import { assign, setup } from 'xstate';
import {
  invalidRecharge,
  type BankDetails,
  type OfflineMethod,
  type RechargeField,
} from '#machines/deposit/depositRules.ts';
import { rechargeMachine, type RechargeTakenEvent } from '#machines/deposit/recharge.machine.ts';
import {
  BANK_DONE_TEXT,
  offlineRecharge,
  RECHARGE_RECORDS,
  tellAway,
  type Recharge,
} from '#machines/deposit/recharge.ts';
import { tellInvalid, type InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount, typedAmount } from '#machines/money/amount.ts';
import { receiptMachine, type ReceiptLeftEvent } from '#machines/money/receipt.machine.ts';
import { go, toast } from '#machines/root/effects.ts';

/**
 * Recharge by customer service, Alipay, WeChat or bank transfer (spec 2 §2, §4). Customer service sends nothing
 * but opens its link; Alipay and WeChat have submission and payment as a child; a bank deposit waits for review
 * with its receipt, which leads to the records where the page is still in front.
 */
export const offlineDepositMachine = setup({
  types: {
    context: {} as {
      methods: readonly OfflineMethod[];
      method: OfflineMethod;
      amount: string;
      invalid: InvalidField<RechargeField> | null;
      sent: Recharge;
      shown: boolean;
      newKey: () => string;
    },
    events: {} as
      | { type: 'method.selected'; method: OfflineMethod }
      | { type: 'amount.typed'; text: string }
      | { type: 'edited' }
      /** `details` are the bank form's, null with the other methods */
      | { type: 'submit'; details: BankDetails | null }
      | { type: 'receipt.closed' }
      | ReceiptLeftEvent
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | RechargeTakenEvent,
    /** the methods that are open, of which the first is chosen */
    input: {} as { methods: readonly OfflineMethod[]; newKey: () => string },
    tags: {} as 'busy',
  },
  actors: { recharge: rechargeMachine, receipt: receiptMachine },
  guards: {
    isService: ({ context }) => context.method === 'service',
    isValid: ({ context }, details: BankDetails | null) => invalidRecharge(context.amount, details) === null,
    isBank: ({ context }) => context.sent.paytype === 'bank',
    isTaken: (_, taken: boolean) => taken,
    isShown: ({ context }) => context.shown,
  },
  actions: {
    openService: ({ system }) => system.get('customerService')?.send({ type: 'service.open' }),
    noteIntent: assign(({ context }, details: BankDetails | null) => ({
      sent: offlineRecharge(context.method, plainAmount(context.amount), details),
    })),
    markInvalid: assign(({ context }, details: BankDetails | null) => ({
      invalid: invalidRecharge(context.amount, details),
    })),
    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ amount: '', invalid: null }),
    tellAway,
    tellInvalid,
    toast,
    go,
  },
}).createMachine({
  id: 'offlineDeposit',
  context: ({ input }) => ({
    methods: input.methods,
    method: input.methods[0] ?? 'bank',
    amount: '',
    invalid: null,
    sent: { paytype: 'alipay', amount: '0' },
    shown: true,
    newKey: input.newKey,
  }),
  on: {
    'page.shown': { actions: assign({ shown: true }) },
    'page.hidden': { actions: assign({ shown: false }) },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'method.selected': {
          actions: ['clearInvalid', assign({ method: ({ event }) => event.method })],
        },
        'amount.typed': {
          actions: ['clearInvalid', assign({ amount: ({ event }) => typedAmount(event.text) })],
        },
        edited: { actions: 'clearInvalid' },
        submit: [
          { guard: 'isService', actions: 'openService' },
          {
            guard: { type: 'isValid', params: ({ event }) => event.details },
            target: 'recharging',
            actions: ['clearInvalid', { type: 'noteIntent', params: ({ event }) => event.details }],
          },
          {
            actions: [{ type: 'markInvalid', params: ({ event }) => event.details }, 'tellInvalid'],
          },
        ],
      },
    },
    recharging: {
      invoke: {
        src: 'recharge',
        id: 'recharge',
        input: ({ context }) => ({ intent: context.sent, newKey: context.newKey }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output.taken },
            target: 'editing',
            actions: 'clearForm',
          },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
      initial: 'submitting',
      states: {
        submitting: {
          tags: 'busy',
          on: {
            'recharge.taken': [
              {
                guard: 'isBank',
                target: '#offlineDeposit.reviewing',
                actions: { type: 'toast', params: { text: BANK_DONE_TEXT, place: 'member' } },
              },
              { target: 'paying', actions: { type: 'tellAway', params: ({ event }) => event.depositNo } },
            ],
          },
        },
        paying: {},
      },
    },
    reviewing: {
      invoke: {
        src: 'receipt',
        id: 'receipt',
        input: ({ context }) => ({ amount: context.sent.amount }),
        onError: 'editing',
      },
      on: {
        'receipt.left': [
          {
            guard: 'isShown',
            target: 'editing',
            actions: ['clearForm', { type: 'go', params: { to: RECHARGE_RECORDS } }],
          },
          { target: 'editing', actions: 'clearForm' },
        ],
        'receipt.closed': { target: 'editing', actions: 'clearForm' },
      },
    },
  },
});
