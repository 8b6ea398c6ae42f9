import { definePage } from '#app/page.ts';
import { FaqScreen } from '#features/faq/FaqScreen.tsx';
import { faqView } from '#features/faq/faqView.ts';
import { faqMachine } from '#machines/faq/faq.machine.ts';

export const page = definePage({ logic: faqMachine, view: faqView, Screen: FaqScreen });
