import { definePage } from '#app/page.ts';
import { email } from '#calls/contact.ts';
import { EmailScreen } from '#features/contact/ContactScreen.tsx';
import { emailView } from '#features/contact/contactViews.ts';

export const page = definePage({ logic: email, view: emailView, Screen: EmailScreen });
