import { assign } from 'xstate';
import { EMPTY_FORM, methodActors, methodSetup, rechargeStates } from '#machines/deposit/depositMethod.ts';
import {
  invalidRecharge,
  type BankDetails,
  type OfflineMethod,
  type RechargeField,
} from '#machines/deposit/depositRules.ts';
import { rechargeMachine } from '#machines/deposit/recharge.machine.ts';
import {
  isWalletRecharge,
  offlineRecharge,
  rechargeSubmission,
  type WalletRecharge,
} from '#machines/deposit/recharge.ts';
import {
  METHOD_GONE_TEXT,
  openMethod,
  type MethodsRefreshedEvent,
} from '#machines/deposit/refreshedMethods.ts';
import type { InvalidField, TextRefusedEvent } from '#machines/kit/form/invalidField.ts';
import { takeUp } from '#machines/kit/submission/takeUp.ts';
import { toast } from '#machines/app/effects.ts';
import { systemActor } from '#machines/app/systemActors.ts';

/**
 * Recharge by customer service, Alipay, WeChat or bank transfer (spec 2 §2, §4). Customer service sends nothing and
 * only opens its link; the others go on in the child `recharge`. If the selected method is closed meanwhile, the first
 * open one is selected and a toast says so; the amount stays.
 */
export const offlineDepositMachine = methodSetup({
  types: {} as {
    choice: { methods: readonly OfflineMethod[]; method: OfflineMethod };
    field: RechargeField;
    events:
      | { type: 'method.selected'; method: OfflineMethod }
      | { type: 'edited' }
      | TextRefusedEvent<RechargeField>
      /** `details` are those of the bank form, null for the other methods */
      | { type: 'submit'; details: BankDetails | null }
      | MethodsRefreshedEvent;
    /** the open methods; the first one is selected */
    input: { methods: readonly OfflineMethod[] };
    intent: WalletRecharge;
  },
  actors: { ...methodActors, recharge: rechargeMachine },
})
  .extend({
    guards: {
      isService: ({ context }) => context.choice.method === 'service',
      isValid: ({ context }, details: BankDetails | null) =>
        invalidRecharge(context.amount, details, context.allowance) === null,
      // without any method, the whole tab is gone, which the page says
      isGoneInFront: ({ context: { choice } }, { inFront, methods }: MethodsRefreshedEvent) =>
        inFront && methods.length > 0 && !methods.includes(choice.method),
    },
    actions: {
      selectMethod: assign(({ context }, method: OfflineMethod) => ({
        choice: { ...context.choice, method },
        invalid: null,
      })),
      noteMethods: assign(({ context: { choice, invalid } }, methods: readonly OfflineMethod[]) => ({
        choice: { methods, method: openMethod(methods, choice.method) },
        invalid: methods.includes(choice.method) ? invalid : null,
      })),
      openService: ({ system }) => {
        // restarted if it has crashed
        systemActor(system, 'flow:customerService')?.send({ type: 'flow.needed' });
        systemActor(system, 'customerService')?.send({ type: 'service.open' });
      },
      markInvalid: assign(({ context }, details: BankDetails | null) => ({
        invalid: invalidRecharge(context.amount, details, context.allowance),
      })),
      markRefused: assign((_, invalid: InvalidField<RechargeField>) => ({ invalid })),
      takeUp: takeUp(rechargeSubmission.id, isWalletRecharge),
      toast,
    },
  })
  .createMachine({
    id: 'offlineDeposit',
    context: ({ input: { methods } }) => ({
      ...EMPTY_FORM,
      choice: { methods, method: methods[0] ?? 'service' },
    }),
    entry: 'takeUp',
    invoke: { src: 'watchFacts', id: 'watchFacts' },
    on: {
      'facts.changed': { actions: { type: 'noteFacts', params: ({ event }) => event.facts } },
      'methods.refreshed': [
        {
          guard: { type: 'isGoneInFront', params: ({ event }) => event },
          actions: [
            { type: 'noteMethods', params: ({ event }) => event.methods },
            { type: 'markFailed', params: METHOD_GONE_TEXT },
            { type: 'toast', params: { text: METHOD_GONE_TEXT } },
          ],
        },
        { actions: { type: 'noteMethods', params: ({ event }) => event.methods } },
      ],
    },
    initial: 'editing',
    states: {
      editing: {
        on: {
          'method.selected': { actions: { type: 'selectMethod', params: ({ event }) => event.method } },
          'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
          'amount.settled': { actions: 'settleAmount' },
          edited: { actions: 'clearInvalid' },
          'text.refused': {
            actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
          },
          submit: [
            { guard: 'isService', actions: 'openService' },
            {
              guard: { type: 'isValid', params: ({ event }) => event.details },
              target: 'recharging',
              actions: ['settleAmount', 'clearInvalid'],
            },
            {
              actions: [
                'settleAmount',
                { type: 'markInvalid', params: ({ event }) => event.details },
                'notifyInvalid',
              ],
            },
          ],
          'submission.found': {
            target: 'recharging',
            actions: assign(({ context, event: { intent } }) => ({
              amount: intent.amount,
              choice: { ...context.choice, method: intent.paytype },
            })),
          },
        },
      },
      recharging: {
        invoke: {
          src: 'recharge',
          id: 'recharge',
          input: ({ context: { choice, amount }, event }) => {
            if (event.type === 'submission.found') return event;
            const details = event.type === 'submit' ? event.details : null;
            return { intent: offlineRecharge(choice.method, amount, details) };
          },
          onDone: { target: 'editing', actions: { type: 'markFailed', params: ({ event }) => event.output } },
        },
        ...rechargeStates,
      },
    },
  });
