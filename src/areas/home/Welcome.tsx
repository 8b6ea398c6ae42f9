import { useSystemSelector } from '#hooks/actors.tsx';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';
import { homeView } from './homeView.ts';

const WelcomeDialog = lazyPart(
  async () => {
    const { WelcomeDialog, loadSanitizer } = await import('./WelcomeDialog.tsx');
    // load the sanitizer first, so that the dialog opens at its final size
    await loadSanitizer();
    return WelcomeDialog;
  },
  { Instead: Nothing },
);

/** The site's welcome dialog, if the operator enabled it (spec 1 §2 Home). */
export function Welcome() {
  const page = homeView.useActor();
  const offered = homeView.use((snapshot) => snapshot.matches({ welcome: 'offered', visibility: 'shown' }));
  // the dialog of an expired session comes first: the welcome would cover it and hide it from screen readers
  const expired = useSystemSelector('session', (snapshot) => snapshot.matches('expired'));
  const due = homeView.use(({ value }) => value.welcome === 'offered' || value.welcome === 'dismissed');
  if (!due || expired) return null;
  return <WelcomeDialog open={offered} onClose={() => page.send({ type: 'welcome.closed' })} />;
}
