import { setup } from 'xstate';

type SmsModelEvent =
  | { type: 'press' }
  | { type: 'codeIsSent' }
  | { type: 'serverRefuses' }
  | { type: 'serverRefusesWithoutWords' }
  | { type: 'networkFails' }
  | { type: 'halfPasses' }
  | { type: 'allButAMillisecondPasses' }
  | { type: 'aMillisecondPasses' }
  | { type: 'sleepThroughTheCooldown' }
  | { type: 'reload' }
  | { type: 'leaveThePage' }
  | { type: 'lateCodeIsSent' }
  | { type: 'lateFailure' };

/**
 * The button 获取验证码 as a user sees it (spec 1 §4, §8; D14; names of the controls); a response after leaving the page
 * causes no toast.
 */
export const smsCooldownModel = setup({ types: { events: {} as SmsModelEvent } }).createMachine({
  id: 'smsCooldownModel',
  initial: 'ready',
  states: {
    ready: { on: { press: 'sending', reload: 'ready' } },
    sending: {
      on: {
        press: 'sending',
        codeIsSent: 'coolingDown',
        serverRefuses: 'refusalShown',
        serverRefusesWithoutWords: 'failureShown',
        networkFails: 'failureShown',
        reload: 'ready',
        leaveThePage: 'elsewhere',
      },
    },
    elsewhere: { on: { lateCodeIsSent: 'coolingDownWithoutToast', lateFailure: 'readyWithoutToast' } },
    coolingDownWithoutToast: { on: { press: 'coolingDownWithoutToast', reload: 'coolingDownWithoutToast' } },
    readyWithoutToast: { on: { press: 'sending' } },
    coolingDown: {
      on: {
        press: 'coolingDown',
        reload: 'coolingDown',
        halfPasses: 'half',
        allButAMillisecondPasses: 'lastSecond',
        sleepThroughTheCooldown: 'ready',
      },
    },
    half: { on: { press: 'half', reload: 'half', sleepThroughTheCooldown: 'ready' } },
    lastSecond: { on: { press: 'lastSecond', reload: 'lastSecond', aMillisecondPasses: 'ready' } },
    refusalShown: { on: { press: 'sending' } },
    failureShown: { on: { press: 'sending' } },
  },
});
