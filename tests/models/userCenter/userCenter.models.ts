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

/** The change of the picture as a member sees it (spec 2 §2; D6, D45). */
export const avatarModel = setup({ types: { events: {} as AvatarModelEvent } }).createMachine({
  id: 'avatarModel',
  initial: 'idle',
  states: {
    idle: { on: { chooseNoPicture: 'wrongTypeShown', chooseTooLarge: 'tooLargeShown', choose: 'sending' } },
    wrongTypeShown: { on: { choose: 'sending' } },
    tooLargeShown: {},
    sending: {
      on: {
        halfIsSent: 'halfSent',
        serverTakesIt: 'changed',
        serverRefuses: 'failed',
        networkFails: 'failed',
        loginHasExpired: 'leftToTheDialog',
        cancel: 'idle',
      },
    },
    halfSent: { on: { serverTakesIt: 'changed', networkFails: 'failed' } },
    failed: { on: { retry: 'sending', cancel: 'idle' } },
    leftToTheDialog: {},
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

/** The transfer of all platform balances back to the main wallet (spec 1 §7; D18, D45). */
export const recoveryModel = setup({ types: { events: {} as RecoveryModelEvent } }).createMachine({
  id: 'recoveryModel',
  initial: 'idle',
  states: {
    idle: { on: { recover: 'recovering' } },
    recovering: {
      on: {
        recoverAgain: 'recovering',
        serverRecovers: 'recovered',
        serverRefuses: 'refusalShown',
        networkFails: 'networkFaultShown',
      },
    },
    recovered: { on: { recoverAgain: 'recovered', moneyArrives: 'counted', moneyFails: 'successShown' } },
    successShown: {},
    counted: { on: { recover: 'recoveringAnew' } },
    refusalShown: { on: { recover: 'recoveringAnew' } },
    networkFaultShown: { on: { recover: 'recoveringTheSame' } },
    recoveringAnew: {},
    recoveringTheSame: {},
  },
});

type LotteryRecoveryModelEvent =
  | { type: 'recover' }
  | { type: 'recoverAgain' }
  | { type: 'balanceArrives' }
  | { type: 'nothingIsThere' }
  | { type: 'balanceFails' }
  | { type: 'serverRecovers' }
  | { type: 'serverRefuses' }
  | { type: 'networkFails' };

/** The transfer of the lottery balance back to the main wallet in the user centre (spec 2 §2, §8; D18, D37, D44). */
export const lotteryRecoveryModel = setup({
  types: { events: {} as LotteryRecoveryModelEvent },
}).createMachine({
  id: 'lotteryRecoveryModel',
  initial: 'idle',
  states: {
    idle: { on: { recover: 'counting' } },
    counting: {
      on: {
        recoverAgain: 'counting',
        balanceArrives: 'recovering',
        nothingIsThere: 'nothingToRecoverShown',
        balanceFails: 'balanceFailedShown',
      },
    },
    nothingToRecoverShown: { on: { recover: 'counting' } },
    balanceFailedShown: { on: { recover: 'counting' } },
    recovering: {
      on: {
        recoverAgain: 'recovering',
        serverRecovers: 'recovered',
        serverRefuses: 'refusalShown',
        networkFails: 'outcomeUnknown',
      },
    },
    recovered: { on: { recover: 'counting' } },
    refusalShown: { on: { recover: 'counting' } },
    /** Unknown outcome: the next press is the same intent. */
    outcomeUnknown: { on: { recover: 'recoveringTheSame' } },
    recoveringTheSame: { on: { serverRecovers: 'recovered' } },
  },
});

type MaskModelEvent = { type: 'hide' } | { type: 'show' } | { type: 'openAnew' };

/** The balance, which a member can mask; the setting is stored on this phone (spec 2 §2). */
export const maskModel = setup({ types: { events: {} as MaskModelEvent } }).createMachine({
  id: 'maskModel',
  initial: 'shown',
  states: {
    shown: { on: { hide: 'hidden', openAnew: 'shown' } },
    hidden: { on: { show: 'shown', openAnew: 'hidden' } },
  },
});

type ProfileModelEvent =
  | { type: 'infoArrives' }
  | { type: 'infoFails' }
  | { type: 'retry' }
  | { type: 'leaveAndComeBack' }
  | { type: 'newerInfoArrives' };

/** The member's profile in the user centre (spec 2 §2; D4, D45). */
export const profileModel = setup({ types: { events: {} as ProfileModelEvent } }).createMachine({
  id: 'profileModel',
  initial: 'waiting',
  states: {
    waiting: { on: { infoArrives: 'info', infoFails: 'failed' } },
    failed: { on: { retry: 'waiting', leaveAndComeBack: 'waiting' } },
    info: { on: { leaveAndComeBack: 'infoWhileRefreshing' } },
    infoWhileRefreshing: { on: { newerInfoArrives: 'newerInfo', infoFails: 'infoBesideAFailure' } },
    /** A failed refresh keeps the profile. */
    infoBesideAFailure: { on: { retry: 'infoWhileRefreshing' } },
    newerInfo: {},
  },
});
