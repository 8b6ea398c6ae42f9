import { setup } from 'xstate';

type TransferModelEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'pressWithoutAmount' }
  | { type: 'pressWithUnreadable' }
  | { type: 'pressWithTooMuch' }
  | { type: 'turnAndPressWithTooMuch' }
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'type' }
  | { type: 'serverMoves' }
  | { type: 'serverRefuses' }
  | { type: 'answerIsLost' }
  | { type: 'retry' }
  | { type: 'giveUp' };

/** The transfer dialog as a user sees it (spec 2 §4, §5; D63). */
export const transferModel = setup({ types: { events: {} as TransferModelEvent } }).createMachine({
  id: 'transferModel',
  initial: 'closed',
  states: {
    closed: { on: { open: 'filling' } },
    filling: {
      on: {
        close: 'closed',
        pressWithoutAmount: 'amountMissing',
        pressWithUnreadable: 'amountUnreadable',
        pressWithTooMuch: 'beyondMain',
        turnAndPressWithTooMuch: 'beyondPlatform',
        press: 'sending',
      },
    },
    amountMissing: { on: { type: 'filling', press: 'sending' } },
    /** it stays as it was typed */
    amountUnreadable: { on: { type: 'filling', press: 'sending' } },
    beyondMain: { on: { type: 'filling' } },
    beyondPlatform: { on: { type: 'filling' } },
    sending: {
      on: {
        pressAgain: 'sending',
        close: 'sendingUnseen',
        serverMoves: 'moved',
        serverRefuses: 'refusalShown',
        answerIsLost: 'unknown',
      },
    },
    sendingUnseen: { on: { serverMoves: 'moved', open: 'sending' } },
    refusalShown: { on: { press: 'sending' } },
    unknown: { on: { retry: 'sendingAgain', giveUp: 'filling' } },
    sendingAgain: { on: { serverMoves: 'moved', answerIsLost: 'unknown' } },
    moved: { on: { open: 'filling' } },
  },
});
