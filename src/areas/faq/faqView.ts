import { actorView } from '#hooks/actorView.tsx';
import type { faqMachine } from '#machines/faq/faq.machine.ts';

/** Access to the actor of the help page. */
export const faqView = actorView<typeof faqMachine>();
