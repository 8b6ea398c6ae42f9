import { definePage } from '#hooks/definePage.ts';
import { birthday } from './calls.ts';
import { BirthdayScreen } from './BirthdayScreen.tsx';
import { birthdayView } from './contactViews.ts';

export const page = definePage({ logic: birthday, view: birthdayView, Screen: BirthdayScreen });
