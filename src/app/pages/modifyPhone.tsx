import type { PageModule } from '#app/page.ts';
import { phone } from '#calls/contact.ts';
import { ContactScreen } from '#features/contact/ContactScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = {
  Screen: () => <ContactScreen kind="mobile" />,
  logic: phone,
  input: () => ({ newKey }),
};
