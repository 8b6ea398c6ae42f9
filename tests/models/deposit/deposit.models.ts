import { setup } from 'xstate';

type DepositModelEvent =
  | { type: 'pressWithoutAmount' }
  | { type: 'pressWithUnreadable' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'type' }
  | { type: 'serverTakes' }
  | { type: 'serverRefuses' }
  | { type: 'answerIsLost' }
  | { type: 'noAnswerComes' }
  | { type: 'retry' }
  | { type: 'giveUp' };

/** The states that all methods share: invalid, sending, error and unknown outcome (spec 2 §5, §8; D18, D45, D63). */
const shared = {
  refused: { on: { type: 'filling', press: 'sending' } },
  /** an amount with no reading, or with two, stays as it was typed */
  unreadable: { on: { type: 'filling', press: 'sending' } },
  refusalShown: { on: { press: 'sending' } },
  unknown: { on: { retry: 'sendingAgain', giveUp: 'filling' } },
} as const;

type DigitalModelEvent =
  | DepositModelEvent
  | { type: 'infoComes' }
  | { type: 'infoFails' }
  | { type: 'askInfoAgain' }
  | { type: 'close' }
  | { type: 'complete' };

/** Recharge by USDT, Alipay or WeChat as a user sees it (spec 2 §2, §4). */
export const paidByCodeModel = setup({ types: { events: {} as DigitalModelEvent } }).createMachine({
  id: 'paidByCodeModel',
  initial: 'filling',
  states: {
    ...shared,
    filling: { on: { pressWithoutAmount: 'refused', pressWithUnreadable: 'unreadable', press: 'sending' } },
    sending: {
      on: {
        pressAgain: 'sending',
        serverTakes: 'infoComing',
        serverRefuses: 'refusalShown',
        answerIsLost: 'unknown',
        noAnswerComes: 'unknown',
      },
    },
    sendingAgain: { on: { serverTakes: 'infoComing', answerIsLost: 'unknown' } },
    infoComing: { on: { infoComes: 'infoShown', infoFails: 'infoFailed', close: 'filling' } },
    infoFailed: { on: { askInfoAgain: 'infoComing', close: 'filling' } },
    infoShown: { on: { close: 'filling', complete: 'atRecords' } },
    atRecords: {},
  },
});

type OnlineModelEvent =
  | DepositModelEvent
  | { type: 'channelsCome' }
  | { type: 'channelsFail' }
  | { type: 'askChannelsAgain' }
  | { type: 'pressWithTooMuch' }
  | { type: 'windowOpens' }
  | { type: 'windowIsBlocked' }
  | { type: 'linkIsRefused' }
  | { type: 'payAgain' };

/** Online recharge as a user sees it (spec 2 §2, §5, §8; D26, D46). */
export const onlineModel = setup({ types: { events: {} as OnlineModelEvent } }).createMachine({
  id: 'onlineModel',
  initial: 'channelsComing',
  states: {
    ...shared,
    channelsComing: { on: { channelsCome: 'filling', channelsFail: 'channelsFailed' } },
    channelsFailed: { on: { askChannelsAgain: 'channelsComing' } },
    filling: {
      on: {
        pressWithoutAmount: 'refused',
        pressWithUnreadable: 'unreadable',
        pressWithTooMuch: 'outOfRange',
        press: 'sending',
      },
    },
    outOfRange: { on: { type: 'filling' } },
    sending: {
      on: {
        pressAgain: 'sending',
        serverTakes: 'opening',
        serverRefuses: 'refusalShown',
        answerIsLost: 'unknown',
        noAnswerComes: 'unknown',
      },
    },
    sendingAgain: { on: { serverTakes: 'opening', answerIsLost: 'unknown' } },
    opening: { on: { windowOpens: 'paying', windowIsBlocked: 'payingHere', linkIsRefused: 'linkRefused' } },
    linkRefused: { on: { press: 'sending' } },
    paying: { on: { payAgain: 'filling' } },
    payingHere: {},
  },
});

type BankModelEvent =
  | DepositModelEvent
  | { type: 'pressWithoutName' }
  | { type: 'leave' }
  | { type: 'touchReceipt' }
  | { type: 'wait' };

/** The bank form as a user sees it (spec 2 §4, §5, §9). */
export const bankModel = setup({ types: { events: {} as BankModelEvent } }).createMachine({
  id: 'bankModel',
  initial: 'filling',
  states: {
    ...shared,
    filling: {
      on: {
        pressWithoutName: 'nameRefused',
        pressWithoutAmount: 'refused',
        pressWithUnreadable: 'unreadable',
        press: 'sending',
      },
    },
    nameRefused: { on: { type: 'filling' } },
    sending: {
      on: {
        pressAgain: 'sending',
        serverTakes: 'taken',
        serverRefuses: 'refusalShown',
        answerIsLost: 'unknown',
        noAnswerComes: 'unknown',
      },
    },
    sendingAgain: { on: { serverTakes: 'taken', answerIsLost: 'unknown' } },
    taken: { on: { wait: 'atRecords', touchReceipt: 'receiptHeld', leave: 'takenAway' } },
    receiptHeld: { on: { wait: 'receiptHeld' } },
    takenAway: { on: { wait: 'leftAlone' } },
    leftAlone: {},
    atRecords: {},
  },
});
