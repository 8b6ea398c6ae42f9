import { definePage } from '#hooks/definePage.ts';
import { servicePage } from '#calls/customerService.ts';
import { CustomerServiceScreen } from './CustomerServiceScreen.tsx';
import { serviceView } from './serviceView.ts';

export const page = definePage({ logic: servicePage, view: serviceView, Screen: CustomerServiceScreen });
