import { assign } from 'xstate';
import { PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import { WITHDRAW_DONE_TEXT } from '#machines/withdraw/withdrawal.ts';
import { withdrawSetup } from '#machines/withdraw/withdrawSetup.ts';

/**
 * The withdraw page (spec 2 §2, §4, §5, D19, D23): it holds tab, account and amount; the payment password comes with
 * `submit` and with each retry and is not stored. An accepted request shows its receipt for a while and then leads
 * home. To give up a request with an unknown outcome, send the event to the child `submission` directly. The page goes on
 * while another one is open: a person who adds an account on the way finds it chosen, and what was typed.
 */
export const withdrawMachine = withdrawSetup.createMachine({
  id: 'withdraw',
  context: ({ input: { least }, spawn }) => ({
    accounts: spawn('accounts', { id: 'accounts' }),
    least,
    tab: 'cny',
    account: null,
    address: '',
    protocol: PROTOCOLS[0],
    amount: '',
    invalid: null,
    sent: { amount: '', bank: '' },
    pressedAt: 0,
    seen: null,
    shown: true,
  }),
  entry: 'takeUp',
  on: {
    'page.shown': { actions: ['noteShown', 'refreshAccounts'] },
    'page.hidden': { actions: ['noteShown', 'clearInvalid'] },
  },
  initial: 'editing',
  states: {
    editing: {
      initial: 'settled',
      states: {
        /** the next key may complete the amount */
        typing: {},
        settled: {},
      },
      on: {
        'tab.selected': { actions: [assign({ tab: ({ event }) => event.tab }), 'clearForm'] },
        'account.selected': {
          actions: ['clearInvalid', assign({ account: ({ event }) => event.account })],
        },
        'address.typed': {
          actions: ['clearInvalid', assign({ address: ({ event }) => event.address })],
        },
        'protocol.selected': {
          actions: ['clearInvalid', assign({ protocol: ({ event }) => event.protocol })],
        },
        'amount.typed': {
          target: '.typing',
          actions: { type: 'typeAmount', params: ({ event }) => event.text },
        },
        'amount.settled': { target: '.settled', actions: 'settleAmount' },
        edited: { actions: 'clearInvalid' },
        'text.refused': {
          actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
        },
        'resource.loaded': { actions: { type: 'noteAccounts', params: ({ event }) => event.data } },
        submit: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.password },
            target: 'submitting',
            actions: ['settleAmount', 'noteSent'],
          },
          {
            actions: [
              'settleAmount',
              { type: 'markInvalid', params: ({ event }) => event.password },
              'notifyInvalid',
            ],
          },
        ],
        'submission.found': {
          target: 'submitting',
          actions: { type: 'restore', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submission',
        id: 'submission',
        input: ({ context, event }) =>
          event.type === 'submission.found'
            ? event
            : { intent: context.sent, secret: event.type === 'submit' ? event.password : '' },
      },
      on: {
        'resource.loaded': { actions: { type: 'showTab', params: ({ event }) => event.data } },
        'submission.done': {
          target: 'done',
          actions: [{ type: 'toast', params: { text: WITHDRAW_DONE_TEXT } }, 'clearForm'],
        },
        'submission.failed': {
          target: 'editing',
          actions: { type: 'markFailed', params: ({ event }) => event.text },
        },
        'submission.unsettled': '.unsettled',
        'submission.abandoned': { target: 'editing', actions: 'clearInvalid' },
      },
      initial: 'sending',
      states: {
        sending: {},
        unsettled: {
          tags: 'unsettled',
          on: {
            'text.refused': {
              actions: [{ type: 'markRefused', params: ({ event }) => event.invalid }, 'notifyInvalid'],
            },
            'submission.retry': [
              {
                guard: { type: 'isValid', params: ({ event }) => event.secret ?? '' },
                target: 'sendingAgain',
                actions: ['clearInvalid', 'sendAgain'],
              },
              { actions: [{ type: 'markInvalid', params: '' }, 'notifyInvalid'] },
            ],
          },
        },
        sendingAgain: { tags: 'unsettled' },
      },
    },
    done: { always: [{ guard: 'isShown', target: 'succeeded' }, { target: 'editing' }] },
    succeeded: {
      invoke: {
        src: 'receipt',
        id: 'receipt',
        input: ({ context: { sent, pressedAt } }) => ({ amount: sent.amount, pressedAt }),
      },
      on: {
        'receipt.left': { actions: { type: 'go', params: { to: '/' } } },
        'page.hidden': { target: 'editing', actions: 'noteShown' },
      },
    },
  },
});
