import { Link } from 'wouter';
import { CAUTION, PROMISES } from '#content/homeFooter.ts';
import styles from './HomeFooter.module.css';
import { useSiteTitle } from '#hooks/siteTitle.ts';

/** The footer of the home page: the operator's promises, links, and the site's name. */
export function HomeFooter() {
  const title = useSiteTitle();
  return (
    <footer className={styles['footer']}>
      <dl className={styles['promises']}>
        {PROMISES.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['links']}>
        <Link href="/about">关于我们</Link>
        <Link href="/faq">帮助中心</Link>
        <Link href="/sponsor">品牌赞助</Link>
      </p>
      <p>{CAUTION}</p>
      <p>{`© ${title} 版权所有`}</p>
    </footer>
  );
}
