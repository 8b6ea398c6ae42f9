import type { PageModule } from '#app/page.ts';
import { FaqScreen } from '#features/faq/FaqScreen.tsx';
import { faqMachine } from '#machines/faq/faq.machine.ts';

export const page: PageModule = { Screen: FaqScreen, logic: faqMachine };
