import { useOwnEntries } from '#hooks/ownEntries.ts';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';

const OutboxStrip = lazyPart(() => import('./OutboxStrip.tsx').then((m) => m.OutboxStrip), {
  Instead: Nothing,
});
/** Without an answer its submission would wait forever, so a failure to load it offers a retry. */
const OutboxQuestion = lazyPart(() => import('./OutboxQuestion.tsx').then((m) => m.OutboxQuestion));

/** What a member sees of the outbox on every page. */
export function OutboxParts() {
  const own = useOwnEntries();
  return (
    <>
      {own.some(({ state }) => state === 'unsettled') && <OutboxStrip />}
      {own.some(({ state }) => state === 'asking') && <OutboxQuestion />}
    </>
  );
}
