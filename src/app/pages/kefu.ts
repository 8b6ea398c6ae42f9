import { definePage } from '#app/page.ts';
import { servicePage } from '#calls/customerService.ts';
import { CustomerServiceScreen } from '#features/customerService/CustomerServiceScreen.tsx';
import { serviceView } from '#features/customerService/serviceView.ts';

export const page = definePage({ logic: servicePage, view: serviceView, Screen: CustomerServiceScreen });
