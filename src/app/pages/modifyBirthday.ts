import { definePage } from '#app/page.ts';
import { birthday } from '#calls/contact.ts';
import { BirthdayScreen } from '#features/contact/BirthdayScreen.tsx';
import { birthdayView } from '#features/contact/contactViews.ts';

export const page = definePage({ logic: birthday, view: birthdayView, Screen: BirthdayScreen });
