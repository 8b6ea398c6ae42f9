import { definePage } from '#app/page.ts';
import { welfare } from '#calls/welfare.ts';
import { WelfareScreen } from '#features/welfare/WelfareScreen.tsx';
import { welfareView } from '#features/welfare/welfareView.ts';

export const page = definePage({ logic: welfare, view: welfareView, Screen: WelfareScreen });
