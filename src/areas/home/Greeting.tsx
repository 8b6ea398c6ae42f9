import { Link } from 'wouter';
import { useSystemSelector } from '#hooks/actors.tsx';
import { isNativeApp } from '#lib/nativeApp.ts';
import { withRedirect } from '#machines/app/navigation/routes.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './Greeting.module.css';
import { GREETING_HINT } from '#content/home.ts';
import { useSiteTitle } from '#hooks/siteTitle.ts';
import { Missing, Waiting } from './GreetingInstead.tsx';
import { useWantedPath } from './homePage.ts';

const QUICK_LINKS: readonly { name: string; href: string; icon: IconName }[] = [
  { name: '充值', href: '/deposit', icon: 'deposit' },
  { name: '提现', href: '/withdraw', icon: 'withdraw' },
  { name: 'APP下载', href: '/app', icon: 'download' },
];

const MemberGreeting = lazyPart(() => import('./MemberGreeting.tsx').then((m) => m.MemberGreeting), {
  Waiting,
  Missing,
});

/** The greeting of the visitor or member, and links to deposit, withdrawal and the app (spec 1 §2 Home). */
export function Greeting() {
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  // there is no navigator during the prerendering
  const native = typeof navigator !== 'undefined' && isNativeApp();
  return (
    <section className={styles['card']}>
      <div className={styles['who']}>{isMember ? <MemberGreeting /> : <VisitorGreeting />}</div>
      <div className={styles['quick']}>
        {QUICK_LINKS.map(({ name, href, icon }) =>
          native && href === '/app' ? null : (
            <Link key={href} href={href} className={styles['quickLink']}>
              <Icon name={icon} />
              <span>{name}</span>
            </Link>
          ),
        )}
      </div>
    </section>
  );
}

function VisitorGreeting() {
  const title = useSiteTitle();
  const wanted = useWantedPath();
  return (
    <>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <span>欢迎来到</span>
          <span>{title}</span>
        </p>
        <p className={styles['hint']}>{GREETING_HINT}</p>
      </div>
      <Link href={withRedirect('/login', wanted)} className={buttonClass('secondary')}>
        登录
      </Link>
      <Link href={withRedirect('/register', wanted)} className={buttonClass()}>
        注册
      </Link>
    </>
  );
}
