import { useId } from 'react';
import { formatCny } from '#lib/money.ts';
import { readTypedAmount } from '#machines/kit/money/typedAmount.ts';
import { LIMIT_PERIODS, PERIOD_NAMES } from '#machines/kit/protection/limitPeriods.ts';
import {
  isConfirmable,
  isLower,
  leftOf,
  type DepositLimit,
  type LimitAmount,
} from '#machines/kit/protection/protection.ts';
import type { ProtectionChange } from '#machines/playerProtection/protectionChange.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { FormFoot } from '#ui/FormFoot.tsx';
import { useInvalidFocus } from '#ui/invalidFocus.ts';
import { Refusal } from '#ui/Refusal.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { depositLimitView, readerView } from './playerProtectionViews.ts';
import styles from './PlayerProtectionScreen.module.css';

/** The daily, weekly and monthly limits, and the form that changes one. */
export function DepositLimits() {
  const form = depositLimitView.useActor();
  const period = depositLimitView.use(({ context }) => context.period);
  const busy = depositLimitView.use((snapshot) => snapshot.hasTag('busy'));
  const limits = readerView.use(({ context }) => context.protection?.limits) ?? [];
  const limit = limits.find((known) => known.period === period);
  const offered = PERIOD_NAMES.filter((name) => limits.some((known) => known.period === name));
  return (
    <Card className={styles['section'] ?? ''}>
      <h2>存款限额</h2>
      <p className={styles['text']}>调低立即生效；调高或取消须等待24小时，并由您再次确认。</p>
      <RadioGroup
        label="限额周期"
        labelHidden
        options={offered.map((value) => ({ value, label: LIMIT_PERIODS[value].limit, disabled: busy }))}
        value={period}
        onChange={(next) => form.send({ type: 'period.selected', period: next })}
      />
      {limit !== undefined && <Figures limit={limit} />}
      {limit?.pending && <Pending limit={limit} busy={busy} />}
      <LimitForm present={limit?.amount ?? null} busy={busy} />
    </Card>
  );
}

function Figures({ limit: { period, amount, used, resetsAt } }: { limit: DepositLimit }) {
  const { limit, now } = LIMIT_PERIODS[period];
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{`${limit}限额`}</dt>
        <dd translate={amount === null ? undefined : 'no'}>
          {amount === null ? '未设置' : formatCny(amount || null)}
        </dd>
      </div>
      <div>
        <dt>{`${now}已存`}</dt>
        <dd translate="no">{formatCny(used)}</dd>
      </div>
      {amount !== null && (
        <div>
          <dt>{`${now}还可存入`}</dt>
          <dd translate="no" className={styles['left']}>
            {formatCny(leftOf(amount, used))}
          </dd>
        </div>
      )}
      <div>
        <dt>重新计算</dt>
        <dd translate="no">{resetsAt}</dd>
      </div>
    </dl>
  );
}

/** A pending higher or removed limit, which takes effect after a date and a second confirmation. */
function Pending({ limit, busy }: { limit: DepositLimit; busy: boolean }) {
  const form = depositLimitView.useActor();
  const due = readerView.use(
    ({ context }) => context.protection !== null && isConfirmable(limit, context.protection.serverTime),
  );
  const refused = depositLimitView.use((snapshot) =>
    isOfPending(snapshot) ? snapshot.context.invalid : null,
  );
  const words = useId();
  const described = refused === null ? {} : { 'aria-describedby': words };
  if (limit.pending === null) return null;
  const { amount, confirmableAt } = limit.pending;
  return (
    <div className={styles['pending']}>
      <p>
        <span>{amount === null ? '待取消限额，' : `待调高至 ${formatCny(amount || null)}，`}</span>
        <span>{due ? '需要您再次确认才会生效。' : `${confirmableAt}（北京时间）起可确认。`}</span>
      </p>
      <Refusal id={words} refused={refused} />
      <div className={styles['ways']}>
        <Button
          variant="secondary"
          disabled={busy}
          {...described}
          onClick={() => form.send({ type: 'limit.cancelled' })}
        >
          不再调整
        </Button>
        {due && (
          <Button
            variant="secondary"
            busy={busy}
            {...described}
            onClick={() => form.send({ type: 'limit.confirmed' })}
          >
            再次确认
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether the last change was one of the pending limit, so that its refusal stands there. */
function isOfPending({ context: { change } }: { context: { change: ProtectionChange | null } }): boolean {
  return change?.action === 'confirm_limit' || change?.action === 'cancel_limit';
}

function LimitForm({ present, busy }: { present: LimitAmount; busy: boolean }) {
  const actor = depositLimitView.useActor();
  const period = depositLimitView.use(({ context }) => context.period);
  const amount = depositLimitView.use(({ context }) => context.amount);
  const invalid = depositLimitView.use(({ context }) => context.invalid);
  const wanted = readTypedAmount(amount);
  const isPending = depositLimitView.use(isOfPending);
  const form = useInvalidFocus(invalid);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'submit' });
      }}
    >
      <AmountField
        label={`${LIMIT_PERIODS[period].limit}限额金额`}
        value={amount}
        placeholder="请输入限额"
        error={invalid?.field === 'amount' ? invalid.text : undefined}
        hint={whenItApplies(wanted, present)}
        disabled={busy}
        onType={(text) => actor.send({ type: 'amount.typed', text })}
        onSettle={() => actor.send({ type: 'amount.settled' })}
      />
      <FormFoot label="保存限额" busy={busy} refused={isPending ? null : invalid} />
      {present !== null && (
        <Button variant="ghost" block disabled={busy} onClick={() => actor.send({ type: 'limit.removed' })}>
          {`取消${LIMIT_PERIODS[period].limit}限额`}
        </Button>
      )}
    </form>
  );
}

/** When a typed limit applies; nothing if that depends on a limit that is unknown (D65). */
function whenItApplies(wanted: string | null, present: LimitAmount): string | undefined {
  if (!wanted || present === false) return undefined;
  return isLower(wanted, present) ? '立即生效' : '24小时后再次确认才生效';
}
