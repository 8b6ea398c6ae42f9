import { definePage } from '#hooks/definePage.ts';
import { redPacket } from './calls.ts';
import { RedPacketScreen } from './RedPacketScreen.tsx';
import { redPacketView } from './redPacketView.ts';

export const page = definePage({
  logic: redPacket,
  view: redPacketView,
  Screen: RedPacketScreen,
});
