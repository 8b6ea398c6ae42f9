import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSystemSelector } from '#hooks/actors.tsx';
import { useRawSearch } from '#lib/hashLocation.ts';
import { formatCny } from '#lib/money.ts';
import { BREAKS, CLOSING_WORD, CLOSINGS } from '#machines/playerProtection/exclusion.machine.ts';
import { exclusionOf, exclusionText } from '#machines/kit/protection/protection.ts';
import type { ProtectionChange } from '#machines/playerProtection/protectionChange.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { SubmissionButton } from '#ui/SubmissionButton.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { ConfirmationProps } from './ConfirmationDialog.tsx';
import { exclusionView, playerProtectionView, readerView } from './playerProtectionViews.ts';
import styles from './PlayerProtectionScreen.module.css';

const ConfirmationDialog = lazyPart(() =>
  import('./ConfirmationDialog.tsx').then((m) => m.ConfirmationDialog),
);

/** The break or closing in force, with its end in server time. */
export function InForce() {
  const text = readerView.use(({ context: { protection } }) => {
    const exclusion = protection && exclusionOf(protection);
    return exclusion && exclusionText(exclusion);
  });
  const page = playerProtectionView.useActor();
  const words = useRef<HTMLParagraphElement>(null);
  const isWanted = playerProtectionView.use((snapshot) => snapshot.matches('leadingToCard'));
  useEffect(() => {
    if (!isWanted || text === null) return undefined;
    // after the closed dialog has given the focus back to its button
    const frame = requestAnimationFrame(() => {
      words.current?.focus({ preventScroll: true });
      words.current?.scrollIntoView({ block: 'center' });
      page.send({ type: 'card.reached' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted, text, page]);
  if (text === null) return null;
  return (
    <Card className={styles['inForce'] ?? ''}>
      <Icon name="pause" size={24} />
      <div>
        <p ref={words} tabIndex={-1}>
          {text}
        </p>
        <Link href="/withdraw" className={buttonClass('secondary')}>
          提现
        </Link>
      </div>
    </Card>
  );
}

/** A break of 24 hours, 7 days or 30 days; the reality check links here. */
export function BreakTaking() {
  const until = readerView.use(({ context }) => context.protection?.breakUntil ?? null);
  const section = useRef<HTMLHeadingElement>(null);
  const isLinked = new URLSearchParams(useRawSearch()).get('section') === 'break';
  useEffect(() => {
    if (!isLinked) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <Card className={styles['section'] ?? ''}>
      <h2 ref={section} tabIndex={-1}>
        休息一下
      </h2>
      <p className={styles['text']}>
        休息期间不能游戏和充值，提现照常。开始后不能取消或缩短，只能延长，到时自动结束。
      </p>
      <Lengths label="休息时间" choices={BREAKS} name={breakName} ask="开始休息" />
      <Confirmation title="开始休息" confirm="开始休息">
        {(change) => (
          <>
            <p>
              <span>{`从现在起 ${breakName(change)} 内，您不能进入游戏，也不能充值；提现照常。`}</span>
              {until !== null && <span>{`现有的休息至 ${until}（北京时间）。`}</span>}
            </p>
            <p>开始后不能取消或缩短，客服也不能。</p>
          </>
        )}
      </Confirmation>
    </Card>
  );
}

/** Closes the account for six months or longer. */
export function AccountClosing() {
  const balance = useSystemSelector('session', ({ context }) => context.user?.balance);
  return (
    <Card className={styles['section'] ?? ''}>
      <h2>关闭账户</h2>
      <p className={styles['text']}>
        最短6个月。关闭期间不能游戏、充值、领取红包和参加活动，不能提前恢复；您仍可登录并提现，余额不会失去。
      </p>
      <Lengths label="关闭时间" choices={CLOSINGS} name={closingName} ask="关闭账户" />
      <Confirmation title="关闭账户" confirm="确认关闭" word={CLOSING_WORD}>
        {(change) => (
          <>
            <p>
              {`您的账户将关闭 ${closingName(change)}，期间不能游戏、充值、领取红包和参加活动，也不能提前恢复或缩短。`}
            </p>
            <p>
              {balance !== undefined && (
                <>
                  <span>当前余额 </span>
                  <span translate="no">{`${formatCny(balance)} `}</span>
                </>
              )}
              <span>仍属于您：关闭期间可以照常登录，把余额和游戏平台内的资金转回并提现。</span>
            </p>
          </>
        )}
      </Confirmation>
    </Card>
  );
}

function breakName(change: ProtectionChange): string {
  if (change.action !== 'break') return '';
  return change.days === 1 ? '24小时' : `${change.days}天`;
}

function closingName(change: ProtectionChange): string {
  if (change.action !== 'close') return '';
  return change.months < 12 ? `${change.months}个月` : `${change.months / 12}年`;
}

interface LengthsProps {
  label: string;
  choices: readonly ProtectionChange[];
  name: (change: ProtectionChange) => string;
  ask: string;
}

function Lengths({ label, choices, name, ask }: LengthsProps) {
  const actor = exclusionView.useActor();
  const chosen = exclusionView.use(({ context }) => context.change);
  const refusal = exclusionView.use(({ context }) => context.refusal);
  const busy = exclusionView.use((snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <RadioGroup
        label={label}
        labelHidden
        options={choices.map((change) => ({ value: name(change), label: name(change), disabled: busy }))}
        value={name(chosen)}
        onChange={(next) => {
          const change = choices.find((choice) => name(choice) === next);
          if (change !== undefined) actor.send({ type: 'length.selected', change });
        }}
      />
      <SubmissionButton
        variant="secondary"
        refused={refusal}
        busy={busy}
        onClick={() => actor.send({ type: 'exclusion.requested' })}
      >
        {ask}
      </SubmissionButton>
    </>
  );
}

function Confirmation(props: ConfirmationProps) {
  const open = exclusionView.use((snapshot) => snapshot.hasTag('dialog'));
  return open && <ConfirmationDialog {...props} />;
}
