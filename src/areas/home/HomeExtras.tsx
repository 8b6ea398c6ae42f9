import { HomeFooter } from './HomeFooter.tsx';
import { RedPacket } from './RedPacket.tsx';
import { Welcome } from './Welcome.tsx';

/** The parts that the first screen does not need: the footer, and what the operator can enable. */
export function HomeExtras() {
  return (
    <>
      <HomeFooter />
      <RedPacket />
      <Welcome />
    </>
  );
}
