import { definePage } from '#app/page.ts';
import { vip } from '#calls/vip.ts';
import { VipScreen } from '#features/vip/VipScreen.tsx';
import { vipView } from '#features/vip/vipView.ts';

export const page = definePage({ logic: vip, view: vipView, Screen: VipScreen });
