import { customerServiceFlow } from '#calls/customerService.ts';
import { definePage } from '#hooks/definePage.ts';
import { assets } from './calls.ts';
import { AssetsScreen } from './AssetsScreen.tsx';
import { assetsView } from './assetsView.ts';
import { seeksNewest, tabOf } from '#machines/kit/money/recordTabs.ts';

export const page = definePage({
  logic: assets,
  view: assetsView,
  Screen: AssetsScreen,
  input: ({ search }) => ({ tab: tabOf(search), seeksNewest: seeksNewest(search) }),
  flows: [customerServiceFlow],
});
