import { setup } from 'xstate';

type AvatarModelEvent =
  | { type: 'chooseNoPicture' }
  | { type: 'chooseTooLarge' }
  | { type: 'choose' }
  | { type: 'halfIsSent' }
  | { type: 'serverTakesIt' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'loginHasExpired' }
  | { type: 'retry' }
  | { type: 'cancel' };

/** What a member sees and does to change the picture (spec 2 §2; D6, D45). */
export const avatarModel = setup({ types: { events: {} as AvatarModelEvent } }).createMachine({
  id: 'avatarModel',
  initial: 'resting',
  states: {
    resting: { on: { chooseNoPicture: 'toldType', chooseTooLarge: 'toldSize', choose: 'sending' } },
    toldType: { on: { choose: 'sending' } },
    toldSize: {},
    sending: {
      on: {
        halfIsSent: 'halfSent',
        serverTakesIt: 'changed',
        serverRefuses: 'failed',
        networkFails: 'failed',
        loginHasExpired: 'resting',
        cancel: 'resting',
      },
    },
    halfSent: { on: { serverTakesIt: 'changed', networkFails: 'failed' } },
    failed: { on: { retry: 'sending', cancel: 'resting' } },
    changed: {},
  },
});

type RecoveryModelEvent =
  | { type: 'recover' }
  | { type: 'recoverAgain' }
  | { type: 'serverRecovers' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' }
  | { type: 'moneyArrives' }
  | { type: 'moneyFails' };

/** What a member sees and does to bring the games' money back (spec 1 §7; D18, D45). */
export const recoveryModel = setup({ types: { events: {} as RecoveryModelEvent } }).createMachine({
  id: 'recoveryModel',
  initial: 'resting',
  states: {
    resting: { on: { recover: 'recovering' } },
    recovering: {
      on: {
        recoverAgain: 'recovering',
        serverRecovers: 'recovered',
        serverRefuses: 'toldRefusal',
        networkFails: 'toldNetworkFault',
      },
    },
    recovered: { on: { recoverAgain: 'recovered', moneyArrives: 'counted', moneyFails: 'toldSuccess' } },
    toldSuccess: {},
    counted: { on: { recover: 'recoveringAnew' } },
    toldRefusal: { on: { recover: 'recoveringAnew' } },
    toldNetworkFault: { on: { recover: 'recoveringTheSame' } },
    recoveringAnew: {},
    recoveringTheSame: {},
  },
});
