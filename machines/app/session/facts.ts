import type { SnapshotFrom } from 'xstate';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { systemActor, type System, type SystemMachines } from '#machines/app/systemActors.ts';

/** The facts of the session and the site that flows may use; `balance` is CNY, null if it is not known. */
export interface Facts {
  /** a member is logged in, or was until a moment ago */
  member: boolean;
  /** a member is logged in, and the session is not about to end */
  mayPlay: boolean;
  /** the member's name; empty if nobody is logged in or it is not known yet */
  username: string;
  balance: ServerAmount;
  /** `awaited` while the member's info is being fetched, so that a reload does not report a missing token */
  lotteryToken: 'given' | 'missing' | 'awaited';
  /** the site's red packet switch; open until the site says otherwise */
  redPacketOpen: boolean;
  /** the site's welcome for the home page: its title and HTML; empty while the operator has none (spec 1 §2 Home) */
  welcome: string;
}

/** Sent by `watchFacts` with the requested facts. */
export interface FactsEvent<Name extends keyof Facts = keyof Facts> {
  type: 'facts.changed';
  facts: Pick<Facts, Name>;
}

/** A snapshot as it is read here: either actor may be a stub with less. */
type SnapshotOf<Id extends 'session' | 'site'> = Partial<SnapshotFrom<SystemMachines[Id]>> | undefined;

/** The current facts, for decisions that a flow makes at once: a page's input, a guard's event. */
export function factsOf(system: System): Facts {
  const session: SnapshotOf<'session'> = systemActor(system, 'session')?.getSnapshot();
  const site: SnapshotOf<'site'> = systemActor(system, 'site')?.getSnapshot();
  const appInfo = site?.context?.appInfo;
  const member = session?.hasTag?.('member') === true;
  const user = session?.context?.user;
  const awaited = session?.matches?.({ member: { profile: 'loading' } }) === true;
  return {
    member,
    mayPlay: session?.matches?.('member') === true,
    username: (member && user?.username) || '',
    balance: user?.balance ?? null,
    lotteryToken: user?.hasLotteryToken === true ? 'given' : awaited ? 'awaited' : 'missing',
    redPacketOpen: appInfo?.redPacketOpen !== false,
    welcome: appInfo?.welcomeOpen === true ? `${appInfo.title}\n${appInfo.webContent}` : '',
  };
}
