import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { PageProvider, usePageActor, usePageSelector } from '#lib/actors.tsx';
import { useUnsettled } from '#lib/unsettled.ts';
import { NETWORK_TEXT } from '#machines/calls/callError.ts';
import { FormFoot } from '#ui/FormFoot.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';

interface SubmitOrSettleProps {
  name: string;
  busy: boolean;
  text?: string;
  recordHref: string;
}

/**
 * The button of a method's form; while nobody knows whether its submission arrived, what can be done about it
 * stands in its place. The submission is the child of what the method has on its way: `recharge` or `payment`.
 */
export function SubmitOrSettle(props: SubmitOrSettleProps) {
  const method = usePageActor<AnyStateMachine>();
  const underWay = usePageSelector<AnyStateMachine, AnyActorRef | undefined>(({ children }) => {
    const { recharge, payment } = children as Readonly<Record<string, AnyActorRef | undefined>>;
    return recharge ?? payment;
  });
  return (
    <PageProvider page={underWay ?? method}>
      <Settle {...props} />
    </PageProvider>
  );
}

function Settle({ name, busy, text = NETWORK_TEXT, recordHref }: SubmitOrSettleProps) {
  const { unsettled, notice } = useUnsettled();
  return (
    <FormFoot
      label={name}
      busy={busy}
      notice={
        unsettled && (
          <UnsettledNotice {...notice} text={text} recordHref={recordHref} recordName="查看存款记录" />
        )
      }
    />
  );
}
