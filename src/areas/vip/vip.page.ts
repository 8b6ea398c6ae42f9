import { definePage } from '#hooks/definePage.ts';
import { vip } from './calls.ts';
import { VipScreen } from './VipScreen.tsx';
import { vipView } from './vipView.ts';

export const page = definePage({ logic: vip, view: vipView, Screen: VipScreen });
