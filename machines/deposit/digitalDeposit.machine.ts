import { assign } from 'xstate';
import { EMPTY_FORM, methodActors, methodSetup } from '#machines/deposit/depositMethod.ts';
import { invalidRecharge, type RechargeField } from '#machines/deposit/depositRules.ts';
import { rechargeMachine } from '#machines/deposit/recharge.machine.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';
import type { Protocol } from '#machines/kit/money/payoutAccount.ts';
import { SUBMISSION_TAG } from '#machines/app/submissions/submissionTag.ts';

/** Recharge by USDT (spec 2 §2, §4): protocol and amount, then its child `recharge` until the member closes that. */
export const digitalDepositMachine = methodSetup({
  types: {} as {
    choice: { protocol: Protocol };
    field: RechargeField;
    events: { type: 'protocol.selected'; protocol: Protocol } | { type: 'submit' };
    input: undefined;
  },
  actors: { ...methodActors, recharge: rechargeMachine },
})
  .extend({
    guards: {
      isValid: ({ context }) => invalidRecharge(context.amount, null, context.allowance) === null,
    },
    actions: {
      selectProtocol: assign((_, protocol: Protocol) => ({ choice: { protocol } })),
      markInvalid: assign(({ context }) => ({
        invalid: invalidRecharge(context.amount, null, context.allowance),
      })),
    },
  })
  .createMachine({
    id: 'digitalDeposit',
    context: { ...EMPTY_FORM, choice: { protocol: 'TRC20' } },
    invoke: { src: 'watchFacts', id: 'watchFacts' },
    on: { 'facts.changed': { actions: { type: 'noteFacts', params: ({ event }) => event.facts } } },
    initial: 'editing',
    states: {
      editing: {
        on: {
          'protocol.selected': { actions: { type: 'selectProtocol', params: ({ event }) => event.protocol } },
          'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
          'amount.settled': { actions: 'settleAmount' },
          submit: [
            { guard: 'isValid', target: 'recharging', actions: ['settleAmount', 'clearInvalid'] },
            { actions: ['settleAmount', 'markInvalid', 'notifyInvalid'] },
          ],
        },
      },
      recharging: {
        invoke: {
          src: 'recharge',
          id: 'recharge',
          input: ({ context: { amount, choice } }) => ({
            intent: { paytype: 'usdt', amount: plainAmount(amount), catepay: choice.protocol },
          }),
          onDone: 'editing',
        },
        initial: 'submitting',
        states: {
          submitting: { tags: ['busy', SUBMISSION_TAG], on: { 'recharge.taken': 'taken' } },
          taken: { exit: 'clearForm' },
        },
      },
    },
  });
