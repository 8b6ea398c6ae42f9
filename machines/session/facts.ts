import type { AnyActorRef } from 'xstate';

/** What the flows may know of the session and the site; `balance` is CNY as a decimal string. */
export interface Facts {
  /** someone is logged in */
  member: boolean;
  /** the member's name; empty where nobody is logged in or nothing is known yet */
  username: string;
  balance: string;
  /** `awaited` while the member's info is on its way, so that a reload is not told of a missing token */
  lotteryToken: 'given' | 'missing' | 'awaited';
  /** the site's red packet switch; open until the site says otherwise */
  redPacketOpen: boolean;
}

/** Told by `watchFacts` with the facts that were asked for. */
export interface FactsEvent<Name extends keyof Facts = keyof Facts> {
  type: 'facts.told';
  facts: Pick<Facts, Name>;
}

/** What is read of the session's and the site's snapshots; either may be a stub that knows less. */
interface SessionSnapshot {
  hasTag?: (tag: string) => boolean;
  matches?: (state: object) => boolean;
  context?: { user?: { username: string; balance: string; hasLotteryToken: boolean } | null };
}
interface SiteSnapshot {
  context?: { appInfo?: { redPacketOpen: boolean } | null };
}

type System = AnyActorRef['system'];

/** The facts as they are now, for what a flow decides at once: a page's input, a guard's event. */
export function factsOf(system: System): Facts {
  const session = system.get('session')?.getSnapshot() as SessionSnapshot | undefined;
  const site = system.get('site')?.getSnapshot() as SiteSnapshot | undefined;
  const member = session?.hasTag?.('member') === true;
  const user = session?.context?.user;
  const awaited = session?.matches?.({ member: { profile: 'loading' } }) === true;
  return {
    member,
    username: (member && user?.username) || '',
    balance: user?.balance ?? '0',
    lotteryToken: user?.hasLotteryToken === true ? 'given' : awaited ? 'awaited' : 'missing',
    redPacketOpen: site?.context?.appInfo?.redPacketOpen !== false,
  };
}
