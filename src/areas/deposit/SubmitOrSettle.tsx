import { useSelector } from '@xstate/react';
import { formatCny } from '#lib/money.ts';
import { useSubmissionNotice } from '#hooks/submissionNotice.ts';
import { NETWORK_TEXT } from '#machines/kit/calls/callError.ts';
import type { OnlinePayment } from '#machines/deposit/onlinePayment.ts';
import type { Recharge } from '#machines/deposit/recharge.ts';
import type { SubmissionRef } from '#machines/kit/submission/submission.machine.ts';
import { FormFoot } from '#ui/FormFoot.tsx';
import type { Refused } from '#ui/Refusal.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';

interface SettleProps {
  submission: SubmissionRef<Recharge, string> | SubmissionRef<OnlinePayment, string>;
  text?: string;
  recordHref: string;
  /** replaces the retry of the submission */
  onRetry?: () => void;
}

interface SubmitOrSettleProps extends Omit<SettleProps, 'submission'> {
  name: string;
  busy: boolean;
  /** the last refusal of the form */
  refused: Refused | null;
  /** the submission while its outcome is unknown */
  unsettled: SettleProps['submission'] | undefined;
}

/** The submit button of a method's form; while the outcome of its submission is unknown, the notice instead. */
export function SubmitOrSettle({ name, busy, refused, unsettled, ...settle }: SubmitOrSettleProps) {
  return (
    <FormFoot
      label={name}
      busy={busy}
      refused={refused}
      notice={unsettled && <Settle submission={unsettled} {...settle} />}
    />
  );
}

function Settle({ submission, text = NETWORK_TEXT, recordHref, onRetry }: SettleProps) {
  const notice = useSubmissionNotice(submission);
  const amount = useSelector(submission, ({ context }) => context.intent.amount);
  return (
    <UnsettledNotice
      {...notice}
      text={text}
      sent={{ name: '充值', amount: formatCny(amount) }}
      recordHref={recordHref}
      onRetry={onRetry ?? notice.onRetry}
    />
  );
}
