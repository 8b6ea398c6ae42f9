import { formatCny } from '#lib/money.ts';
import { useSubmissionNotice } from '#hooks/submissionNotice.ts';
import type { RebateSummary } from '#machines/assets/records.ts';
import { recordsPath } from '#machines/kit/money/recordTabs.ts';
import { NETWORK_TEXT } from '#machines/kit/calls/callError.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SubmissionButton } from '#ui/SubmissionButton.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';
import { rebateView, recordsView } from './assetsView.ts';
import { MoneyPart } from './MoneyPart.tsx';
import styles from './AssetsScreen.module.css';

/** The claimed and the pending rebate, with the button to claim it (spec 2 §5). */
export function Rebate() {
  const summary = recordsView.use(({ context }) => context.extra);
  // a failed summary is no longer loading; the list below offers the retry
  const failed = recordsView.use((snapshot) => snapshot.matches('failed'));
  const figures = summary ?? (failed ? { pending: null, claimed: null } : null);
  return (
    <Card className={styles['rebate'] ?? ''}>
      <dl aria-busy={figures === null || undefined}>
        <Figure name="待领取" amount={figures?.pending} />
        <Figure name="已领取" amount={figures?.claimed} />
      </dl>
      <MoneyPart part="rebate" label="返水领取">
        {(rebate) => (
          <rebateView.Provider actor={rebate}>
            <Claim summary={summary} />
          </rebateView.Provider>
        )}
      </MoneyPart>
    </Card>
  );
}

function Figure({ name, amount }: { name: string; amount: ServerAmount | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">
        {amount === undefined ? <Skeleton width="88px" height="24px" /> : formatCny(amount)}
      </dd>
    </div>
  );
}

function Claim({ summary }: { summary: RebateSummary | null }) {
  const rebate = rebateView.useActor();
  const busy = rebateView.use((snapshot) => snapshot.hasTag('busy'));
  const unsettled = rebateView.use((snapshot) => snapshot.matches({ submitting: 'unsettled' }));
  const refusal = rebateView.use(({ context }) => context.refusal);
  if (unsettled) return <UnknownClaim />;
  return (
    <SubmissionButton
      refused={refusal}
      busy={busy}
      disabled={summary === null}
      onClick={() => rebate.send({ type: 'claim', available: summary?.pending ?? null })}
    >
      领取返水
    </SubmissionButton>
  );
}

function UnknownClaim() {
  const notice = useSubmissionNotice(rebateView.use(({ children }) => children.submission));
  return <UnsettledNotice {...notice} text={NETWORK_TEXT} recordHref={recordsPath('5')} />;
}
