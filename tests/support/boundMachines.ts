import type { NonReducibleUnknown } from 'xstate';
import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { launchMachine } from '#machines/game/launch.machine.ts';
import type { LaunchPurpose } from '#machines/game/launchPurpose.ts';
import { launchQueueMachine, type LaunchRequest } from '#machines/game/launchQueue.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginValues } from '#machines/login/loginRules.ts';
import { registerMachine, type Registration } from '#machines/register/register.machine.ts';
import type { NavigationAwayEvent } from '#machines/root/navigationAway.ts';
import type { VisibilityOrNetworkEvent } from '#machines/root/visibilityAndNetwork.ts';
import { balancePollingMachine } from '#machines/session/balancePolling.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Balance, UserInfo } from '#machines/session/userInfo.ts';
import type { AppInfo } from '#machines/site/appInfo.ts';
import { siteMachine } from '#machines/site/site.machine.ts';
import { smsCooldownMachine } from '#machines/sms/smsCooldown.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';

/** What a phone remembers, as far as the machines write it. */
export interface PhoneStorage {
  user: UserInfo | null;
  hasToken: boolean;
  appInfo: AppInfo | null;
  smsDeadline: number;
}

/** A phone that has never seen the site. */
export function emptyStorage(): PhoneStorage {
  return { user: null, hasToken: false, appInfo: null, smsDeadline: 0 };
}

const navigationAwayOf = (calls: CallScript) => calls.callback<NavigationAwayEvent, NonReducibleUnknown>();
const visibilityOf = (calls: CallScript) => calls.callback<VisibilityOrNetworkEvent, NonReducibleUnknown>();

/** Balance polling whose `request` and `visibilityAndNetwork` are scripted. */
export function boundBalancePolling(calls: CallScript) {
  return balancePollingMachine.provide({
    actors: { request: calls.promise<Balance>(), watchVisibilityAndNetwork: visibilityOf(calls) },
  });
}

/** The session with its real balance polling, storing where it is told. */
export function boundSession(calls: CallScript, storage: PhoneStorage = emptyStorage()) {
  return sessionMachine.provide({
    actors: {
      balancePolling: boundBalancePolling(calls),
      fetchUser: calls.promise<UserInfo>(),
      logOff: calls.promise<void>(),
    },
    actions: {
      storeUser: ({ context }) => {
        storage.user = context.user;
      },
      clearStorage: () => {
        storage.user = null;
        storage.hasToken = false;
      },
    },
  });
}

/** The site's state, storing where it is told. */
export function boundSite(calls: CallScript, storage: PhoneStorage = emptyStorage()) {
  return siteMachine.provide({
    actors: { fetchAppInfo: calls.promise<AppInfo>(), watchVisibilityAndNetwork: visibilityOf(calls) },
    actions: {
      storeAppInfo: (_, { appInfo }) => {
        storage.appInfo = appInfo;
      },
    },
  });
}

/** The SMS cooldown, storing where it is told. */
export function boundSmsCooldown(calls: CallScript, storage: PhoneStorage = emptyStorage()) {
  return smsCooldownMachine.provide({
    actors: {
      sendSms: calls.promise<void, { phone: string }>(),
      watchNavigationAway: navigationAwayOf(calls),
    },
    actions: {
      storeDeadline: (_, { deadline }) => {
        storage.smsDeadline = deadline;
      },
    },
  });
}

/** The login page. */
export function boundLogin(calls: CallScript) {
  return loginMachine.provide({ actors: { logIn: calls.promise<void, LoginValues>() } });
}

/** The registration page. */
export function boundRegister(calls: CallScript) {
  return registerMachine.provide({ actors: { register: calls.promise<void, Registration>() } });
}

/** The launch queue. */
export function boundLaunchQueue(calls: CallScript) {
  return launchQueueMachine.provide({
    actors: {
      requestGameUrl: calls.promise<void, LaunchRequest>(),
      fetchGameUrl: calls.promise<string, { platform: string }>(),
    },
  });
}

/** The game loading page with its real queue; the address it leaves for is added to `left`. */
export function boundLaunch(calls: CallScript, left: string[] = []) {
  return launchMachine.provide({
    actors: {
      launchQueue: boundLaunchQueue(calls),
      fetchAddress: calls.promise<string, LaunchPurpose>(),
    },
    actions: { openGame: ({ context }) => void left.push(context.url) },
  });
}

/** What the game page hears of who stands at its door. */
export const eligibilityIs = (member: boolean, balance: string) =>
  ({ type: 'facts.told', facts: { member, balance } }) as const;

/** Customer service; its `serviceWindow` is told what to show and answers by the script. */
export function boundCustomerService(calls: CallScript) {
  return customerServiceMachine.provide({
    actors: {
      fetchServiceUrl: calls.promise<string>(),
      serviceWindow: calls.callback<{ type: 'window.show'; url: string }, NonReducibleUnknown>(),
      watchNavigationAway: navigationAwayOf(calls),
    },
  });
}
