import type { DepositTab, PayChannel, PayOption, PayWays } from '#machines/deposit/depositRules.ts';

/** Shown if the method that the member had selected is not offered any more. */
export const METHOD_GONE_TEXT = '所选支付方式已关闭，请重新选择';

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

/** The choices of the online form. */
interface OnlineChoice {
  channels: readonly PayChannel[];
  channel: PayChannel | null;
  option: PayOption | null;
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
  return { channels, channel, option };
}
