import type { PageModule } from '#app/page.ts';
import { welfare } from '#calls/welfare.ts';
import { WelfareScreen } from '#features/welfare/WelfareScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = { Screen: WelfareScreen, logic: welfare, input: () => ({ newKey }) };
