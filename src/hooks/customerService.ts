import { useFlow, useFlowSelector } from './flow.ts';

/** Customer service for a page with its flow: whether it is being opened (D15), and how to open it. */
export function useCustomerService(): { opening: boolean; open: () => void } {
  const service = useFlow('customerService');
  const opening = useFlowSelector('customerService', (snapshot) => snapshot.matches('opening')) === true;
  return { opening, open: () => service.send({ type: 'service.open' }) };
}
