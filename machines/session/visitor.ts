import { gamePath, LOGIN_NEEDED_TEXT } from '#machines/game/gameEntry.ts';
import { LOTTERY_LOGIN_TEXT, lotteryPath } from '#machines/lottery/lotteryEntry.ts';
import { sessionSetup } from '#machines/session/sessionSetup.ts';

/** A visitor, who is sent to the login where a game or a lottery is wanted (spec 1 §5). */
export const visitor = sessionSetup.createStateConfig({
  entry: 'forgetMember',
  on: { 'session.started': 'member', 'call.expired': 'expired' },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'game.enter': {
          target: 'goingToLogin',
          actions: [
            { type: 'noteWanted', params: ({ event }) => gamePath(event.game) },
            { type: 'toast', params: { text: LOGIN_NEEDED_TEXT } },
          ],
        },
        'lottery.enter': {
          target: 'goingToLotteryLogin',
          actions: [
            { type: 'noteWanted', params: ({ event }) => lotteryPath(event.gamecode) },
            { type: 'toast', params: { text: LOTTERY_LOGIN_TEXT } },
          ],
        },
      },
    },
    goingToLogin: {
      after: {
        entryLoginDelay: { target: 'browsing', actions: 'goToLogin' },
      },
      on: { 'location.changed': 'browsing' },
    },
    goingToLotteryLogin: {
      after: {
        lotteryLoginDelay: { target: 'browsing', actions: 'goToLogin' },
      },
      on: { 'location.changed': 'browsing' },
    },
  },
});
