import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';
import { Icon } from './Icon.tsx';
import styles from './UnsettledNotice.module.css';
import { Ways } from './Ways.tsx';

interface UnsettledNoticeProps {
  text: string;
  /** What was sent, such as 提现, and its amount as shown. */
  sent?: { name: string; amount: string } | undefined;
  /** The page that lists the record if the request arrived. */
  recordHref: string;
  /** A retry is pending. */
  busy: boolean;
  onRetry: () => void;
  /** The member has checked the records. */
  onChecked: () => void;
  /** The member opens the records. */
  onLook?: () => void;
}

/** The notice of a submission with an unknown outcome, with the possible actions. */
export function UnsettledNotice(props: UnsettledNoticeProps) {
  const { text, sent, recordHref, busy, onRetry, onChecked, onLook } = props;
  const notice = useRef<HTMLElement>(null);
  const seen = useRef(false);
  // it is taller than the button it replaces; scroll only once, as a kept page restores its scroll position
  useEffect(() => {
    if (!seen.current) notice.current?.scrollIntoView({ block: 'nearest' });
    seen.current = true;
  }, []);
  return (
    <section ref={notice} aria-label="结果未知" className={styles['notice']}>
      <p className={styles['title']}>
        <Icon name="warning" size={20} />
        <span>{text}</span>
      </p>
      {sent && (
        <p className={styles['sent']}>
          <span>{`${sent.name} `}</span>
          <span translate="no">{sent.amount}</span>
        </p>
      )}
      <p className={styles['text']}>
        请求可能已经到达，重试不会重复提交。您也可以先去核对记录，核对后点“已核对”。
      </p>
      <Ways>
        <Button busy={busy} onClick={onRetry}>
          重试
        </Button>
        <Link href={recordHref} className={buttonClass('secondary')} onClick={() => onLook?.()}>
          去核对
        </Link>
        <Button variant="ghost" onClick={() => busy || onChecked()}>
          已核对
        </Button>
      </Ways>
    </section>
  );
}
