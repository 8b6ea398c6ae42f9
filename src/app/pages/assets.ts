import type { PageModule } from '#app/page.ts';
import { assets } from '#calls/assets.ts';
import { AssetsScreen } from '#features/assets/AssetsScreen.tsx';
import { newKey } from '#lib/newKey.ts';
import { tabOf } from '#machines/assets/recordTabs.ts';

export const page: PageModule = {
  Screen: AssetsScreen,
  logic: assets,
  input: ({ search }) => ({ tab: tabOf(search), newKey }),
};
