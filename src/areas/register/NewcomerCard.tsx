import { Link } from 'wouter';
import { useHasOwnEntries } from '#hooks/ownEntries.ts';
import { pathPart, useHashLocation } from '#lib/hashLocation.ts';
import { Icon } from '#ui/Icon.tsx';
import { useStripRoom } from '#ui/stripRoom.ts';
import styles from './NewcomerCard.module.css';

/** The way to a first withdrawal; the first step comes first because the second asks for it. */
const STEPS = [
  { name: '设置支付密码', href: '/modifyPayPassword' },
  { name: '绑定收款账户', href: '/bankCard' },
  { name: '去充值', href: '/deposit' },
] as const;

/** The pages where a member looks around; where something is filled in, the card would be in the way. */
const PAGES: ReadonlySet<string> = new Set(['/', '/userCenter']);

/** The height of the card and the space above it, which the foot of the page leaves free (tokens.css). */
const ROOM = 'calc(120px + var(--s2))';

/** The welcome of a new member above the tab bar; a submission without a known outcome takes its place. */
export function NewcomerCard({ onClose }: { onClose: () => void }) {
  const isElsewhere = !PAGES.has(pathPart(useHashLocation()));
  const isTaken = useHasOwnEntries();
  const isShown = !isElsewhere && !isTaken;
  useStripRoom('newcomer', isShown ? ROOM : null);
  if (!isShown) return null;
  return (
    <aside aria-label="新手引导" className={styles['place']}>
      <div className={styles['card']}>
        <p className={styles['title']}>注册成功，三步即可提现</p>
        <ol className={styles['steps']}>
          {STEPS.map(({ name, href }, at) => (
            <li key={href}>
              <Link href={href} className={styles['step']}>
                <span aria-hidden="true" translate="no" className={styles['number']}>
                  {at + 1}
                </span>
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ol>
        <button type="button" aria-label="关闭新手引导" className={styles['close']} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </aside>
  );
}
