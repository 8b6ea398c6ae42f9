import { assign } from 'xstate';
import { EMPTY_FORM, methodActors, methodSetup, rechargeStates } from '#machines/deposit/depositMethod.ts';
import { invalidRecharge, type RechargeField } from '#machines/deposit/depositRules.ts';
import { rechargeMachine } from '#machines/deposit/recharge.machine.ts';
import { isUsdtRecharge, rechargeSubmission, type UsdtRecharge } from '#machines/deposit/recharge.ts';
import { plainAmount } from '#machines/kit/money/amount.ts';
import type { Protocol } from '#machines/kit/money/payoutAccount.ts';
import { takeUp } from '#machines/kit/submission/takeUp.ts';

/** Recharge by USDT (spec 2 §2, §4): protocol and amount, then its child `recharge` until the member closes that. */
export const digitalDepositMachine = methodSetup({
  types: {} as {
    choice: { protocol: Protocol };
    field: RechargeField;
    events: { type: 'protocol.selected'; protocol: Protocol } | { type: 'submit' };
    input: undefined;
    intent: UsdtRecharge;
  },
  actors: { ...methodActors, recharge: rechargeMachine },
})
  .extend({
    guards: {
      isValid: ({ context }) => invalidRecharge(context.amount, null, context.allowance) === null,
    },
    actions: {
      selectProtocol: assign((_, protocol: Protocol) => ({ choice: { protocol }, invalid: null })),
      markInvalid: assign(({ context }) => ({
        invalid: invalidRecharge(context.amount, null, context.allowance),
      })),
      takeUp: takeUp(rechargeSubmission.id, isUsdtRecharge),
    },
  })
  .createMachine({
    id: 'digitalDeposit',
    context: { ...EMPTY_FORM, choice: { protocol: 'TRC20' } },
    entry: 'takeUp',
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
          'submission.found': {
            target: 'recharging',
            actions: assign(({ event: { intent } }) => ({
              amount: intent.amount,
              choice: { protocol: intent.catepay },
            })),
          },
        },
      },
      recharging: {
        invoke: {
          src: 'recharge',
          id: 'recharge',
          input: ({ context: { amount, choice }, event }) =>
            event.type === 'submission.found'
              ? event
              : { intent: { paytype: 'usdt', amount: plainAmount(amount), catepay: choice.protocol } },
          onDone: { target: 'editing', actions: { type: 'markFailed', params: ({ event }) => event.output } },
        },
        ...rechargeStates,
      },
    },
  });
