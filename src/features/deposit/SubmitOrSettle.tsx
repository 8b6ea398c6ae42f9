import { usePageActor } from '#lib/actors.tsx';
import { useUnsettled } from '#lib/unsettled.ts';
import { NETWORK_TEXT } from '#machines/calls/callError.ts';
import type { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { Button } from '#ui/Button.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';

interface SubmitOrSettleProps {
  name: string;
  busy: boolean;
  text?: string;
  recordHref: string;
}

/**
 * The button of a method's form; while nobody knows whether its submission arrived, what can be done about it
 * stands in its place. Every method takes the two events.
 */
export function SubmitOrSettle({ name, busy, text = NETWORK_TEXT, recordHref }: SubmitOrSettleProps) {
  const page = usePageActor<typeof digitalDepositMachine>();
  const { unsettled, sending } = useUnsettled();
  if (!unsettled)
    return (
      <Button type="submit" block busy={busy}>
        {name}
      </Button>
    );
  return (
    <UnsettledNotice
      text={text}
      recordHref={recordHref}
      recordName="查看存款记录"
      busy={sending}
      onRetry={() => page.send({ type: 'submission.retry' })}
      onAbandon={() => page.send({ type: 'submission.abandon' })}
    />
  );
}
