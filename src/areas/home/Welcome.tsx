import { lazy, Suspense } from 'react';
import { useSystemSelector } from '#hooks/actors.tsx';
import { withinTimeLimit } from '#lib/timeLimit.ts';
import type { WelcomeDialogProps } from './WelcomeDialog.tsx';
import { homeView } from './homeView.ts';

const NoDialog = (_: WelcomeDialogProps) => <></>;
const WelcomeDialog = lazy(() =>
  withinTimeLimit(() => import('./WelcomeDialog.tsx'))
    .then(async ({ WelcomeDialog, loadSanitizer }) => {
      // load the sanitizer first, so that the dialog opens at its final size
      await loadSanitizer();
      return { default: WelcomeDialog };
    })
    .catch(() => ({ default: NoDialog })),
);

/** The site's welcome dialog, if the operator enabled it (spec 1 §2 Home). */
export function Welcome() {
  const page = homeView.useActor();
  const offered = homeView.use((snapshot) => snapshot.matches({ welcome: 'offered', visibility: 'shown' }));
  // the dialog of an expired session comes first: the welcome would cover it and hide it from screen readers
  const expired = useSystemSelector('session', (snapshot) => snapshot.matches('expired'));
  const due = homeView.use(({ value }) => value.welcome === 'offered' || value.welcome === 'dismissed');
  if (!due || expired) return null;
  return (
    <Suspense>
      <WelcomeDialog open={offered} onClose={() => page.send({ type: 'welcome.closed' })} />
    </Suspense>
  );
}
