import { actorView } from '#lib/actorView.tsx';
import type { faqMachine } from '#machines/faq/faq.machine.ts';

/** The way of the help page to its actor. */
export const faqView = actorView<typeof faqMachine>();
