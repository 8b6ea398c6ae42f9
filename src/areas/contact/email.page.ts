import { definePage } from '#hooks/definePage.ts';
import { email } from './calls.ts';
import { EmailScreen } from './ContactScreen.tsx';
import { emailView } from './contactViews.ts';

export const page = definePage({ logic: email, view: emailView, Screen: EmailScreen });
