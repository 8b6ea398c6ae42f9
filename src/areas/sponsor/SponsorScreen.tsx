import { useSystemSelector } from '#hooks/actors.tsx';
import { rateText } from '#machines/kit/money/usdt.ts';
import { art } from '#ui/art.ts';
import { Card } from '#ui/Card.tsx';
import { CoverFrame } from '#ui/CoverFrame.tsx';
import { CoverImage } from '#ui/CoverImage.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { FIGURES, MILESTONES, RATE_TEXT, SPONSORSHIP } from '#content/sponsor.ts';
import styles from './SponsorScreen.module.css';
import { sponsorView } from './sponsorView.ts';

const TABS = [
  { value: 'sponsorship', label: '品牌赞助' },
  { value: 'history', label: '发展历程' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** The brand page: sponsorships and history (spec 2 §2). */
export function SponsorScreen() {
  const page = sponsorView.useActor();
  const tab = sponsorView.use((snapshot) => (snapshot.matches('history') ? 'history' : 'sponsorship'));
  return (
    <div className={styles['page']}>
      <Tabs<Tab>
        label="品牌"
        items={TABS}
        value={tab}
        onChange={(next) => page.send({ type: `${next}.selected` })}
        renderPanel={(at) => (at === 'history' ? <History /> : <Sponsorship />)}
        fit
        className={styles['tabs'] ?? ''}
      />
    </div>
  );
}

/** The figures; a member, who sees the server's rate elsewhere, sees no other one here. */
function useFigures(): typeof FIGURES {
  const user = useSystemSelector('session', ({ context }) => context.user);
  if (user === null) return FIGURES;
  const rate = rateText(user.usdtrate) === null ? null : user.usdtrate;
  return FIGURES.flatMap((one) => {
    if (one.text !== RATE_TEXT) return [one];
    return rate === null ? [] : [{ ...one, figure: `${rate} 元` }];
  });
}

function Sponsorship() {
  const figures = useFigures();
  return (
    <>
      <img alt="" src={art('sponsor.svg')} width="750" height="320" className={styles['picture']} />
      <h2 className={styles['title']}>{SPONSORSHIP.title}</h2>
      <p className={styles['lead']}>{SPONSORSHIP.lead}</p>
      <ul aria-label="品牌实力" className={styles['figures']}>
        {figures.map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {SPONSORSHIP.partners.map(({ name, text }) => (
        <Card key={name} className={styles['partner'] ?? ''}>
          <h2>{name}</h2>
          <p>{text}</p>
        </Card>
      ))}
    </>
  );
}

function History() {
  return (
    <ol className={styles['line']}>
      {MILESTONES.map(({ year, date, title, text }) => (
        <li key={year} className={styles['milestone']}>
          <time dateTime={String(year)} className={styles['date']}>
            {date}
          </time>
          <h2>{title}</h2>
          <p>{text}</p>
          <CoverFrame className={styles['frame']}>
            <CoverImage loading="lazy" decoding="async" fallback={art(`timeline/${year}.svg`)} />
          </CoverFrame>
        </li>
      ))}
    </ol>
  );
}
