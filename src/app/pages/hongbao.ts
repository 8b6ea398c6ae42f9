import type { PageModule } from '#app/page.ts';
import { redPacket } from '#calls/redPacket.ts';
import { RedPacketScreen } from '#features/redPacket/RedPacketScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = {
  Screen: RedPacketScreen,
  logic: redPacket,
  input: ({ root }) => ({
    id: '/hongbao',
    open: root.getSnapshot().children.site?.getSnapshot().context.appInfo?.redPacketOpen ?? true,
    now: Date.now,
    newKey,
  }),
};
