import type { ActorRefFrom, CallbackActorRef } from 'xstate';
import type { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import type { depositFactsMachine } from '#machines/deposit/depositFacts.machine.ts';
import type { gameEntryMachine } from '#machines/game/gameEntry.machine.ts';
import type { savedGamesMachine } from '#machines/games/savedGames.machine.ts';
import type { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';
import type { toastMachine } from '#machines/app/toasts/toast.machine.ts';
import type { realityCheckMachine } from '#machines/playerProtection/realityCheck.machine.ts';
import type { releaseMachine } from '#machines/app/release/release.machine.ts';
import type { CrashEvent } from '#machines/app/crash/crash.ts';
import type { createFlowHostMachine } from './flowHost.machine.ts';
import type { NavigationCommand } from '#machines/app/navigation/navigation.ts';
import type { networkMachine } from '#machines/app/network/network.machine.ts';
import type { outboxMachine } from '#machines/app/outbox/outbox.machine.ts';
import type { rootMachine } from './root.machine.ts';
import type { sessionMachine } from '#machines/app/session/session.machine.ts';
import type { siteMachine } from '#machines/app/site/site.machine.ts';
import type { newcomerMachine } from '#machines/register/newcomer.machine.ts';
import type { smsCooldownMachine } from '#machines/register/smsCooldown.machine.ts';
import type { unpaidOrderMachine } from '#machines/kit/money/unpaidOrder.machine.ts';

/** The flows that live in the root from the first page that needs them, by system id. */
interface FlowMachines {
  customerService: typeof customerServiceMachine;
  newcomer: typeof newcomerMachine;
  outbox: typeof outboxMachine;
  realityCheck: typeof realityCheckMachine;
  release: typeof releaseMachine;
  savedGames: typeof savedGamesMachine;
  smsCooldown: typeof smsCooldownMachine;
  unpaidOrder: typeof unpaidOrderMachine;
}

interface Machines extends FlowMachines {
  /** only while the deposit page lives */
  depositFacts: typeof depositFactsMachine;
  gameEntry: typeof gameEntryMachine;
  network: typeof networkMachine;
  root: typeof rootMachine;
  session: typeof sessionMachine;
  site: typeof siteMachine;
  toasts: typeof toastMachine;
  /** only while a member is logged in */
  unreadNotices: typeof unreadNoticesMachine;
}

/** The host of a flow has the system id `flow:` and the flow's id. */
type FlowHosts = {
  [Id in keyof FlowMachines as `flow:${Id}`]: ActorRefFrom<ReturnType<typeof createFlowHostMachine>>;
};

interface Callbacks extends FlowHosts {
  crashReporter: CallbackActorRef<CrashEvent>;
  navigation: CallbackActorRef<NavigationCommand>;
}

declare module './systemActors.ts' {
  interface SystemMachines extends Machines {}
  interface SystemCallbacks extends Callbacks {}
}
