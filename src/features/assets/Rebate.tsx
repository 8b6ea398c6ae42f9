import { useSelector } from '@xstate/react';
import { PageProvider, usePageActor, usePageSelector } from '#lib/actors.tsx';
import { useUnsettled } from '#lib/unsettled.ts';
import { formatCny } from '#lib/money.ts';
import type { assetsMachine } from '#machines/assets/assets.machine.ts';
import type { RebateSummary, RecordsRef } from '#machines/assets/records.ts';
import { recordsPath } from '#machines/assets/recordTabs.ts';
import { NETWORK_TEXT } from '#machines/calls/callError.ts';
import type { ClaimMachine, ClaimRef } from '#machines/submission/claim.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { UnsettledNotice } from '#ui/UnsettledNotice.tsx';
import styles from './AssetsScreen.module.css';

type Assets = typeof assetsMachine;

/** What of the rebate has been claimed and what waits, and the way to claim it (spec 2 §5). */
export function Rebate() {
  const records = usePageSelector<Assets, RecordsRef | undefined>(({ children }) => children.records);
  const summary = useSelector(records, (snapshot) => snapshot?.context.extra ?? null);
  // what failed to load is retried in the list below, and loads no longer
  const failed = useSelector(records, (snapshot) => snapshot?.matches('failed') ?? false);
  const figures = summary ?? (failed ? { pending: '', claimed: '' } : null);
  const rebate = usePageSelector<Assets, ClaimRef | undefined>(({ children }) => children.rebate);
  return (
    <Card className={styles['rebate'] ?? ''}>
      <dl aria-busy={figures === null || undefined}>
        <Figure name="待领取" amount={figures?.pending} />
        <Figure name="已领取" amount={figures?.claimed} />
      </dl>
      {rebate !== undefined && (
        <PageProvider page={rebate}>
          <Claim summary={summary} />
        </PageProvider>
      )}
    </Card>
  );
}

function Figure({ name, amount }: { name: string; amount: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount === undefined ? <Skeleton width="88px" height="24px" /> : formatCny(amount)}</dd>
    </div>
  );
}

function Claim({ summary }: { summary: RebateSummary | null }) {
  const page = usePageActor<ClaimMachine>();
  const busy = usePageSelector<ClaimMachine, boolean>((snapshot) => snapshot.hasTag('busy'));
  const { unsettled, notice } = useUnsettled();
  if (!unsettled)
    return (
      <Button
        block
        busy={busy}
        disabled={summary === null}
        onClick={() => page.send({ type: 'claim', available: summary?.pending ?? '0' })}
      >
        领取返水
      </Button>
    );
  return (
    <UnsettledNotice
      {...notice}
      text={NETWORK_TEXT}
      recordHref={recordsPath('5')}
      recordName="查看返水记录"
    />
  );
}
