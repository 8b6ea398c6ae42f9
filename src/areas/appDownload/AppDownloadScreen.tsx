import { useSystemSelector } from '#hooks/actors.tsx';
import { useSiteTitle } from '#hooks/siteTitle.ts';
import { outsideUrl } from '#machines/app/navigation/outsideUrl.ts';
import { art } from '#ui/art.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { APP_FEATURES, APP_SLOGAN, APP_STEPS, NO_ADDRESS_TEXT } from '#content/app.ts';
import styles from './AppDownloadScreen.module.css';
import { appDownloadView } from './appDownloadView.ts';

/** The app's download page (spec 2 §2): description, installation and download. */
export function AppDownloadScreen() {
  const title = useSiteTitle();
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <img alt="" src={art('app-icon.svg')} className={styles['emblem']} width="88" height="88" />
        <h2 className={styles['name']}>{`${title} APP`}</h2>
        <p className={styles['slogan']}>{APP_SLOGAN}</p>
        <Download />
      </div>
      <Card>
        {APP_FEATURES.map(({ icon, title: name, text }) => (
          <div key={name} className={styles['feature']}>
            <Icon name={icon} size={28} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </div>
        ))}
      </Card>
      <section className={styles['steps']}>
        <h2>安装说明</h2>
        <ol>
          {APP_STEPS.map((step, at) => (
            <li key={step}>
              <span aria-hidden="true" translate="no" className={styles['number']}>
                {at + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Loads the download address in a hidden frame, so that the page is not left (spec 2 §2). */
function Download() {
  const page = appDownloadView.useActor();
  const address = useSystemSelector('site', ({ context }) => context.appInfo?.iosDownloadUrl ?? '');
  const downloading = appDownloadView.use((snapshot) => snapshot.matches('downloading'));
  const allowed = outsideUrl(address, window.location.origin);
  if (allowed === null) return <p className={styles['none']}>{NO_ADDRESS_TEXT}</p>;
  return (
    <>
      <a
        href={allowed}
        className={buttonClass('primary', true)}
        onClick={(event) => {
          event.preventDefault();
          page.send({ type: 'download' });
        }}
      >
        立即下载
      </a>
      <p aria-live="polite" className={styles['busy']}>
        {downloading ? '正在准备下载…' : ''}
      </p>
      {downloading && (
        <iframe
          title="下载"
          src={allowed}
          sandbox="allow-downloads"
          aria-hidden="true"
          tabIndex={-1}
          className={styles['frame']}
        />
      )}
    </>
  );
}
