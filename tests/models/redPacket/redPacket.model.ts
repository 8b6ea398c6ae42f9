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
  | { type: 'pressAndBeRefusedAsNotStarted' }
  | { type: 'pressAndBeRefusedAsEnded' }
  | { type: 'pressAndLoseTheAnswer' }
  | { type: 'pressAgainAndWin' }
  | { type: 'grabAgainAndWin' }
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
        openTooEarly: 'notStartedShown',
        openTooLate: 'endedShown',
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
        pressAndBeRefusedAsNotStarted: 'refusedAsNotStarted',
        pressAndBeRefusedAsEnded: 'refusedAsEnded',
        pressAndLoseTheAnswer: 'unanswered',
      },
    },
    withoutChances: { on: { press: 'notEnoughShown' } },
    notEnoughShown: { on: { closePopup: 'withoutChances', goToDeposit: 'atDeposit' } },
    notStartedShown: { on: { closePopup: 'tooEarly' } },
    tooEarly: { on: { press: 'notStartedShown' } },
    endedShown: { on: { closePopup: 'tooLate' } },
    tooLate: { on: { press: 'endedShown' } },
    won: { on: { closePopup: 'afterAWin', grabAgainAndWin: 'wonTwice' } },
    /** The popup of a win leads to the next grab as long as there are chances. */
    wonTwice: { on: { closePopup: 'afterTwoWins' } },
    afterTwoWins: {},
    afterAWin: {},
    refused: { on: { closePopup: 'withChances', goToDeposit: 'atDeposit' } },
    refusedAsNotStarted: { on: { closePopup: 'withChances' } },
    refusedAsEnded: { on: { closePopup: 'withChances' } },
    /** Unknown outcome of the draw; another press retries the same one. */
    unanswered: { on: { pressAgainAndWin: 'won' } },
    atDeposit: {},
  },
});
