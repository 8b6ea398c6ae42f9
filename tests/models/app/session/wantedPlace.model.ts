import { setup } from 'xstate';

type WantedPlaceModelEvent =
  | { type: 'openGuardedPage' }
  | { type: 'openHome' }
  | { type: 'pressDeposit' }
  | { type: 'pressLogin' }
  | { type: 'pressRegister' }
  | { type: 'pressAccountTab' }
  | { type: 'openMenuAndPressLogin' }
  | { type: 'goHome' }
  | { type: 'reload' }
  | { type: 'logIn' }
  | { type: 'register' };

/** The place that a visitor wanted, over every way to the login and back (D1, D3, D68): it is not lost on any of them. */
export const wantedPlaceModel = setup({ types: { events: {} as WantedPlaceModelEvent } }).createMachine({
  id: 'wantedPlaceModel',
  initial: 'closed',
  states: {
    closed: { on: { openGuardedPage: 'turnedAway', openHome: 'home' } },
    home: {
      on: { pressDeposit: 'turnedAway', pressLogin: 'loginForHome', pressAccountTab: 'loginForAccount' },
    },
    /** at home, with 请先登录 */
    turnedAway: {
      on: {
        pressDeposit: 'turnedAway',
        pressLogin: 'loginForDeposit',
        pressRegister: 'registrationForDeposit',
        openMenuAndPressLogin: 'loginForDeposit',
        pressAccountTab: 'loginForAccount',
        reload: 'homeForDeposit',
      },
    },
    /** at home, where the wanted place is still known */
    homeForDeposit: { on: { pressLogin: 'loginForDeposit', openMenuAndPressLogin: 'loginForDeposit' } },
    loginForHome: { on: { logIn: 'memberAtHome', pressRegister: 'registrationForHome' } },
    registrationForHome: { on: { register: 'memberAtHome' } },
    loginForDeposit: {
      on: {
        pressRegister: 'registrationForDeposit',
        logIn: 'memberAtDeposit',
        reload: 'loginForDeposit',
        // the visitor gives the place up
        goHome: 'home',
      },
    },
    registrationForDeposit: {
      on: { pressLogin: 'loginForDeposit', register: 'memberAtDeposit', reload: 'registrationForDeposit' },
    },
    loginForAccount: { on: { logIn: 'memberAtAccount' } },
    memberAtHome: {},
    memberAtDeposit: { on: { reload: 'memberAtDeposit' } },
    memberAtAccount: {},
  },
});
