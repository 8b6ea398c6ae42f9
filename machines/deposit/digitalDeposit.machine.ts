import { assign, setup } from 'xstate';
import { invalidRecharge, type RechargeField } from '#machines/deposit/depositRules.ts';
import { rechargeMachine, type RechargeTakenEvent } from '#machines/deposit/recharge.machine.ts';
import { tellAway } from '#machines/deposit/recharge.ts';
import { tellInvalid, type InvalidField } from '#machines/forms/invalidField.ts';
import { plainAmount, typedAmount } from '#machines/money/amount.ts';
import type { Protocol } from '#machines/payoutAccounts/payoutAccount.ts';

/**
 * Recharge by USDT (spec 2 §2, §4): protocol and amount, then its submission and payment as a child.
 */
export const digitalDepositMachine = setup({
  types: {
    context: {} as {
      protocol: Protocol;
      amount: string;
      invalid: InvalidField<RechargeField> | null;
      /** is the page in front */
      shown: boolean;
      newKey: () => string;
    },
    events: {} as
      | { type: 'protocol.selected'; protocol: Protocol }
      | { type: 'amount.typed'; text: string }
      | { type: 'submit' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | RechargeTakenEvent,
    input: {} as { newKey: () => string },
    tags: {} as 'busy',
  },
  actors: { recharge: rechargeMachine },
  guards: {
    isValid: ({ context }) => invalidRecharge(context.amount, null) === null,
    isTaken: (_, taken: boolean) => taken,
  },
  actions: {
    markInvalid: assign(({ context }) => ({ invalid: invalidRecharge(context.amount, null) })),
    clearInvalid: assign({ invalid: null }),
    clearForm: assign({ amount: '', invalid: null }),
    tellAway,
    tellInvalid,
  },
}).createMachine({
  id: 'digitalDeposit',
  context: ({ input }) => ({
    protocol: 'TRC20',
    amount: '',
    invalid: null,
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
        'protocol.selected': { actions: assign({ protocol: ({ event }) => event.protocol }) },
        'amount.typed': {
          actions: ['clearInvalid', assign({ amount: ({ event }) => typedAmount(event.text) })],
        },
        submit: [
          { guard: 'isValid', target: 'recharging', actions: 'clearInvalid' },
          { actions: ['markInvalid', 'tellInvalid'] },
        ],
      },
    },
    recharging: {
      invoke: {
        src: 'recharge',
        id: 'recharge',
        input: ({ context }) => ({
          intent: { paytype: 'usdt', amount: plainAmount(context.amount), catepay: context.protocol },
          newKey: context.newKey,
        }),
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
            'recharge.taken': {
              target: 'paying',
              actions: { type: 'tellAway', params: ({ event }) => event.depositNo },
            },
          },
        },
        paying: {},
      },
    },
  },
});
