import type { AnyActorRef } from 'xstate';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';

/** The facts of the session and the site that flows may use; `balance` is CNY, null if it is not known. */
export interface Facts {
  /** a member is logged in */
  member: boolean;
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

/** The parts of the session's and the site's snapshots that are read; either actor may be a stub with less. */
interface SessionSnapshot {
  hasTag?: (tag: string) => boolean;
  matches?: (state: object) => boolean;
  context?: { user?: { username: string; balance: ServerAmount; hasLotteryToken: boolean } | null };
}
interface SiteSnapshot {
  context?: {
    appInfo?: { redPacketOpen: boolean; welcomeOpen: boolean; title: string; webContent: string } | null;
  };
}

type System = AnyActorRef['system'];

/** The current facts, for decisions that a flow makes at once: a page's input, a guard's event. */
export function factsOf(system: System): Facts {
  const session = system.get('session')?.getSnapshot() as SessionSnapshot | undefined;
  const appInfo = (system.get('site')?.getSnapshot() as SiteSnapshot | undefined)?.context?.appInfo;
  const member = session?.hasTag?.('member') === true;
  const user = session?.context?.user;
  const awaited = session?.matches?.({ member: { profile: 'loading' } }) === true;
  return {
    member,
    username: (member && user?.username) || '',
    balance: user?.balance ?? null,
    lotteryToken: user?.hasLotteryToken === true ? 'given' : awaited ? 'awaited' : 'missing',
    redPacketOpen: appInfo?.redPacketOpen !== false,
    welcome: appInfo?.welcomeOpen === true ? `${appInfo.title}\n${appInfo.webContent}` : '',
  };
}
