import { definePage } from '#app/page.ts';
import { phone } from '#calls/contact.ts';
import { PhoneScreen } from '#features/contact/ContactScreen.tsx';
import { phoneView } from '#features/contact/contactViews.ts';

export const page = definePage({ logic: phone, view: phoneView, Screen: PhoneScreen });
