import { Banners } from './Banners.tsx';
import { Categories } from './Categories.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeFooter } from './HomeFooter.tsx';
import styles from './HomeScreen.module.css';
import { Notices } from './Notices.tsx';
import { RedPacket } from './RedPacket.tsx';
import { Welcome } from './Welcome.tsx';

/** The home page (spec 1 §2): each part reads its own data, and fails and retries on its own. */
export function HomeScreen() {
  return (
    <div className={styles['home']}>
      <Banners />
      <Notices />
      <Greeting />
      <Categories />
      <HomeFooter />
      <RedPacket />
      <Welcome />
    </div>
  );
}
