import { definePage } from '#hooks/definePage.ts';
import { applications } from './calls.ts';
import { ApplicationsScreen } from './ApplicationsScreen.tsx';
import { applicationsView } from './promotionViews.ts';

export const page = definePage({ logic: applications, view: applicationsView, Screen: ApplicationsScreen });
