import { definePage } from '#app/page.ts';
import { applications } from '#calls/promotions.ts';
import { ApplicationsScreen } from '#features/promotions/ApplicationsScreen.tsx';
import { applicationsView } from '#features/promotions/promotionViews.ts';

export const page = definePage({ logic: applications, view: applicationsView, Screen: ApplicationsScreen });
