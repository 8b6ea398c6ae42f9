import type { PageModule } from '#app/page.ts';
import { servicePage } from '#calls/customerService.ts';
import { CustomerServiceScreen } from '#features/customerService/CustomerServiceScreen.tsx';

export const page: PageModule = { Screen: CustomerServiceScreen, logic: servicePage };
