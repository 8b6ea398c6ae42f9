import { definePage } from '#app/page.ts';
import { redPacket } from '#calls/redPacket.ts';
import { RedPacketScreen } from '#features/redPacket/RedPacketScreen.tsx';
import { redPacketView } from '#features/redPacket/redPacketView.ts';
import { knownServerNow } from '#lib/serverClock.ts';

export const page = definePage({
  logic: redPacket,
  view: redPacketView,
  Screen: RedPacketScreen,
  input: () => ({ now: knownServerNow }),
});
