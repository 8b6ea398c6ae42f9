import { definePage } from '#app/page.ts';
import { assets } from '#calls/assets.ts';
import { AssetsScreen } from '#features/assets/AssetsScreen.tsx';
import { assetsView } from '#features/assets/assetsView.ts';
import { tabOf } from '#machines/kit/money/recordTabs.ts';

export const page = definePage({
  logic: assets,
  view: assetsView,
  Screen: AssetsScreen,
  input: ({ search }) => ({ tab: tabOf(search) }),
});
