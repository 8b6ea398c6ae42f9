import { setup } from 'xstate';

type RedPacketModelEvent =
  | { type: 'openWithChances' }
  | { type: 'openWithoutChances' }
  | { type: 'openBelowNoChances' }
  | { type: 'openTooEarly' }
  | { type: 'openTooLate' }
  | { type: 'openWhileClosed' }
  | { type: 'openWithoutAnswer' }
  | { type: 'retry' }
  | { type: 'press' }
  | { type: 'pressAndWin' }
  | { type: 'pressAndBeRefused' }
  | { type: 'pressAndHearNotStarted' }
  | { type: 'pressAndHearEnded' }
  | { type: 'pressAndLoseTheAnswer' }
  | { type: 'pressAgainAndWin' }
  | { type: 'closePopup' }
  | { type: 'goToDeposit' };

/** The page /hongbao as a member sees it (spec 1 §2, §4, §8; D18, D42, D54). */
export const redPacketModel = setup({ types: { events: {} as RedPacketModelEvent } }).createMachine({
  id: 'redPacketModel',
  initial: 'outside',
  states: {
    outside: {
      on: {
        openWithChances: 'withChances',
        openWithoutChances: 'withoutChances',
        openBelowNoChances: 'withoutChances',
        openTooEarly: 'toldNotStarted',
        openTooLate: 'toldEnded',
        openWhileClosed: 'closed',
        openWithoutAnswer: 'unloaded',
      },
    },
    closed: {},
    unloaded: { on: { retry: 'withChances' } },
    withChances: {
      on: {
        pressAndWin: 'won',
        pressAndBeRefused: 'refused',
        pressAndHearNotStarted: 'heardNotStarted',
        pressAndHearEnded: 'heardEnded',
        pressAndLoseTheAnswer: 'unanswered',
      },
    },
    withoutChances: { on: { press: 'toldNotEnough' } },
    toldNotEnough: { on: { closePopup: 'withoutChances', goToDeposit: 'atDeposit' } },
    toldNotStarted: { on: { closePopup: 'tooEarly' } },
    tooEarly: { on: { press: 'toldNotStarted' } },
    toldEnded: { on: { closePopup: 'tooLate' } },
    tooLate: { on: { press: 'toldEnded' } },
    won: { on: { closePopup: 'afterAWin' } },
    afterAWin: {},
    refused: { on: { closePopup: 'withChances', goToDeposit: 'atDeposit' } },
    heardNotStarted: { on: { closePopup: 'withChances' } },
    heardEnded: { on: { closePopup: 'withChances' } },
    /** Unknown outcome of the draw; another press retries the same one. */
    unanswered: { on: { pressAgainAndWin: 'won' } },
    atDeposit: {},
  },
});
