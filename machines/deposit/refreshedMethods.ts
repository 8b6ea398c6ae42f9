import type { AnyActorRef, EventObject } from 'xstate';
import { depositTabs, offlineMethods } from '#machines/deposit/depositRules.ts';
import type {
  DepositTab,
  OfflineMethod,
  PayChannel,
  PayOption,
  PayWays,
} from '#machines/deposit/depositRules.ts';
import type { OnlinePayment } from '#machines/deposit/onlinePayment.ts';
import { toast } from '#machines/app/effects.ts';

/** Sent by the deposit page to the online form: the channels as the server offers them now. */
export interface ChannelsRefreshedEvent {
  type: 'channels.refreshed';
  channels: readonly PayChannel[];
}

/** Sent by the deposit page to the offline form: the methods that are open now, and whether their tab is selected. */
export interface MethodsRefreshedEvent {
  type: 'methods.refreshed';
  methods: readonly OfflineMethod[];
  inFront: boolean;
}

/** Shown if the method that the member had selected is not offered any more. */
export const METHOD_GONE_TEXT = '所选支付方式已关闭，请重新选择';

/** The selected method if it is still open, otherwise the first open one; the selected one if there is none. */
export function openMethod(methods: readonly OfflineMethod[], selected: OfflineMethod): OfflineMethod {
  return methods.find((method) => method === selected) ?? methods[0] ?? selected;
}

/** The actor of a method; one that has crashed is missing, and none is there before the page's machine runs. */
export function methodOf(page: AnyActorRef, tab: DepositTab): AnyActorRef | undefined {
  const { children } = page.getSnapshot() as { children?: Partial<Record<DepositTab, AnyActorRef>> };
  return children?.[tab];
}

interface PageArgs {
  context: { ways: PayWays; tab: DepositTab | null };
  self: AnyActorRef;
  system: AnyActorRef['system'];
}

/** Action: tells the online form, unless it has crashed, which channels there are now. */
export function refreshOnline({ event, self }: { event: EventObject; self: AnyActorRef }): void {
  methodOf(self, 'online')?.send(event);
}

/** Action: tells the offline form, unless it has crashed, which methods are open now. */
export function refreshOffline({ context: { tab, ways }, self }: PageArgs): void {
  methodOf(self, 'offline')?.send({
    type: 'methods.refreshed',
    methods: offlineMethods(ways),
    inFront: tab === 'offline',
  } satisfies MethodsRefreshedEvent);
}

/** Whether a method's actor has a request, a payment or a receipt open. */
export function isUnderWay(method: { matches?: (state: 'recharging') => boolean } | undefined): boolean {
  return method?.matches?.('recharging') === true;
}

/** The selected tab if it is still open, otherwise the first open one; null if there is none. */
export function openTab(ways: PayWays, selected: DepositTab | null = null): DepositTab | null {
  const tabs = depositTabs(ways);
  return tabs.find((tab) => tab === selected) ?? tabs[0] ?? null;
}

/** Action: says so if the selected tab is not open any more. */
export function notifyTabGone({ context: { tab, ways }, system }: PageArgs): void {
  if (tab !== null && tab !== openTab(ways, tab)) toast({ system }, { text: METHOD_GONE_TEXT });
}

/**
 * The methods after a refresh. A tab with a request, a payment or a receipt open keeps its methods until the next
 * refresh, so that money in transit never disappears from the screen.
 */
export function refreshedWays(
  before: PayWays,
  now: PayWays,
  isUnderWay: (tab: DepositTab) => boolean,
): PayWays {
  return {
    ...(isUnderWay('offline') ? before : now),
    online: isUnderWay('online') ? before.online : now.online,
    usdt: isUnderWay('digital') ? before.usdt : now.usdt,
  };
}

/** The choice of the online form. */
export interface OnlineChoice {
  channels: readonly PayChannel[];
  channel: PayChannel | null;
  option: PayOption | null;
  /** the error text of the channels that is shown */
  failure: string;
}

/** The choice with the channel at this place and its first option; null for none. */
export function withChannel(choice: OnlineChoice, at: number): OnlineChoice {
  const channel = choice.channels[at] ?? null;
  return { ...choice, channel, option: channel?.options[0] ?? null };
}

/** The choice at the start: the first of the channels. */
export function firstChoice(channels: readonly PayChannel[]): OnlineChoice {
  return withChannel({ channels, channel: null, option: null, failure: '' }, 0);
}

/** The choice that a payment was sent with, where it is still offered; otherwise the first. */
export function choiceOf(sent: OnlinePayment, channels: readonly PayChannel[]): OnlineChoice {
  const first = firstChoice(channels);
  const channel = channels.find(({ code }) => code === sent.channel);
  const option = channel?.options.find(({ code, name }) => code === sent.payOption && name === sent.payname);
  return channel === undefined || option === undefined ? first : { ...first, channel, option };
}

/** The same item in a new list: at the same index if it is there, because codes may repeat (D60), otherwise elsewhere. */
function found<Item extends { code: string; name: string }>(
  item: Item | null,
  before: readonly Item[],
  now: readonly Item[],
): Item | null {
  if (item === null) return null;
  const isSame = (other: Item | undefined) => other?.code === item.code && other.name === item.name;
  const inPlace = now[before.indexOf(item)];
  return (isSame(inPlace) ? inPlace : now.find(isSame)) ?? null;
}

/**
 * The online form's choice among refreshed channels; null where the chosen one is gone, so that no other is paid by
 * without a choice.
 */
export function refreshedChoice(before: OnlineChoice, channels: readonly PayChannel[]): OnlineChoice {
  const channel = found(before.channel, before.channels, channels);
  const option = channel && found(before.option, before.channel?.options ?? [], channel.options);
  return { ...before, channels, channel, option };
}

/** Whether refreshed channels still have the chosen channel, and the option if one is chosen. */
export function isChoiceKept(before: OnlineChoice, channels: readonly PayChannel[]): boolean {
  const { channel, option } = refreshedChoice(before, channels);
  return channel !== null && (option !== null || before.option === null);
}
