import { go, toast } from './effects.ts';
import { routeOf, withRedirect } from '#machines/app/navigation/routes.ts';
import { systemActor, type System } from './systemActors.ts';
import { factsOf } from '#machines/app/session/facts.ts';

/** What a visitor is told who opens a page that needs a login (D68). */
const LOGIN_FIRST_TEXT = '请先登录';

/** Action: turns a visitor away from a member's page (D1), or tells those who follow the location. */
export function followLocation({ system }: { system: System }, location: string): void {
  if (routeOf(location)?.access === 'member' && !factsOf(system).member) {
    go({ system }, { to: withRedirect('/', location), replace: true });
    toast({ system }, { text: LOGIN_FIRST_TEXT });
    return;
  }
  systemActor(system, 'session')?.send({ type: 'location.changed' });
  systemActor(system, 'gameEntry')?.send({ type: 'location.changed' });
  systemActor(system, 'toasts')?.send({ type: 'location.changed', location });
}
