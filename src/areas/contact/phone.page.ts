import { definePage } from '#hooks/definePage.ts';
import { phone } from './calls.ts';
import { PhoneScreen } from './ContactScreen.tsx';
import { phoneView } from './contactViews.ts';

export const page = definePage({ logic: phone, view: phoneView, Screen: PhoneScreen });
