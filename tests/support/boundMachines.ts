import { lotteryTokenPollingMachine } from '#machines/lottery/lotteryTokenPolling.machine.ts';
import { balancePollingMachine } from '#machines/app/session/balancePolling.machine.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import type { AppInfo } from '#machines/app/site/appInfo.ts';
import { siteMachine } from '#machines/app/site/site.machine.ts';
import { smsCooldownMachine } from '#machines/register/smsCooldown.machine.ts';
import type { CallScript } from '#tests/support/callScript.ts';

/** The part of a phone's storage that the machines write. */
interface PhoneStorage {
  user: UserInfo | null;
  hasToken: boolean;
  appInfo: AppInfo | null;
  smsDeadline: number;
}

/** The storage of a phone that has never opened the site. */
export function emptyStorage(): PhoneStorage {
  return { user: null, hasToken: false, appInfo: null, smsDeadline: 0 };
}

/** The session with its real polling, writing to this storage. */
export function boundSession(calls: CallScript, storage: PhoneStorage = emptyStorage()) {
  return calls.bind(sessionMachine).provide({
    actors: {
      balancePolling: calls.bind(balancePollingMachine),
      lotteryTokenPolling: calls.bind(lotteryTokenPollingMachine),
    },
    actions: {
      storeUser: ({ context }) => void (storage.user = context.user),
      clearStorage: () => void Object.assign(storage, { user: null, hasToken: false }),
    },
  });
}

/** The site's state, writing to this storage. */
export function boundSite(calls: CallScript, storage: PhoneStorage = emptyStorage()) {
  return calls
    .bind(siteMachine)
    .provide({ actions: { storeAppInfo: (_, { appInfo }) => void (storage.appInfo = appInfo) } });
}

/** The SMS cooldown, writing to this storage. */
export function boundSmsCooldown(calls: CallScript, storage: PhoneStorage = emptyStorage()) {
  return calls
    .bind(smsCooldownMachine)
    .provide({ actions: { storeDeadline: (_, { deadline }) => void (storage.smsDeadline = deadline) } });
}

/** The member facts that the game page receives. */
export const eligibilityIs = (member: boolean, balance: string) =>
  ({ type: 'facts.changed', facts: { member, balance } }) as const;
