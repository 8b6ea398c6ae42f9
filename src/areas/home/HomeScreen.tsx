import { useIdle } from '#ui/idle.ts';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';
import { Banners } from './Banners.tsx';
import { Categories } from './Categories.tsx';
import { Greeting } from './Greeting.tsx';
import styles from './HomeScreen.module.css';
import { Lobby } from './Lobby.tsx';
import { Notices } from './Notices.tsx';

// The page works without them, so a chunk that fails to load must not lead to the error screen.
const HomeExtras = lazyPart(() => import('./HomeExtras.tsx').then((m) => m.HomeExtras), { Instead: Nothing });

/** The home page (spec 1 §2): each part reads its own data, and reserves its space while it has none. */
export function HomeScreen() {
  const idle = useIdle();
  return (
    <div className={styles['home']}>
      <Banners />
      <Notices idle={idle} />
      <Greeting />
      <Lobby />
      <Categories />
      {idle && <HomeExtras />}
    </div>
  );
}
