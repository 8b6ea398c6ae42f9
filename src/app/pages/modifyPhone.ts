import type { PageModule } from '#app/page.ts';
import { phone } from '#calls/contact.ts';
import { PhoneScreen } from '#features/contact/PhoneScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = { Screen: PhoneScreen, logic: phone, input: () => ({ newKey }) };
