import { definePage } from '#hooks/definePage.ts';
import { FaqScreen } from './FaqScreen.tsx';
import { faqView } from './faqView.ts';
import { faqMachine } from '#machines/faq/faq.machine.ts';

export const page = definePage({ logic: faqMachine, view: faqView, Screen: FaqScreen });
