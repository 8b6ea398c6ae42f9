import { useSystemSelector } from '#hooks/actors.tsx';
import { useFlow, useFlowSelector } from '#hooks/flow.ts';
import { shownPayable } from '#hooks/shownPayment.ts';
import { pathPart, useHashLocation } from '#lib/hashLocation.ts';
import type { PaymentRef } from '#machines/kit/money/payment.machine.ts';
import type { UnpaidOrder } from '#machines/kit/money/unpaidLookup.machine.ts';
import { UNPAID_PAGES } from '#machines/kit/money/unpaidOrder.ts';
import { Icon } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Strip } from '#ui/Strip.tsx';

const PaymentSheet = lazyPart<{ payment: PaymentRef }>(() =>
  import('#areas/deposit/PaymentSheet.tsx').then((m) => m.PaymentSheet),
);

/** The member's unpaid order on the pages that show it, and its payment while that is open. */
export function UnpaidStrip() {
  const isHere = UNPAID_PAGES.includes(pathPart(useHashLocation()));
  const closed = useSystemSelector('site', (snapshot) => snapshot.hasTag('maintenance'));
  const order = useFlowSelector('unpaidOrder', ({ context }) => context.order) ?? null;
  const payment = useFlowSelector('unpaidOrder', ({ children }) => children.payment);
  return (
    <>
      {isHere && !closed && order !== null && <Order order={order} />}
      {payment !== undefined && <PaymentSheet payment={payment} />}
    </>
  );
}

function Order({ order }: { order: UnpaidOrder }) {
  const { send } = useFlow('unpaidOrder');
  return (
    <Strip name="unpaid" label="待支付的充值">
      <button type="button" onClick={() => send({ type: 'payment.opened' })}>
        <Icon name="clock" size={18} />
        <span translate="no">{`待支付 ${shownPayable(order.payable).text} · 继续`}</span>
        <Icon name="chevron" size={16} />
      </button>
      <button type="button" onClick={() => send({ type: 'order.marked', number: order.number })}>
        我已付款
      </button>
    </Strip>
  );
}
