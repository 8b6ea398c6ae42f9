import { fromCallback } from 'xstate';
import { defineFlow } from '#machines/app/flowHost.machine.ts';
import { newcomerMachine } from '#machines/register/newcomer.machine.ts';
import { lazyPart, Nothing } from '#ui/lazyPart.tsx';
import { showBeside } from '#ui/showBeside.tsx';

const Card = lazyPart(() => import('./NewcomerCard.tsx').then((part) => part.NewcomerCard), {
  Instead: Nothing,
});

/** The welcome as an actor: it stands beside the pages while it runs. */
const card = fromCallback(({ sendBack }) => {
  showBeside('newcomer', <Card onClose={() => sendBack({ type: 'welcome.closed' })} />);
  return () => showBeside('newcomer', null);
});

/** The welcome of a new member, from the registration on. */
export const newcomerFlow = defineFlow({
  id: 'newcomer',
  logic: newcomerMachine.provide({ actors: { card } }),
});
