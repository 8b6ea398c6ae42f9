import { HomeFooter } from './HomeFooter.tsx';
import { RedPacket } from './RedPacket.tsx';
import { Welcome } from './Welcome.tsx';

/** What the home page shows beside the first screen: its foot, and what the operator may switch on. */
export function HomeExtras() {
  return (
    <>
      <HomeFooter />
      <RedPacket />
      <Welcome />
    </>
  );
}
