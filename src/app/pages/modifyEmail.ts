import type { PageModule } from '#app/page.ts';
import { email } from '#calls/contact.ts';
import { EmailScreen } from '#features/contact/EmailScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = { Screen: EmailScreen, logic: email, input: () => ({ newKey }) };
