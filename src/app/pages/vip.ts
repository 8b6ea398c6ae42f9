import type { PageModule } from '#app/page.ts';
import { vip } from '#calls/vip.ts';
import { VipScreen } from '#features/vip/VipScreen.tsx';

export const page: PageModule = { Screen: VipScreen, logic: vip };
