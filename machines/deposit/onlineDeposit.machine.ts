import { assign } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { EMPTY_FORM, methodActors, methodSetup, rechargeStates } from '#machines/deposit/depositMethod.ts';
import { invalidOnline, type PayChannel } from '#machines/deposit/depositRules.ts';
import { onlinePaymentMachine, onlineSubmission } from '#machines/deposit/onlinePayment.machine.ts';
import { isOnlinePayment, onlinePayment, type OnlinePayment } from '#machines/deposit/onlinePayment.ts';
import {
  choiceOf,
  firstChoice,
  isChoiceKept,
  METHOD_GONE_TEXT,
  refreshedChoice,
  withChannel,
  type ChannelsRefreshedEvent,
  type OnlineChoice,
} from '#machines/deposit/refreshedMethods.ts';
import { takeUp } from '#machines/kit/submission/takeUp.ts';

/**
 * Online recharge (spec 2 §2, §5, D26, D46): channel and option, identified by index because a code may be missing or
 * repeated (D60), and the amount, then its child `recharge`, which stays while the payment is open elsewhere. The page
 * refreshes the channels when it is shown again: choice and amount stay, and where the chosen channel or option is
 * gone, the member chooses again for the same amount.
 */
export const onlineDepositMachine = methodSetup({
  types: {} as {
    choice: OnlineChoice;
    field: 'option' | 'amount';
    events:
      | { type: 'channel.selected'; at: number }
      | { type: 'option.selected'; at: number }
      | { type: 'submit' }
      | { type: 'retry' }
      | ChannelsRefreshedEvent;
    input: undefined;
    intent: OnlinePayment;
  },
  actors: {
    ...methodActors,
    recharge: onlinePaymentMachine,
    fetchChannels: unboundCall<PayChannel[]>('fetchChannels'),
  },
})
  .extend({
    guards: {
      isValid: ({ context }) => invalidOnline({ ...context, ...context.choice }) === null,
      isChoiceGone: ({ context }, channels: readonly PayChannel[]) =>
        context.choice.option !== null && !isChoiceKept(context.choice, channels),
      /** nothing is typed, so that the first channel may be selected, as at the start */
      isUntouchedGone: ({ context: { choice, amount } }, channels: readonly PayChannel[]) =>
        amount === '' && !isChoiceKept(choice, channels),
    },
    actions: {
      beginChoice: assign((_, choice: OnlineChoice) => ({ choice, invalid: null })),
      keepChoice: assign(({ context }, channels: readonly PayChannel[]) => ({
        choice: refreshedChoice(context.choice, channels),
      })),
      // a choice in place of one that is gone keeps the amount
      selectChannel: assign(({ context: { choice, amount } }, at: number) => ({
        choice: withChannel(choice, at),
        amount: choice.channel === null ? amount : '',
        invalid: null,
      })),
      selectOption: assign(({ context: { choice, amount } }, at: number) => ({
        choice: { ...choice, option: choice.channel?.options[at] ?? null },
        amount: choice.option === null ? amount : '',
        invalid: null,
      })),
      markInvalid: assign(({ context }) => ({ invalid: invalidOnline({ ...context, ...context.choice }) })),
      noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
        choice: { ...context.choice, failure: loadFailureText(error) },
      })),
      markGone: assign({ invalid: { field: 'option' as const, text: METHOD_GONE_TEXT } }),
      takeUp: takeUp(onlineSubmission.id, isOnlinePayment),
    },
  })
  .createMachine({
    id: 'onlineDeposit',
    context: { ...EMPTY_FORM, choice: firstChoice([]) },
    invoke: { src: 'watchFacts', id: 'watchFacts' },
    on: { 'facts.changed': { actions: { type: 'noteFacts', params: ({ event }) => event.facts } } },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'fetchChannels',
          id: 'fetchChannels',
          onDone: {
            target: 'editing',
            actions: [{ type: 'beginChoice', params: ({ event }) => firstChoice(event.output) }, 'takeUp'],
          },
          onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
        },
      },
      failed: {
        on: {
          retry: 'loading',
          'channels.refreshed': {
            target: 'editing',
            actions: [{ type: 'beginChoice', params: ({ event }) => firstChoice(event.channels) }, 'takeUp'],
          },
        },
      },
      editing: {
        on: {
          'channels.refreshed': [
            {
              guard: { type: 'isUntouchedGone', params: ({ event }) => event.channels },
              actions: { type: 'beginChoice', params: ({ event }) => firstChoice(event.channels) },
            },
            {
              guard: { type: 'isChoiceGone', params: ({ event }) => event.channels },
              actions: [
                { type: 'keepChoice', params: ({ event }) => event.channels },
                'markGone',
                'notifyInvalid',
              ],
            },
            { actions: { type: 'keepChoice', params: ({ event }) => event.channels } },
          ],
          'channel.selected': { actions: { type: 'selectChannel', params: ({ event }) => event.at } },
          'option.selected': { actions: { type: 'selectOption', params: ({ event }) => event.at } },
          'amount.typed': { actions: { type: 'typeAmount', params: ({ event }) => event.text } },
          'amount.settled': { actions: 'settleAmount' },
          submit: [
            { guard: 'isValid', target: 'recharging', actions: ['settleAmount', 'clearInvalid'] },
            { actions: ['settleAmount', 'markInvalid', 'notifyInvalid'] },
          ],
          'submission.found': {
            target: 'recharging',
            actions: assign(({ context, event: { intent } }) => ({
              amount: intent.amount,
              choice: choiceOf(intent, context.choice.channels),
            })),
          },
        },
      },
      recharging: {
        invoke: {
          src: 'recharge',
          id: 'recharge',
          input: ({ context: { choice, amount }, event }) =>
            event.type === 'submission.found' ? event : { intent: onlinePayment({ ...choice, amount }) },
          onDone: { target: 'editing', actions: { type: 'markFailed', params: ({ event }) => event.output } },
        },
        ...rechargeStates,
      },
    },
  });
