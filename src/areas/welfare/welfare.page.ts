import { definePage } from '#hooks/definePage.ts';
import { welfare } from './calls.ts';
import { WelfareScreen } from './WelfareScreen.tsx';
import { welfareView } from './welfareView.ts';

export const page = definePage({ logic: welfare, view: welfareView, Screen: WelfareScreen });
