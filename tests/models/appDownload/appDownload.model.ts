import { setup } from 'xstate';

type AppDownloadModelEvent =
  | { type: 'press' }
  | { type: 'pressAgain' }
  | { type: 'almostTwoSecondsPass' }
  | { type: 'theTwoSecondsAreOver' };

/** The page /app: the frame of the download exists for two seconds (spec 2 §2, §9). */
export const appDownloadModel = setup({ types: { events: {} as AppDownloadModelEvent } }).createMachine({
  id: 'appDownloadModel',
  initial: 'noFrame',
  states: {
    noFrame: { on: { press: 'frame' } },
    frame: { on: { pressAgain: 'frame', almostTwoSecondsPass: 'stillFrame' } },
    stillFrame: { on: { theTwoSecondsAreOver: 'noFrame' } },
  },
});
