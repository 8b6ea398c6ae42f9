import { ENTRY_LOGIN_DELAY_MS, gamePath, LOGIN_NEEDED_TEXT } from '#machines/kit/games/gameEntry.ts';
import { LOTTERY_LOGIN_DELAY_MS, LOTTERY_LOGIN_TEXT, lotteryPath } from '#machines/lottery/lotteryEntry.ts';
import { sessionSetup } from './sessionSetup.ts';

/** A visitor, who is sent to the login when they open a game or a lottery (spec 1 §5). */
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
            {
              type: 'noteWanted',
              params: ({ event }) => ({ wanted: gamePath(event.game), loginDelay: ENTRY_LOGIN_DELAY_MS }),
            },
            { type: 'noteTile', params: ({ event }) => event.game },
            { type: 'toast', params: { text: LOGIN_NEEDED_TEXT } },
          ],
        },
        'lottery.enter': {
          target: 'goingToLogin',
          actions: [
            {
              type: 'noteWanted',
              params: ({ event }) => ({
                wanted: lotteryPath(event.gamecode),
                loginDelay: LOTTERY_LOGIN_DELAY_MS,
              }),
            },
            { type: 'toast', params: { text: LOTTERY_LOGIN_TEXT } },
          ],
        },
      },
    },
    goingToLogin: {
      after: { loginDelay: { target: 'browsing', actions: 'goToLogin' } },
      on: { 'location.changed': 'browsing' },
    },
  },
});
