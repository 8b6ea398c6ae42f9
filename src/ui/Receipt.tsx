import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Card } from './Card.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './Receipt.module.css';

interface ReceiptProps {
  /** Empty if there is none; null while it is being looked up. */
  number: string | null;
  /** What kind of number it is. */
  numberName?: string;
  /** Formatted, with sign and currency. */
  amount: string;
  time: string;
  state: string;
  /** Shown in place of the state and the time. */
  course?: ReactNode;
  /** Additional lines. */
  lines?: readonly { name: string; value: string }[];
  /** Another control beside the button that copies the number. */
  beside?: ReactNode;
  onCopied: (copied: boolean) => void;
}

/** The receipt of a payment: number, amount, time and state; the number can be copied. */
export function Receipt(props: ReceiptProps) {
  const { number, numberName = '单号', amount, time, state, course, lines, beside, onCopied } = props;
  return (
    <div className={styles['receipt']} aria-busy={number === null || undefined}>
      <p translate="no" className={styles['amount']}>
        {amount}
      </p>
      {course}
      <dl className={styles['lines']}>
        {course === undefined && <StateAndTime state={state} time={time} />}
        {lines?.map((line) => (
          <Line key={line.name} {...line} />
        ))}
        <div className={styles['line']}>
          <dt>{numberName}</dt>
          <dd translate="no">{number === null ? <Skeleton width="140px" height="18px" /> : number || '—'}</dd>
        </div>
      </dl>
      <div className={styles['buttons']}>
        {number !== null && number !== '' && (
          <CopyButton text={number} label="复制单号" onCopied={onCopied} />
        )}
        {beside}
      </div>
    </div>
  );
}

interface ReceiptCardProps extends ReceiptProps {
  /** What was done. */
  title: string;
  /** The next actions, below each other. */
  children: ReactNode;
  /** Called when the receipt is touched, or a control of it is focused. */
  onHold?: () => void;
  className?: string | undefined;
}

/**
 * A receipt that replaces a submitted form, with the next actions. Submitting removed the focused element, so the title
 * is focused: a screen reader announces it, and the next Tab stays in the receipt.
 */
export function ReceiptCard({ title, children, onHold, className, ...receipt }: ReceiptCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card
      className={className}
      onPointerDown={onHold}
      onFocus={({ target }) => {
        if (target !== heading.current) onHold?.();
      }}
    >
      <h2 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h2>
      <Receipt {...receipt} />
      <div className={styles['ways']}>{children}</div>
    </Card>
  );
}

/** The state and time of the request, as lines of a receipt; an empty one is unknown. */
export function StateAndTime({ state, time }: { state: string; time: string }) {
  return (
    <>
      <Line name="状态" value={state} />
      <Line name="时间" value={time} translate="no" />
    </>
  );
}

/** A line of a receipt; an empty value is unknown. */
export function Line({ name, value, translate }: { name: string; value: string; translate?: 'no' }) {
  return (
    <div className={styles['line']}>
      <dt>{name}</dt>
      <dd translate={translate}>{value === '' ? '—' : value}</dd>
    </div>
  );
}
