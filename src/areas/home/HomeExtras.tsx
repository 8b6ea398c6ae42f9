import { useSystemSelector } from '#hooks/actors.tsx';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';
import { HomeFooter } from './HomeFooter.tsx';
import { RedPacket } from './RedPacket.tsx';
import { Welcome } from './Welcome.tsx';

const SavedGamesReader = lazyPart(
  () => import('#areas/games/savedGamesFlow.tsx').then((m) => m.SavedGamesReader),
  { Instead: Nothing },
);

/** The parts that the first screen does not need: the footer, and what the operator can enable. */
export function HomeExtras() {
  const isMember = useSystemSelector('session', (snapshot) => snapshot.hasTag('member'));
  return (
    <>
      {isMember && <SavedGamesReader />}
      <HomeFooter />
      <RedPacket />
      <Welcome />
    </>
  );
}
