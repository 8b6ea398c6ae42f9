import { useState } from 'react';
import { usePageActor, usePageChildState } from '#lib/actors.tsx';
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
  const submission = usePageChildState('submission');
  const [wasUnsettled, setWasUnsettled] = useState(false);
  const unsettled = submission === 'unsettled' || (wasUnsettled && submission === 'sending');
  if (wasUnsettled !== unsettled) setWasUnsettled(unsettled);
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
      busy={submission === 'sending'}
      onRetry={() => page.send({ type: 'submission.retry' })}
      onAbandon={() => page.send({ type: 'submission.abandon' })}
    />
  );
}
