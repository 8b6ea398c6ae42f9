import type { PageModule } from '#app/page.ts';
import { email } from '#calls/contact.ts';
import { ContactScreen } from '#features/contact/ContactScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = {
  Screen: () => <ContactScreen kind="email" />,
  logic: email,
  input: () => ({ newKey }),
};
